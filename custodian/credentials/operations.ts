import { createHash } from 'node:crypto'
import { MOST_OPERATIONS, type RegisteredOperation } from '../../contract/registeredOperations.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { notFound, refuse } from '../platform/http/errors.ts'

type Listed = { credentialId: number; onlyRegistered: boolean; operations: RegisteredOperation[] }

/** Registered operations, without removed ones. */
export function operationsOf(db: Db | Tx, credentialId: number) {
  return db
    .selectFrom('credential_operation')
    .select(['name', 'hash', 'created_at'])
    .where('credential_id', '=', credentialId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .limit(MOST_OPERATIONS)
    .execute()
}

/** @throws 404 for an unknown credential */
export async function listOperations(db: Db | Tx, credentialId: number): Promise<Listed> {
  const credential = await db
    .selectFrom('credential')
    .select('only_registered')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!credential) throw notFound()
  const rows = await operationsOf(db, credentialId)
  const operations = rows.map((row) => ({
    name: row.name,
    hash: row.hash,
    credentialId,
    createdAt: row.created_at.toISOString(),
  }))
  return { credentialId, onlyRegistered: credential.only_registered, operations }
}

/** @throws 404 for an unknown credential or hash */
export async function documentOf(db: Db, credentialId: number, hash: string): Promise<string> {
  const row = await db
    .selectFrom('credential_operation')
    .select('document')
    .where('credential_id', '=', credentialId)
    .where('hash', '=', hash)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.document
}

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex')

/** Whether this document is registered, so a repeated call has no effect. */
export async function isRegistered(
  db: Db,
  { credentialId, name, document }: { credentialId: number; name: string; document: string },
): Promise<boolean> {
  const hash = hashOf(document)
  return (await operationsOf(db, credentialId)).some((one) => one.name === name && one.hash === hash)
}

/** @throws 404 for an unknown credential; 409 for a revoked one, a used name, or too many operations */
export async function registerOperation(
  context: WriteContext,
  { credentialId, name, document }: { credentialId: number; name: string; document: string },
): Promise<Listed> {
  await lockLive(context, credentialId)
  const known = await operationsOf(context.tx, credentialId)
  const hash = hashOf(document)
  if (known.some((one) => one.name === name))
    throw refuse(409, 'Another document is registered under this name. Please remove it first.')
  if (known.length >= MOST_OPERATIONS) throw refuse(409, `A credential has at most ${MOST_OPERATIONS} operations.`)
  await context.tx
    .insertInto('credential_operation')
    .values({ credential_id: credentialId, name, document, hash, created_at: context.now })
    .execute()
  await audit(context, 'credential.register', credentialId, { name, hash })
  return listOperations(context.tx, credentialId)
}

/** @throws 404 for an operation that is not registered */
export async function removeOperation(
  context: WriteContext,
  { credentialId, name }: { credentialId: number; name: string },
): Promise<Listed> {
  const removed = await context.tx
    .updateTable('credential_operation')
    .set({ removed_at: context.now })
    .where('credential_id', '=', credentialId)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  if (!removed) throw notFound()
  await audit(context, 'credential.unregister', credentialId, { name, hash: removed.hash })
  return listOperations(context.tx, credentialId)
}

/** @throws 404 for an unknown credential, 409 for a revoked one */
export async function keepToOperations(context: WriteContext, credentialId: number): Promise<Listed> {
  await lockLive(context, credentialId)
  await context.tx
    .updateTable('credential')
    .set({ only_registered: true })
    .where('credential_id', '=', credentialId)
    .execute()
  await audit(context, 'credential.restrict', credentialId, { onlyRegistered: true })
  return listOperations(context.tx, credentialId)
}

async function lockLive({ tx }: WriteContext, credentialId: number): Promise<void> {
  const row = await tx
    .selectFrom('credential')
    .select('revoked_at')
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.revoked_at !== null) throw refuse(409, 'This credential was revoked before.')
}

function audit(context: WriteContext, action: string, credentialId: number, after: object): Promise<void> {
  return context.audit({ action, entity: 'credential', entityId: credentialId, after })
}
