import { MOST_OWNERS_LEFT } from '../../contract/ownersLeft.ts'
import type { JobRun } from '../platform/jobs/job.ts'
import type { FormLeft } from './formsOfYear.sql.ts'

/** Forms that a run omitted, each with the reason, by form id. */
export type LeftOut = Map<number, { form: FormLeft; why: string }>

/** Owners of forms that a run omitted, at most `MOST_OWNERS_LEFT` per form. */
export type OwnersLeft = Record<FormLeft['form'], number[]>

/** Whether the recipient has an address for mail. */
export const hasAddress = ({ address1, city, state, zip }: FormLeft) => [address1, city, state, zip].every(Boolean)

/** Adds a failure to the run for each owner and form, and returns the owners by form. */
export function reportLeftOut(run: JobRun, leftOut: LeftOut): OwnersLeft {
  const failures = new Map([...leftOut.values()].map(({ form, why }) => [nameOf(form), why]))
  for (const [name, why] of failures) run.failed(name, new Error(why))
  const ownersOf = (kind: FormLeft['form']) =>
    [...leftOut.values()].filter(({ form }) => form.form === kind).map(({ form }) => form.account_owner_id)
  const named = (kind: FormLeft['form']) =>
    [...new Set(ownersOf(kind))].toSorted((one, other) => one - other).slice(0, MOST_OWNERS_LEFT)
  return { '1099-R': named('1099-R'), '5498': named('5498') }
}

function nameOf({ account_owner_id: owner, form, payee_id: payee }: FormLeft): string {
  return `owner ${owner}, Form ${form}${payee === null ? '' : ` of recipient ${payee}`}`
}
