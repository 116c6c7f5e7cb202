import {
  createCredential,
  createCredentialByCommand,
  getOwnCredential,
  listCredentials,
  listCredentialsByCommand,
  revokeCredential,
  revokeCredentialByCommand,
  type NewCredential,
} from '../../contract/credentials.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { createCredential as create } from './create.ts'
import { operationsOf } from './operations.ts'
import { shownCredential, shownCredentials } from './credentials.sql.ts'
import { revokeCredential as revoke } from './revoke.ts'

/** Machine credentials, created and revoked by the administrator or the operator. */
export function credentialRoutes({ serve }: Serving): void {
  serve(listCredentials, ({ call }) => shownCredentials(call.db, call.now))
  serve(listCredentialsByCommand, async ({ call }) => ({ credentials: await shownCredentials(call.db, call.now) }))

  serve(createCredential, ({ call, body }) => made(call, body))
  serve(createCredentialByCommand, ({ call, body }) => made(call, body))

  serve(revokeCredential, ({ call, params }) => revoked(call, params.credentialId))
  serve(revokeCredentialByCommand, ({ call, body }) => revoked(call, body.credentialId))

  serve(getOwnCredential, async ({ call: { db, principal }, standing }) => {
    const { credential, userId, roleId } = principal
    if (!credential || !standing) throw notFound()
    return {
      userId,
      roleId,
      name: credential.name,
      scopes: [...credential.scopes],
      accountOwnerId: credential.accountOwnerId,
      planId: credential.planId,
      expiresAt: credential.expiresAt.toISOString(),
      requestsPerMinute: credential.requestsPerMinute,
      requestsLeft: standing.left,
      secondsToReset: standing.secondsToReset,
      isOverLimit: standing.isOver,
      onlyRegistered: credential.onlyRegistered,
      operations: (await operationsOf(db, credential.credentialId)).map(({ name, hash }) => ({ name, hash })),
    }
  })
}

function made(call: CallContext, asked: NewCredential) {
  return call.write(async (context) => {
    const { credentialId, token } = await create(context, asked)
    return { credential: await shownCredential(context.tx, credentialId, context.now), token }
  })
}

function revoked(call: CallContext, credentialId: number) {
  return call.write(async (context) => {
    await revoke(context, credentialId)
    return shownCredential(context.tx, credentialId, context.now)
  })
}
