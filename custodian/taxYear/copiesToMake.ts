import type { Config } from '../platform/config/config.ts'
import type { Tx } from '../platform/db/connect.ts'
import { printedNow, type Copy } from './copyBlocks.ts'
import { daysOfDuty } from './dueDays.ts'
import { formsDone, formsLeft, lastPrinted, type FormLeft } from './formsOfYear.sql.ts'
import { taxCalendarOf } from './taxCalendar.ts'

/** The copies to make. `last` is the last form that was checked; null if no form is left to check. */
export interface Found {
  copies: Copy[]
  last: number | null
}

const corrected = (form: FormLeft): Copy => ({ form, kind: 'CORRECTED', isCorrection: true })

/** Selects copies of forms that were never furnished, or were prepared again after the last copy. */
export async function newCopies(tx: Tx, year: number, most: number): Promise<Found> {
  const forms = await formsLeft(tx, 'tax_form_copy', year, most)
  return {
    copies: forms.map((form) => (form.earlier > 0 ? corrected(form) : { form, kind: 'FIRST', isCorrection: false })),
    last: null,
  }
}

/**
 * Selects copies of furnished forms whose recipient's name or address has changed since. Recipients get a statement
 * that shows the correction (General Instructions for Certain Information Returns, part H, 2011 copy, read on
 * 2026-11-27). An address alone needs no correction with the IRS; the copy goes to the new address
 * (legalclarity.org, "Do I Need to File a Corrected 1099 for an Address Change?", read on 2026-11-27).
 */
export async function copiesAgain(
  tx: Tx,
  { year, after, most, withAddress }: { year: number; after: number; most: number; withAddress: boolean },
): Promise<Found> {
  const forms = await formsDone(tx, 'tax_form_copy', year, { after, most })
  const printed = await lastPrinted(
    tx,
    forms.map(({ tax_form_id: id }) => id),
  )
  const copies = forms.flatMap((form): Copy[] => {
    const before = printed.get(form.tax_form_id)
    if (before === undefined) return []
    const now = printedNow(form)
    if (now.recipient !== before.recipient) return [corrected(form)]
    return withAddress && now.address !== before.address
      ? [{ form, kind: 'SENT_AGAIN', isCorrection: before.isCorrection }]
      : []
  })
  return { copies, last: forms.at(-1)?.tax_form_id ?? null }
}

/**
 * Whether copies are made for a new address. After the last day for copies, a form counts as furnished at the former
 * address.
 */
export function areAddressesDue(config: Pick<Config, 'taxHolidaysFile'>, year: number, today: string): boolean {
  return daysOfDuty(year, taxCalendarOf(config)).some(({ duty, dueOn }) => duty === 'COPIES_5498' && today <= dueOn)
}
