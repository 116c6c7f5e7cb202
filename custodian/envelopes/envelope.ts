import { HOUR_MS } from '../platform/calendar/durations.ts'
import { createHash, randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { EnvelopeTable } from '../platform/db/schema.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'

export type Envelope = Selectable<EnvelopeTable>

const LIFETIME_MS = 72 * HOUR_MS

/** Envelope ids are stored as hashes, so that a reader of the database cannot sign with a stored id. */
export function envelopeHash(envelopeId: string): string {
  return createHash('sha256').update(envelopeId).digest('base64url')
}

/**
 * Creates an envelope around a stored document: 256 random bits, valid once and for 72 hours. Older envelopes of the
 * same request, or of the same owner's agreement, become invalid. Returns the id, which only the signer gets.
 */
export async function makeEnvelope(
  context: WriteContext,
  of: Pick<
    Envelope,
    'kind' | 'account_owner_id' | 'account_id' | 'request_id' | 'attachment_id' | 'email' | 'document_sha256'
  >,
): Promise<string> {
  await supersede(context.tx, of, context.now)
  const envelopeId = randomBytes(32).toString('base64url')
  await context.tx
    .insertInto('envelope')
    .values({
      ...of,
      envelope_hash: envelopeHash(envelopeId),
      created_at: context.now,
      expires_at: new Date(context.now.getTime() + LIFETIME_MS),
    })
    .execute()
  return envelopeId
}

/** Supersedes every unsigned envelope of a request (or of an owner's agreement). */
async function supersede(
  tx: Tx,
  of: Pick<Envelope, 'kind' | 'account_owner_id' | 'request_id'>,
  now: Date,
): Promise<void> {
  const open = unsigned(tx, [of.account_owner_id], now).where('kind', '=', of.kind)
  await (
    of.request_id === null ? open.where('request_id', 'is', null) : open.where('request_id', '=', of.request_id)
  ).execute()
}

/** Supersedes every unsigned form of these requests. */
export async function supersedeForms(
  tx: Tx,
  requests: ReadonlyArray<{ account_owner_id: number; request_id: number }>,
  now: Date,
): Promise<void> {
  const [owners, numbers] = [requests.map((of) => of.account_owner_id), requests.map((of) => of.request_id)]
  await unsigned(tx, owners, now)
    .where('kind', '=', 'DISTRIBUTION_FORM')
    .where(sql<boolean>`request_id = any(${numbers}::int[])`)
    .execute()
}

/** Filters by owner as well, because that column has an index. */
function unsigned(tx: Tx, ownerIds: readonly number[], now: Date) {
  return tx
    .updateTable('envelope')
    .set({ superseded_at: now })
    .where(sql<boolean>`account_owner_id = any(${ownerIds}::int[])`)
    .where('signed_at', 'is', null)
    .where('superseded_at', 'is', null)
}

/**
 * The envelope of a valid id; null if unknown, replaced or expired. A signed form stays valid, because reading it needs
 * the owner's session. An agreement is open to everybody with the link, so its envelope ends after 72 hours.
 */
export async function findEnvelope(db: Db | Tx, envelopeId: string, now: Date): Promise<Envelope | null> {
  const row = await db
    .selectFrom('envelope')
    .selectAll()
    .where('envelope_hash', '=', envelopeHash(envelopeId))
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const isKept = row.signed_at !== null && row.kind === 'DISTRIBUTION_FORM'
  return isKept || row.expires_at > now ? row : null
}

/** The valid envelope of a request, its row locked; null if there is none. */
export async function lockEnvelopeOf(context: WriteContext, requestId: number): Promise<Envelope | null> {
  const row = await context.tx
    .selectFrom('envelope')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('superseded_at', 'is', null)
    .where('signed_at', 'is', null)
    .where('expires_at', '>', context.now)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The envelope of an id with its row locked, for signing. */
export async function lockEnvelope(context: WriteContext, envelopeId: string): Promise<Envelope | null> {
  await context.tx
    .selectFrom('envelope')
    .select('envelope_hash')
    .where('envelope_hash', '=', envelopeHash(envelopeId))
    .forUpdate()
    .execute()
  return findEnvelope(context.tx, envelopeId, context.now)
}
