import { MOST_OWNERS_LEFT } from '../../contract/ownersLeft.ts'

interface Duty {
  what: string
  /** The job that fulfills the duty; null if the firm fulfills it outside the portal. */
  job: string | null
  /** The person or company that must act after the job. */
  next?: string
}

/** The duties of a tax year, and the job or person that fulfills each. */
export const duties: Readonly<Record<string, Duty>> = {
  PREPARE: { what: 'Prepare the forms, before everything else', job: 'Tax Forms' },
  COPIES_1099R: {
    what: 'Copies of Forms 1099-R and the December 31 value to their owners',
    job: 'Tax Copies',
  },
  PAPER_COPIES: { what: 'Paper copies mailed', job: 'Print Vendor Upload', next: 'the vendor' },
  FORM_945: { what: 'Form 945 and its balance due', job: null },
  FILE_1099R: { what: 'Forms 1099-R filed with the IRS', job: 'Tax Returns', next: 'your firm, outside the portal' },
  COPIES_5498: { what: 'Copies of Forms 5498 to their owners', job: 'Tax Copies' },
  FILE_5498: { what: 'Forms 5498 filed with the IRS', job: 'Tax Returns', next: 'your firm, outside the portal' },
}

/** Each step as an instruction, with the type of the job that does it. `of` is empty or names the year: " of 2025". */
export const STEPS = {
  PREPARE: { step: (of: string) => `prepare the forms${of}`, type: 'TAX_FORMS' },
  COPIES_1099R: { step: (of: string) => `give owners their copies of Forms 1099-R${of}`, type: 'TAX_COPIES' },
  PAPER_COPIES: { step: (of: string) => `mail the paper copies${of}`, type: 'PRINT_VENDOR_UPLOAD' },
  FILE_1099R: { step: (of: string) => `file Forms 1099-R${of} with the IRS`, type: 'TAX_RETURNS' },
  COPIES_5498: { step: (of: string) => `give owners their copies of Forms 5498${of}`, type: 'TAX_COPIES' },
  FILE_5498: { step: (of: string) => `file Forms 5498${of} with the IRS`, type: 'TAX_RETURNS' },
} as const

type Step = keyof typeof STEPS

const isStep = (duty: string): duty is Step => duty in STEPS

/** The first open duty that the portal fulfills. */
export function nextDuty<Day extends DueDay & { readonly duty: string }>(days: readonly Day[]) {
  return days.find((day): day is Day & { duty: Step } => day.state === 'TO_DO' && isStep(day.duty))
}

/** Number of days before its deadline from which a duty counts as due soon. */
const SOON_DAYS = 30

/**
 * State of the duty as in the GraphQL schema, FIRST for the preparation of the forms, or BLOCKED for a duty that waits
 * for the preparation.
 */
interface DueDay {
  readonly state: string
  readonly daysLeft: number
}

export const isOverdue = ({ state, daysLeft }: DueDay): boolean =>
  (state === 'TO_DO' || state === 'FIRST' || state === 'BLOCKED') && daysLeft < 0

/** Whether a duty is not urgent, because its deadline is more than 30 days ahead. */
export const isLater = ({ state, daysLeft }: DueDay): boolean => state === 'TO_DO' && daysLeft > SOON_DAYS

/**
 * Returns the duties of a year without prepared forms. The preparation comes first, with the earliest deadline of all
 * duties, and blocks every open duty.
 */
export function withFirst<Day extends DueDay & { readonly duty: string }>(days: readonly Day[]) {
  const first = days.toSorted((one, other) => one.daysLeft - other.daysLeft)[0]
  const blocked = days.map((day) => ({ ...day, state: day.state === 'TO_DO' ? 'BLOCKED' : day.state }))
  return first ? [{ ...first, duty: 'PREPARE', state: 'FIRST' }, ...blocked] : []
}

/** "6 overdue, the first by 300 days"; null if no duty is overdue. */
export function overdueText(days: readonly DueDay[]): string | null {
  const late = days.filter(isOverdue).map(({ daysLeft }) => -daysLeft)
  if (late.length === 0) return null
  const most = Math.max(...late)
  const by = `by ${most} ${most === 1 ? 'day' : 'days'}`
  return late.length === 1 ? `1 overdue ${by}` : `${late.length} overdue, the first ${by}`
}

/** State of a duty in words: "To do, 8 days left". */
export function stateOf({ state, daysLeft }: DueDay): string {
  if (state === 'DONE') return 'Done'
  if (state === 'FIRST') return daysLeft < 0 ? 'Overdue: do this first' : 'To do first'
  if (state === 'BY_OPERATOR') return 'Filing is not tracked here'
  if (daysLeft < 0) {
    const late = `${-daysLeft} ${daysLeft === -1 ? 'day' : 'days'} late`
    return state === 'BLOCKED' ? `${late}, waits for the forms` : `Overdue, ${late}`
  }
  if (daysLeft > SOON_DAYS) return `Not due yet, ${daysLeft} days left`
  return daysLeft === 0 ? 'Due today' : `To do, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
}

/** Number of owners whose forms a run left out: "2 owners". The custodian names only so many. */
export function ownersCounted(named: number): string {
  if (named === 1) return '1 owner'
  return named < MOST_OWNERS_LEFT ? `${named} owners` : `${named} owners or more`
}

/** The ids of owners whose forms a run left out: "1001, 1002". */
export function ownersNamed(ids: readonly number[]): string {
  return ids.length < MOST_OWNERS_LEFT ? ids.join(', ') : `${ids.join(', ')} and perhaps others`
}
