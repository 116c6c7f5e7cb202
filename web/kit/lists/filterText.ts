import { formatDate, formatMoney } from '../ui/format.ts'
import type { FilterField, ListSpec } from './listSpec.ts'

/** Describes an active filter: "Amount from: $500.00". */
export function filterText(field: FilterField, value: string): string {
  return `${field.label}: ${shown(field, value)}`
}

/** Describes the sort order of a list: "Amount, descending". */
export function orderText(spec: ListSpec, sort: string): string {
  const name = spec.sorts[sort.replace(/_(ASC|DESC)$/, '')] ?? ''
  return `${name}, ${sort.endsWith('_ASC') ? 'ascending' : 'descending'}`
}

function shown(field: FilterField, value: string): string {
  if (field.kind === 'money') return formatMoney(Number(value))
  if (field.kind === 'day') return formatDate(value)
  if (field.kind === 'choice') return field.options.find((option) => String(option.value) === value)?.label ?? value
  return value
}
