import { sql, type RawBuilder } from 'kysely'
import type { StateElection } from '../../contract/stateForms.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { ElectedByForm } from './stateForm.ts'

/**
 * Selects the forms of one owner as a JSON column of another statement, as `formsOfOwners` does for many owners. Parse
 * the column with `formsIn`.
 */
export const formsAsJson = (ownerId: RawBuilder<unknown>) => sql<readonly FormAsJson[] | null>`(
  select json_agg(json_build_object('state', f.state, 'election', f.election, 'cents', f.amount_cents::text,
    'basisPoints', f.basis_points))
  from (
    select distinct on (state) state, election, amount_cents, basis_points
    from state_form where account_owner_id = ${ownerId} order by state, state_form_id desc) f)`

type FormAsJson = Omit<ElectedByForm, 'cents'> & { cents: string | null }

/** Parses the forms of a column made by `formsAsJson`. */
export function formsIn(column: readonly FormAsJson[] | null): readonly ElectedByForm[] {
  return (column ?? []).map(({ cents, ...form }) => ({ ...form, cents: cents === null ? null : BigInt(cents) }))
}

/**
 * Returns the forms in force of each of these owners: the newest form of each state. With `at`, the forms that were in
 * force at that time.
 */
export async function formsOfOwners(
  db: Db | Tx,
  ownerIds: readonly number[],
): Promise<(ownerId: number, at?: Date) => readonly ElectedByForm[]> {
  const { rows } = await sql<ElectedByForm & { owner: number; acceptedAt: Date }>`
    select account_owner_id as owner, state, election, amount_cents as cents, basis_points as "basisPoints",
      accepted_at as "acceptedAt"
    from state_form where account_owner_id = any(${ownerIds}::int[])
    order by state_form_id`.execute(db)
  const ofOwner = Map.groupBy(rows, ({ owner }) => owner)
  return (ownerId, at) => {
    const accepted = (ofOwner.get(ownerId) ?? []).filter(({ acceptedAt }) => at === undefined || acceptedAt <= at)
    return [...new Map(accepted.map((form) => [form.state, form])).values()]
  }
}

/** The forms of one owner that are in force. */
export async function formsOfOwner(db: Db | Tx, ownerId: number): Promise<readonly ElectedByForm[]> {
  return (await formsOfOwners(db, [ownerId]))(ownerId)
}

interface StoredForm {
  state_form_id: number
  state: string
  election: StateElection
  amount_cents: bigint | null
  basis_points: number | null
  signed_on: string
  recorded_at: Date
  recorded_by: string | null
  accepted_at: Date
  accepted_by: string | null
  guid: string
  file_name: string
  is_current: boolean
}

/** Lists every form of an owner, newest first, with its document and the people who recorded and accepted it. */
export async function storedForms(db: Db | Tx, ownerId: number): Promise<StoredForm[]> {
  const { rows } = await sql<StoredForm>`
    select s.state_form_id, s.state, s.election, s.amount_cents, s.basis_points, s.signed_on, s.recorded_at,
      s.accepted_at, f.guid, f.file_name, coalesce(maker.name, making.email) as recorded_by,
      coalesce(decider.name, deciding.email) as accepted_by,
      row_number() over (partition by s.state order by s.state_form_id desc) = 1 as is_current
    from state_form s
    join attachment f on f.attachment_id = s.attachment_id
    join portal_user making on making.user_id = s.recorded_by
    left join person maker on maker.person_id = making.person_id
    left join portal_user deciding on deciding.user_id = s.accepted_by
    left join person decider on decider.person_id = deciding.person_id
    where s.account_owner_id = ${ownerId}
    order by s.state_form_id desc`.execute(db)
  return rows
}
