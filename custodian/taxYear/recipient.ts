import { sql } from 'kysely'
import { sameName } from '../owners/sameName.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { TinKind } from '../platform/db/schema.ts'
import type { TaxReturn } from './returns/taxReturn.ts'
import { isSameForm } from './taxForms.sql.ts'

/** Associated data of an encrypted tax number: the number can be decrypted only for the same return. */
export const recipientAssociatedData = (taxFormId: number, number: number) =>
  `tax_form_recipient.social:${taxFormId}:${number}`

type Person = Pick<TaxReturn['recipient'], 'tin' | 'tinKind' | 'firstName' | 'lastName'>

/** The person and the indicators with which a form, or an earlier version of it, was last filed. */
export interface FiledAs extends Person {
  /** How often this version was filed; 0 if only an earlier version was filed. */
  times: number
  code: string
  isTaxableUndetermined: boolean
  isTotalDistribution: boolean
}

/** The last filing of each of these forms. Omits forms filed before the portal recorded persons. */
export async function filedAs(tx: Tx, pii: Pii, taxFormIds: readonly number[]): Promise<ReadonlyMap<number, FiledAs>> {
  const { rows } = await sql<{
    tax_form_id: number
    filed_id: number
    number: number
    first_name: string
    last_name: string
    social_sealed: string
    tin_kind: TinKind
    code: string
    is_taxable_undetermined: boolean
    is_total_distribution: boolean
  }>`
    select f.tax_form_id, r.* from tax_form f join lateral (
      select before.tax_form_id as filed_id, r.number, r.first_name, r.last_name, r.social_sealed, r.tin_kind, before.code,
        before.is_taxable_undetermined, before.is_total_distribution
      from tax_form before join tax_form_recipient r on r.tax_form_id = before.tax_form_id
      where ${isSameForm('before', 'f')} and before.number <= f.number
      order by before.number desc, r.number desc limit 1) r on true
    where f.tax_form_id = any(${taxFormIds}::int[])`.execute(tx)
  return new Map(
    rows.map((row) => [
      row.tax_form_id,
      {
        tin: pii.open(row.social_sealed, recipientAssociatedData(row.filed_id, row.number)),
        tinKind: row.tin_kind,
        firstName: row.first_name,
        lastName: row.last_name,
        times: row.filed_id === row.tax_form_id ? row.number + 1 : 0,
        code: row.code,
        isTaxableUndetermined: row.is_taxable_undetermined,
        isTotalDistribution: row.is_total_distribution,
      },
    ]),
  )
}

/** Records the person under whom each form was filed. */
export async function keepRecipients(
  tx: Tx,
  pii: Pii,
  filed: ReadonlyArray<{ taxFormId: number; number: number; recipient: Person }>,
  jobFileId: number,
): Promise<void> {
  if (filed.length === 0) return
  await tx
    .insertInto('tax_form_recipient')
    .values(
      filed.map(({ taxFormId, number, recipient }) => ({
        tax_form_id: taxFormId,
        number,
        first_name: recipient.firstName,
        last_name: recipient.lastName,
        social_sealed: pii.seal(recipient.tin, recipientAssociatedData(taxFormId, number)),
        tin_kind: recipient.tinKind,
        job_file_id: jobFileId,
      })),
    )
    .execute()
}

/**
 * Whether a filed number or name differs from the recipient's current one. Case, accents and spaces are ignored, because
 * returns are in ASCII and the IRS compares names without them.
 */
export const isOtherPerson = (one: Person, other: Person) =>
  one.tin !== other.tin ||
  one.tinKind !== other.tinKind ||
  !sameName(one.firstName, other.firstName, 'known') ||
  !sameName(one.lastName, other.lastName, 'known')

/**
 * Corrects a wrong tax number or name in two steps. The first return repeats the filed return with all amounts 0 (sign
 * `G`). The second is the correct return as a new one (sign `C`). Source: General Instructions for Certain Information
 * Returns, part H; Publication 1220.
 */
export function twoSteps(now: TaxReturn, before: FiledAs): TaxReturn[] {
  const { tin, tinKind, firstName, lastName, code, isTaxableUndetermined, isTotalDistribution } = before
  const zero: TaxReturn = {
    ...now,
    sign: 'G',
    recipient: { ...now.recipient, tin, tinKind, firstName, lastName },
    code,
    isTaxableUndetermined,
    isTotalDistribution,
    gross: 0n,
    taxable: now.taxable === null ? null : 0n,
    federal: 0n,
    states: [],
    rollover: 0n,
    lateRollover: 0n,
    value: 0n,
    isMinimumRequired: false,
  }
  // If the correct return has no amounts, the zero return alone is enough.
  const isNothing = now.gross + now.federal + now.rollover + now.lateRollover + now.value === 0n
  return isNothing ? [zero] : [zero, { ...now, sign: 'C', original: null }]
}
