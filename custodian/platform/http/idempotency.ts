import { KEY_REUSED } from '../../../contract/endpoint.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Pii } from '../crypto/pii.ts'
import { refuse } from './errors.ts'

/** `requestHashes` has the hash with the current key first, then with the former keys. */
export type IdempotentCall = { userId: number; route: string; key: string; requestHashes: readonly string[] }

/**
 * Identifies the call of an idempotency key. The key may only repeat the same request. The hash is keyed, because a
 * plain hash of a request could reveal its values, such as a social security number.
 */
export function idempotentCall(
  pii: Pii,
  { userId, route, key }: Omit<IdempotentCall, 'requestHashes'>,
  request: unknown,
): IdempotentCall {
  return { userId, route, key, requestHashes: pii.hashes(canonicalJson(request), 'idempotency') }
}

/** Finds the stored response of this key, or null. Refuses a different request with the same key. */
export async function earlierAnswer(
  { db, pii }: { db: Db; pii: Pii },
  call: IdempotentCall,
): Promise<{ body: unknown } | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['request_hash', 'response'])
    .where('user_id', '=', call.userId)
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (!row) return null
  if (!call.requestHashes.includes(row.request_hash)) throw refuse(409, KEY_REUSED)
  const { sealed } = row.response as { sealed: string }
  return { body: (JSON.parse(pii.open(sealed, answerAssociatedData(call))) as { body?: unknown }).body }
}

/**
 * Stores the response in the transaction of the effect, encrypted because it may contain an account number. If
 * another writer has used the key, the insert fails (23505) and the transaction is rolled back.
 */
export async function recordAnswer(tx: Tx, pii: Pii, call: IdempotentCall, body: unknown, now: Date): Promise<void> {
  await tx
    .insertInto('idempotency')
    .values({
      user_id: call.userId,
      route: call.route,
      key: call.key,
      request_hash: call.requestHashes[0] ?? '',
      status: body === undefined ? 204 : 200,
      response: JSON.stringify({ sealed: pii.seal(JSON.stringify({ body }), answerAssociatedData(call)) }),
      created_at: now,
    })
    .execute()
}

/** Associated data of an encrypted response. */
export function answerAssociatedData({ userId, route, key }: Pick<IdempotentCall, 'userId' | 'route' | 'key'>): string {
  return `idempotency:${userId}:${route}:${key}`
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}
