import { openSocial } from '../owners/social.ts'
import { tinOf } from './payee.sql.ts'
import { personOf, type Person } from '../approvals/person.ts'
import type { Services } from '../platform/context/services.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { anyOfIds } from '../platform/db/anyOf.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

type Context = Pick<WriteContext, 'tx' | 'services' | 'userId'>
type Linked = Pick<Person, 'ownAccountOwnerId'>

/** A person's own tax number; null unless the operator has linked the person to an account owner. */
async function ownNumber(
  db: Db | Tx,
  { pii }: Pick<Services, 'pii'>,
  { ownAccountOwnerId: ownId }: Linked,
): Promise<string | null> {
  if (ownId === null) return null
  const own = await db
    .selectFrom('account_owner')
    .select('social_sealed')
    .where('account_owner_id', '=', ownId)
    .executeTakeFirst()
  return own?.social_sealed ? openSocial(pii, ownId, own.social_sealed) : null
}

/** Whether one of these tax numbers is the acting employee's own. */
export async function isOwnNumber({ tx, services, userId }: Context, tins: readonly string[]): Promise<boolean> {
  const own = await ownNumber(tx, services, await personOf(tx, userId ?? 0))
  return own !== null && tins.includes(own)
}

/** The requests that are claims which pay, or ever paid, this person, even if the tax number was corrected. */
export async function ownClaims(
  db: Db | Tx,
  services: Pick<Services, 'pii'>,
  person: Linked,
  requestIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const own = await ownNumber(db, services, person)
  if (own === null) return new Set()
  const versions = await db
    .selectFrom('payee_version as v')
    .innerJoin('distribution_request as r', 'r.payee_id', 'v.payee_id')
    .selectAll('v')
    .select('r.request_id')
    .where('r.request_id', '=', anyOfIds(requestIds))
    .execute()
  return new Set(versions.filter((one) => tinOf(services.pii, one) === own).map(({ request_id }) => request_id))
}

/** Whether a claim pays, or ever paid, the acting employee. False without a claim. */
export async function isOwnClaim(
  { tx, services, userId }: Context,
  { payee_id, request_id }: { payee_id: number | null; request_id: number },
): Promise<boolean> {
  if (payee_id === null) return false
  return (await ownClaims(tx, services, await personOf(tx, userId ?? 0), [request_id])).size > 0
}

/** The approvals about claims that pay, or ever paid, this person. */
export async function approvalsOfOwnClaims(
  db: Db | Tx,
  services: Pick<Services, 'pii'>,
  person: Person,
  payloads: ReadonlyMap<number, { requestId: number }>,
): Promise<ReadonlySet<number>> {
  const requestIds = [...payloads.values()].map(({ requestId }) => requestId)
  const own = await ownClaims(db, services, person, requestIds)
  return new Set([...payloads].flatMap(([id, { requestId }]) => (own.has(requestId) ? [id] : [])))
}
