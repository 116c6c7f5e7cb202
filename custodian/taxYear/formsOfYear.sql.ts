import { sql } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { Tx } from '../platform/db/connect.ts'
import { statesOf } from './taxForms.sql.ts'

/** What has been done with a form: furnished to its owner, or filed with the authority. */
type Done = 'tax_form_copy' | 'tax_form_filed'

/** Last numbers of forms of a year with which that has not been done yet, and their owners, by form and account. */
export async function formsLeft(tx: Tx, done: Done, year: number, most: number) {
  const rows = await lastForms(tx, done, year)
    .where(sql<boolean>`not exists (select from ${sql.table(done)} d where d.tax_form_id = f.tax_form_id)`)
    // A form of nothing takes the place of one that was told; where none was, there is nothing to tell.
    .where(
      sql<boolean>`(f.gross_cents + f.rollover_cents + f.value_cents + f.federal_cents > 0 or ${earlier(done)} > 0)`,
    )
    .orderBy('f.form')
    .orderBy('f.account_id')
    .orderBy('f.tax_form_id')
    .limit(most)
    .execute()
  return withStates(tx, rows)
}

/** Last numbers of forms of a year that are in a file for the authority and tell something, from a number on. */
export async function formsFiled(tx: Tx, year: number, { after, most }: { after: number; most: number }) {
  const rows = await lastForms(tx, 'tax_form_filed', year)
    .where(sql<boolean>`exists (select from tax_form_filed d where d.tax_form_id = f.tax_form_id)`)
    .where(sql<boolean>`f.gross_cents + f.rollover_cents + f.value_cents + f.federal_cents > 0`)
    .where('f.tax_form_id', '>', after)
    .orderBy('f.tax_form_id')
    .limit(most)
    .execute()
  return withStates(tx, rows)
}

/** Last numbers of the forms of a year, with their owners. */
const lastForms = (tx: Tx, done: Done, year: number) =>
  tx
    .selectFrom('tax_form as f')
    .innerJoin('retirement_account as a', 'a.account_id', 'f.account_id')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .leftJoin('address as m', (join) =>
      join.onRef('m.account_owner_id', '=', 'o.account_owner_id').on('m.address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    .selectAll('f')
    .select(['o.account_owner_id', 'o.first_name', 'o.last_name', 'o.social_sealed', 'o.social_last4'])
    .select(['m.address1', 'm.address2', 'm.city', 'm.state', 'm.zip'])
    .select(earlier(done).as('earlier'))
    .where('f.tax_year', '=', year)
    .where(sql<boolean>`not exists (select from tax_form later where later.account_id = f.account_id
      and later.tax_year = f.tax_year and later.form = f.form and later.first_code = f.first_code
      and later.number > f.number)`)

async function withStates<R extends { tax_form_id: number }>(tx: Tx, rows: readonly R[]) {
  const states = await statesOf(tx, rows)
  return rows.map((row) => ({ ...row, states: states.get(row.tax_form_id) ?? [] }))
}

/** How many earlier numbers of the same form that was done with. */
const earlier = (done: Done) => sql<number>`(select count(*)::int from tax_form before
  join ${sql.table(done)} d on d.tax_form_id = before.tax_form_id
  where before.account_id = f.account_id and before.tax_year = f.tax_year and before.form = f.form
    and before.first_code = f.first_code)`

export type FormLeft = Awaited<ReturnType<typeof formsLeft>>[number]

/** One run at a time does it: forms are numbered by what was done before. */
export async function lockForms(tx: Tx, done: Done): Promise<void> {
  await sql`lock table ${sql.table(done)} in share row exclusive mode`.execute(tx)
}
