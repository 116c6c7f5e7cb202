import type { FormLeft } from './formsOfYear.sql.ts'

/** Positions of an account number in the layout of Publication 1220. */
const LENGTH = 20

/**
 * The account number of a form in its return and on its copy, such as "300111-7" for Form 1099-R. Returns of one type for
 * one recipient need different numbers, and a correction that of its original (Publication 1220, record B, positions 21
 * to 40; efile1.zendesk.com, "Account Number on Information Returns May now be Required", read on 2026-11-30). The first
 * code of a form never changes. A second form that began with the code 7 has "-7-2".
 */
export function accountNumberOf(
  of: Pick<FormLeft, 'form' | 'plan_account_number' | 'first_code' | 'filed_account_number'>,
): string {
  if (of.filed_account_number !== null) return of.filed_account_number
  if (of.form === '5498') return of.plan_account_number
  const [code = '', ...again] = of.first_code.split('*')
  const suffix = again.length === 0 ? `-${code}` : `-${code}-${again.length + 1}`
  // The end of a long number differs more often than its beginning.
  return `${of.plan_account_number.slice(suffix.length - LENGTH)}${suffix}`
}
