import { ADDRESS_TYPE } from '../../../contract/addressType.ts'
import { activeStatusIds } from '../../../contract/requestStatus.ts'
import { sql } from 'kysely'
import { dataNotesOf } from '../../owners/confirmOwnerData.ts'
import type { Services } from '../../platform/context/services.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { FullRequest } from '../request.sql.ts'

/**
 * Notes for the approver by request number: unconfirmed data with its author, and a residence that differs from the
 * mailing address. Recipients after a death are left out: they have another address.
 */
export async function notesOfRequests(
  db: Db | Tx,
  services: Pick<Services, 'dateOf'>,
  requests: readonly FullRequest[],
): Promise<ReadonlyMap<number, string[]>> {
  const noted = requests.filter(
    ({ payee_id, status_id }) => payee_id === null && (activeStatusIds as readonly number[]).includes(status_id),
  )
  if (noted.length === 0) return new Map()
  const residences = await residenceNotes(db, noted)
  const notes = await dataNotesOf(
    db,
    services,
    noted.map((request) => ({
      ownerId: request.account_owner_id,
      checkTo: request.kind === 'WITHDRAWAL' && request.is_check ? request : null,
    })),
  )
  return new Map(
    noted.map(({ request_id }, place) => [
      request_id,
      [...(residences.get(request_id) ?? []), ...(notes[place] ?? [])],
    ]),
  )
}

/** Withholding uses the state that the owner chose; the approver sees a mailing address in another state. */
async function residenceNotes(db: Db | Tx, requests: readonly FullRequest[]): Promise<ReadonlyMap<number, string[]>> {
  const owners = requests.flatMap(({ residence_state, account_owner_id }) =>
    residence_state === null ? [] : [account_owner_id],
  )
  if (owners.length === 0) return new Map()
  const rows = await db
    .selectFrom('address')
    .select(['account_owner_id', 'state'])
    .where(sql<boolean>`account_owner_id = any(${owners}::int[])`)
    .where('address_type_id', '=', ADDRESS_TYPE.mailing)
    .execute()
  const stateOf = new Map(rows.map(({ account_owner_id, state }) => [account_owner_id, state]))
  return new Map(
    requests.map(({ request_id, residence_state: residence, account_owner_id }) => {
      const state = stateOf.get(account_owner_id)
      const differs = residence !== null && state !== undefined && state !== residence
      return [request_id, differs ? [`Residence ${residence}, address in ${state}`] : []]
    }),
  )
}
