import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { PayeeVersionTable } from '../platform/db/schema.ts'
import { openTin } from './tin.ts'

export type PayeeVersion = Selectable<PayeeVersionTable>

/** The current versions of these payees, by id. */
export async function payeesOf(db: Db | Tx, payeeIds: readonly number[]): Promise<ReadonlyMap<number, PayeeVersion>> {
  if (payeeIds.length === 0) return new Map()
  const { rows } = await sql<PayeeVersion>`select distinct on (payee_id) * from payee_version
    where payee_id = any(${payeeIds}::int[]) order by payee_id, number desc`.execute(db)
  return new Map(rows.map((row) => [row.payee_id, row]))
}

/** Whether this person entered the current address of a payee, with any login. */
export function wroteAddressOfPayee(payeeId: RawBuilder<unknown>, person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from payee_version v join portal_person writer on writer.user_id = v.made_by
    join lateral (
      select * from payee_version l where l.payee_id = v.payee_id order by l.number desc limit 1) newest on true
    where v.payee_id = ${payeeId} and writer.person = ${person}
      and (v.address1, v.address2, v.city, v.state, v.zip) is not distinct from
        (newest.address1, newest.address2, newest.city, newest.state, newest.zip))`
}

/** A payee's full name: "Ann Lee", or the single name of an estate or a trust. */
export const nameOf = (of: { first_name: string; last_name: string }) =>
  [of.first_name, of.last_name].filter(Boolean).join(' ')

/** The payee of an owner with this tax number; null if there is none. */
export async function payeeWithTin(
  { tx, services }: { tx: Db | Tx; services: { pii: Pii } },
  ownerId: number,
  { tinKind, tin }: { tinKind: PayeeVersion['tin_kind']; tin: string },
): Promise<number | null> {
  const own = await tx
    .selectFrom('payee')
    .select('payee_id')
    .where('account_owner_id', '=', ownerId)
    .orderBy('payee_id')
    .execute()
  const versions = await payeesOf(
    tx,
    own.map(({ payee_id: id }) => id),
  )
  const known = [...versions.values()].find(
    (one) => one.tin_kind === tinKind && one.tin_last4 === tin.slice(-4) && tinOf(services.pii, one) === tin,
  )
  return known?.payee_id ?? null
}

/** Decrypts the nine digits of a payee version's tax number. */
export const tinOf = (pii: Pii, { payee_id: payeeId, number, tin_sealed: sealed }: PayeeVersion) =>
  openTin(pii, { payeeId, number }, sealed)
