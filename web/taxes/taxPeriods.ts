import type { TaxPeriod } from '../__generated__/TaxesPageQuery.graphql.ts'

/** Periods of the tax screen, with their values in the URL. */
export const taxPeriods = [
  { value: 'THIS_MONTH', label: 'This month' },
  { value: 'LAST_MONTH', label: 'Last month' },
  { value: 'THIS_QUARTER', label: 'This quarter' },
  { value: 'LAST_QUARTER', label: 'Last quarter' },
  { value: 'THIS_YEAR', label: 'This year' },
  { value: 'LAST_YEAR', label: 'Last year' },
] as const satisfies readonly { value: TaxPeriod; label: string }[]

/** Reads the period from the URL; by default, the current quarter. */
export function taxPeriodIn(params: URLSearchParams): TaxPeriod {
  const asked = params.get('period')
  return taxPeriods.find(({ value }) => value === asked)?.value ?? 'THIS_QUARTER'
}
