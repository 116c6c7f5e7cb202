import { ADDRESS_TYPE } from '../../../contract/addressType.ts'
import { activeStatusIds } from '../../../contract/requestStatus.ts'
import { sql } from 'kysely'
import { dataNotesOf } from '../../owners/confirmOwnerData.ts'
import { payeesOf } from '../../payees/payee.sql.ts'
import type { Services } from '../../platform/context/services.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { FullRequest } from '../request.sql.ts'
import { distributionTypeName, isEarlyType, isNormalType } from '../distributionType.ts'
import { isEarlyOn } from '../../../contract/normalAge.ts'
import { addressLine } from '../settlement/newAddress.ts'

/**
 * Notes for the approver by request number: a residence in another state than the address, a type that does not match
 * the owner's age, a check without an address or to another one than the mailing address, and unconfirmed data with
 * its author. For a recipient after a death, only a new address for a check that came back.
 */
export async function notesOfRequests(
  db: Db | Tx,
  services: Pick<Services, 'clock' | 'dateOf'>,
  requests: readonly FullRequest[],
): Promise<ReadonlyMap<number, string[]>> {
  const noted = requests.filter(
    ({ payee_id, status_id }) => payee_id === null && (activeStatusIds as readonly number[]).includes(status_id),
  )
  const recipients = await recipientNotes(db, requests)
  if (noted.length === 0) return recipients
  const residences = await residenceNotes(db, noted)
  const moved = await movedNotes(db, noted)
  const today = services.dateOf(services.clock.now())
  const notes = await dataNotesOf(
    db,
    noted.map((request) => ({
      ownerId: request.account_owner_id,
      checkTo: request.kind === 'WITHDRAWAL' && request.is_check ? request : null,
    })),
  )
  return new Map([
    ...recipients,
    ...noted.map((request, place): [number, string[]] => [
      request.request_id,
      [
        ...(residences.get(request.request_id) ?? []),
        ...ageNotes(request, today),
        ...addressNotes(request),
        ...(moved.get(request.request_id) ?? []),
        ...(notes[place] ?? []),
      ],
    ]),
  ])
}

/** New address of a recipient for a check that came back, and the employee who entered it. */
async function recipientNotes(db: Db | Tx, requests: readonly FullRequest[]): Promise<Map<number, string[]>> {
  const mailedAgain = requests.flatMap((request) =>
    request.payee_id !== null && (request.check_undeliverable || request.is_readdressed)
      ? [{ requestId: request.request_id, payeeId: request.payee_id }]
      : [],
  )
  const payees = await payeesOf(
    db,
    mailedAgain.map(({ payeeId }) => payeeId),
  )
  if (payees.size === 0) return new Map()
  const writers = await db
    .selectFrom('portal_user')
    .select(['user_id', 'email'])
    .where(sql<boolean>`user_id = any(${[...payees.values()].map(({ made_by }) => made_by)}::int[])`)
    .execute()
  const emailOf = new Map(writers.map(({ user_id, email }) => [user_id, email]))
  return new Map(
    mailedAgain.flatMap(({ requestId, payeeId }) => {
      const payee = payees.get(payeeId)
      if (!payee) return []
      const by = payee.made_by === null ? '' : ` by ${emailOf.get(payee.made_by) ?? ''}`
      return [
        [requestId, [`Recipient's address: ${addressLine(payee)}, entered${by} on ${payee.made_at.toISOString()}`]],
      ]
    }),
  )
}

/** A note if the distribution type does not match the owner's age, which would put a wrong code on Form 1099-R. */
function ageNotes({ distribution_type_id: type, date_of_birth: born }: FullRequest, today: string): string[] {
  if (!isEarlyType(type) && !isNormalType(type)) return []
  const name = distributionTypeName(type)
  if (born === null) return isNormalType(type) ? [`${name}, but the owner's date of birth is unknown`] : []
  if (isEarlyOn(born, today) === isEarlyType(type)) return []
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)
  return [`${name}, but the owner is ${isEarlyType(type) ? 'over' : 'under'} 59½ (age ${age})`]
}

function addressNotes({ is_check, address1, city, zip }: FullRequest): string[] {
  return is_check && !(address1 && city && zip) ? ['Paid by check, but the address is not complete'] : []
}

/** The confirmed mailing address of an owner whose check has another one, and whether the next check goes there. */
async function movedNotes(db: Db | Tx, noted: readonly FullRequest[]): Promise<ReadonlyMap<number, string[]>> {
  const moved = noted.filter(({ has_new_address: isMoved }) => isMoved)
  if (moved.length === 0) return new Map()
  const rows = await db
    .selectFrom('address')
    .select(['account_owner_id', 'address1', 'address2', 'city', 'state', 'zip'])
    .where(sql<boolean>`account_owner_id = any(${moved.map(({ account_owner_id }) => account_owner_id)}::int[])`)
    .where('address_type_id', '=', ADDRESS_TYPE.mailing)
    .execute()
  const current = new Map(rows.map((row) => [row.account_owner_id, addressLine(row)]))
  return new Map(
    moved.map((request): [number, string[]] => {
      const [old, now] = [addressLine(request), current.get(request.account_owner_id) ?? '']
      const goesTo = request.is_readdressed ? `Check came back from ${old}, goes to ${now}` : null
      return [request.request_id, [goesTo ?? `Check goes to ${old}, mailing address is ${now}`]]
    }),
  )
}

/**
 * Withholding uses the state that the owner chose, so a note warns of an address in another state: the check's, or the
 * owner's mailing address for a deposit.
 */
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
    requests.map(({ request_id, residence_state: residence, account_owner_id, kind, is_check, state: mailedTo }) => {
      const state = (kind === 'WITHDRAWAL' && is_check && mailedTo) || stateOf.get(account_owner_id)
      const differs = residence !== null && state !== undefined && state !== residence
      return [request_id, differs ? [`Residence ${residence}, address in ${state}`] : []]
    }),
  )
}
