import { addDays } from 'date-fns/addDays'
import { sql } from 'kysely'
import { REQUESTS_PER_MINUTE, type NewCredential } from '../../contract/credentials.ts'
import { ROLE } from '../../contract/roles.ts'
import { isWriting } from '../../contract/scopes.ts'
import { scopeInWords } from '../../contract/scopeSentences.ts'
import { readAddresses } from '../../server/addresses.ts'
import { newCredentialToken } from '../../server/credentialToken.ts'
import { ask } from '../approvals/ask.ts'
import { requireNoTool } from '../approvals/decider.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { violatedConstraint } from '../platform/db/errors.ts'
import { invalidField, refuse } from '../platform/http/errors.ts'
import { tokenHash } from '../platform/http/session.ts'
import { hintOf } from './credentials.sql.ts'
import { CREDENTIAL_EFFECT } from './credentialEffect.ts'
import { revokeCredential } from './revoke.ts'

/**
 * Creates a credential and returns its secret once. A credential that may write, or that covers all owners, is inactive
 * until a second person approves it.
 * @throws 400 on the wrong fields; 403 for a program; 409 for a name in use
 */
export async function createCredential(
  context: WriteContext,
  asked: NewCredential,
): Promise<{ credentialId: number; token: string }> {
  requireNoTool(context)
  const { tx, now } = context
  await requireSubject(context, asked)
  const addresses = [...new Set(asked.addresses)]
  if (addresses.length > 0 && !addresses.every(isNetwork))
    throw invalidField('addresses', 'Please enter addresses or networks such as 10.1.0.0/16')
  await endExpired(context, asked.name)
  const waits = context.services.config.fourEyes && (asked.scopes.some(isWriting) || isForEverybody(asked))
  const { token, publicPart } = newCredentialToken()
  const { user_id: userId } = await tx
    .insertInto('portal_user')
    // The email is not a valid address, and the login is closed, so nobody can sign in or reset the password.
    .values({
      email: `${asked.name} (${hintOf(publicPart)})`,
      role_id: ROLE.customerService,
      disabled_at: now,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const { credential_id: credentialId } = await tx
    .insertInto('credential')
    .values({
      user_id: userId,
      name: asked.name,
      public_part: publicPart,
      token_hash: tokenHash(token),
      scopes: asked.scopes.toSorted(),
      account_owner_id: asked.accountOwnerId ?? null,
      plan_id: asked.planId ?? null,
      addresses,
      requests_per_minute: asked.requestsPerMinute ?? REQUESTS_PER_MINUTE,
      created_at: now,
      created_by: context.userId,
      expires_at: addDays(now, asked.days),
      usable_from: waits ? null : now,
    })
    .returning('credential_id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'credential_name')
        throw refuse(409, 'Another credential has this name. Please revoke it first or choose another name.')
      throw error
    })
  await context.audit({
    action: 'credential.create',
    entity: 'credential',
    entityId: credentialId,
    accountOwnerId: asked.accountOwnerId ?? null,
    after: { ...asked, addresses, hint: hintOf(publicPart) },
  })
  if (waits) await askForIt(context, credentialId, { ...asked, addresses })
  return { credentialId, token }
}

/** Revokes an expired credential of this name, because an unrevoked credential keeps its name. */
async function endExpired(context: WriteContext, name: string): Promise<void> {
  const expired = await context.tx
    .selectFrom('credential')
    .select('credential_id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '<=', context.now)
    .forUpdate()
    .executeTakeFirst()
  if (expired) await revokeCredential(context, expired.credential_id)
}

/** Whether a credential covers all owners, so it may read any number of rows; a person may export a thousand a day. */
function isForEverybody({ accountOwnerId, planId }: NewCredential): boolean {
  return accountOwnerId == null && planId == null
}

/** @throws 400 naming the field if both an owner and a plan are given, or if either does not exist */
async function requireSubject({ tx }: WriteContext, { accountOwnerId, planId }: NewCredential): Promise<void> {
  if (accountOwnerId != null && planId != null)
    throw invalidField('planId', 'Please choose an account owner or a plan, not both')
  if (accountOwnerId != null && !(await isThere(tx, 'account_owner', 'account_owner_id', accountOwnerId)))
    throw invalidField('accountOwnerId', 'There is no such account owner')
  if (planId != null && !(await isThere(tx, 'plan', 'plan_id', planId)))
    throw invalidField('planId', 'There is no such plan')
}

async function isThere(tx: WriteContext['tx'], table: string, column: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(tx)
  return rows.length > 0
}

/** Refuses a network that contains every address, because it limits nothing. */
function isNetwork(text: string): boolean {
  return !text.includes(',') && !/\/0+$/.test(text) && readAddresses(text) !== null
}

async function askForIt(context: WriteContext, credentialId: number, asked: NewCredential): Promise<void> {
  await ask(context, CREDENTIAL_EFFECT, {
    subject: { entity: 'credential', id: credentialId },
    accountOwnerId: asked.accountOwnerId ?? null,
    payload: { credentialId },
    description: `Machine credential "${asked.name}"`,
    changes: [
      { label: 'May', before: null, after: asked.scopes.toSorted().map(scopeInWords).join('; ') },
      { label: 'About', before: null, after: subjectOf(asked) },
      { label: 'From', before: null, after: asked.addresses?.join(', ') || 'Any address' },
      { label: 'Valid for', before: null, after: `${asked.days} days` },
    ],
  })
}

function subjectOf({ accountOwnerId, planId }: NewCredential): string {
  if (accountOwnerId != null) return `Account owner ${accountOwnerId}`
  return planId == null ? 'All owners' : `Owners of plan ${planId}`
}
