import { sql, type Selectable } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { PayeeVersionTable, TinKind } from '../platform/db/schema.ts'
import { isSameForm, statesOf } from './taxForms.sql.ts'

/** The table that records a step of a form: furnished to its recipient, or filed with the IRS. */
type Done = 'tax_form_copy' | 'tax_form_filed'
type PayeeVersion = Selectable<PayeeVersionTable>

/** The recipient's data on a copy: the name with the masked tax number, and the mailing address. */
export interface Printed {
  recipient: string
  address: string
}

/** The last copy of a form; `isCorrection` if an earlier copy of the form had other boxes or another recipient. */
interface LastPrinted extends Printed {
  isCorrection: boolean
}

/**
 * Latest versions of a year's forms that are not furnished or not filed yet (`done` says which), with their recipients,
 * ordered by form and account.
 */
export async function formsLeft(tx: Tx, done: Done, year: number, most: number) {
  const rows = await lastForms(tx, done, year)
    .where(sql<boolean>`not exists (select from ${sql.table(done)} d where d.tax_form_id = f.tax_form_id)`)
    // A form of zeros corrects an earlier form. Without an earlier form it is not needed.
    .where(
      sql<boolean>`(f.gross_cents + f.rollover_cents + f.late_rollover_cents + f.value_cents + f.federal_cents > 0 or ${earlier(done)} > 0)`,
    )
    .orderBy('f.form')
    .orderBy('f.account_id')
    .orderBy('f.tax_form_id')
    .limit(most)
    .execute()
  return withStates(tx, rows)
}

/** Owners whose forms of a year could not be filed, because the recipient has no tax number or no mailing address. */
export async function ownersLacking(tx: Tx, year: number, most: number): Promise<number[]> {
  const lacking = [
    recipient('o.social_sealed', 'tin_sealed'),
    ...(['address1', 'city', 'state', 'zip'] as const).map((column) => recipient(`m.${column}`, column)),
  ]
  const rows = await lastForms(tx, 'tax_form_filed', year)
    .where(sql<boolean>`not exists (select from tax_form_filed d where d.tax_form_id = f.tax_form_id)`)
    .where(sql<boolean>`f.gross_cents + f.rollover_cents + f.late_rollover_cents + f.value_cents + f.federal_cents > 0`)
    .where(
      sql<boolean>`(${sql.join(
        lacking.map((value) => sql`coalesce(${value}, '') = ''`),
        sql` or `,
      )})`,
    )
    .orderBy('o.account_owner_id')
    .limit(most)
    .execute()
  return [...new Set(rows.map(({ account_owner_id: owner }) => owner))]
}

/**
 * Latest versions of a year's forms that were furnished or filed (`done` says which), with amounts other than zero,
 * starting after a form number.
 */
export async function formsDone(
  tx: Tx,
  done: Done,
  year: number,
  { after, most }: { after: number; most: number },
): Promise<FormLeft[]> {
  const rows = await lastForms(tx, done, year)
    .where(sql<boolean>`exists (select from ${sql.table(done)} d where d.tax_form_id = f.tax_form_id)`)
    .where(sql<boolean>`f.gross_cents + f.rollover_cents + f.late_rollover_cents + f.value_cents + f.federal_cents > 0`)
    .where('f.tax_form_id', '>', after)
    .orderBy('f.tax_form_id')
    .limit(most)
    .execute()
  return withStates(tx, rows)
}

/**
 * The recipient and the address printed on the last copy of these forms. Omits copies made before these were stored.
 */
export async function lastPrinted(tx: Tx, taxFormIds: readonly number[]): Promise<ReadonlyMap<number, LastPrinted>> {
  const rows = await tx
    .selectFrom('tax_form_copy as c')
    .innerJoin('tax_form as f', 'f.tax_form_id', 'c.tax_form_id')
    .distinctOn('c.tax_form_id')
    .select(['c.tax_form_id', 'c.recipient', 'c.address'])
    .select(
      sql<boolean>`exists (select from tax_form before join tax_form_copy e on e.tax_form_id = before.tax_form_id
        where ${isSameForm('before', 'f')} and (e.tax_form_id <> c.tax_form_id or e.recipient <> c.recipient))`.as(
        'is_correction',
      ),
    )
    .where(sql<boolean>`c.tax_form_id = any(${taxFormIds}::int[])`)
    .orderBy('c.tax_form_id')
    .orderBy('c.number', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ tax_form_id: id, recipient: name, address, is_correction: isCorrection }) =>
      name === null || address === null ? [] : [[id, { recipient: name, address, isCorrection }] as const],
    ),
  )
}

/** Latest versions of a year's forms with their recipient: the payee's current version, or else the owner. */
const lastForms = (tx: Tx, done: Done, year: number) =>
  tx
    .selectFrom('tax_form as f')
    .innerJoin('retirement_account as a', 'a.account_id', 'f.account_id')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .leftJoin('address as m', (join) =>
      join.onRef('m.account_owner_id', '=', 'o.account_owner_id').on('m.address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    // A form that was prepared before the confirmation has the value of December 31.
    .leftJoin('owner_death as d', (join) =>
      join
        .onRef('d.account_owner_id', '=', 'o.account_owner_id')
        .on('d.state', '=', 'CONFIRMED')
        .onRef('d.confirmed_at', '<=', 'f.prepared_at'),
    )
    .leftJoin(
      sql<PayeeVersion>`lateral (select v.* from payee_version v where v.payee_id = f.payee_id
      order by v.number desc limit 1)`.as('v'),
      (join) => join.onTrue(),
    )
    .selectAll('f')
    .select(['o.account_owner_id', 'd.died_on', 'v.number as payee_version'])
    .select([
      recipient<string>('o.first_name', 'first_name').as('first_name'),
      recipient<string>('o.last_name', 'last_name').as('last_name'),
      recipient<string | null>('o.social_sealed', 'tin_sealed').as('tin_sealed'),
      recipient<string | null>('o.social_last4', 'tin_last4').as('tin_last4'),
      sql<TinKind>`coalesce(v.tin_kind, 'SSN')`.as('tin_kind'),
      recipient<string | null>('m.address1', 'address1').as('address1'),
      recipient<string | null>('m.address2', 'address2').as('address2'),
      recipient<string | null>('m.city', 'city').as('city'),
      recipient<string | null>('m.state', 'state').as('state'),
      recipient<string | null>('m.zip', 'zip').as('zip'),
    ])
    .select([earlier(done).as('earlier'), filedNumber.as('filed_account_number')])
    .where('f.tax_year', '=', year)
    .where(sql<boolean>`not exists (select from tax_form later where ${isSameForm('later', 'f')}
      and later.number > f.number)`)

/** A column of the payee if the form has one, otherwise of the owner. */
const recipient = <T>(ofOwner: string, ofPayee: keyof PayeeVersion) =>
  sql<T>`case when f.payee_id is null then ${sql.ref(ofOwner)} else ${sql.ref(`v.${ofPayee}`)} end`

async function withStates<R extends { tax_form_id: number }>(tx: Tx, rows: readonly R[]) {
  const states = await statesOf(tx, rows)
  return rows.map((row) => ({ ...row, states: states.get(row.tax_form_id) ?? [] }))
}

/** How often a form was furnished or filed (`done` says which), over all its versions. */
const earlier = (done: Done) => sql<number>`(select count(*)::int from tax_form before
  join ${sql.table(done)} d on d.tax_form_id = before.tax_form_id
  where ${isSameForm('before', 'f')})`

/** The account number in the original return of a form; null for a form that is not filed. */
const filedNumber = sql<string | null>`(select coalesce(d.account_number, before.plan_account_number)
  from tax_form before join tax_form_filed d on d.tax_form_id = before.tax_form_id
  where ${isSameForm('before', 'f')} order by before.number limit 1)`

export type FormLeft = Awaited<ReturnType<typeof formsLeft>>[number]

const FORMS_LOCK = 4_001_020

/**
 * Allows only one run at a time to furnish or file forms (`done` says which), because the numbers of forms depend on
 * earlier forms.
 */
export async function lockForms(tx: Tx, done: Done): Promise<void> {
  // Takes an advisory lock. PostgreSQL refuses a table lock to the service role, which may only read and insert.
  await sql`select pg_advisory_xact_lock(${sql.lit(FORMS_LOCK)}, hashtext(${done}))`.execute(tx)
}
