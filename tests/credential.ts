import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCOPES, type Scope } from '../contract/scopes.ts'
import { people, restSignIn } from './clients.ts'
import type { Stack } from './stack.ts'

export type MadeCredential = { token: string; credentialId: number }

/** Creates a machine credential as administrator; customer service approves the credential if necessary. */
export async function makeCredential(
  { custodianUrl }: Pick<Stack, 'custodianUrl'>,
  asked: { scopes?: readonly Scope[]; accountOwnerId?: number; requestsPerMinute?: number; days?: number } = {},
): Promise<MadeCredential> {
  const admin = await restSignIn(custodianUrl, people.admin)
  const body = { name: `tool ${crypto.randomUUID().slice(0, 8)}`, scopes: SCOPES, days: 30, ...asked }
  const answer = await admin('POST', '/api/credential', body)
  if (answer.status !== 200) throw new Error(`no credential: ${answer.status} ${JSON.stringify(answer.body)}`)
  const { token, credential } = answer.body as { token: string; credential: { credentialId: number; status: string } }
  if (credential.status === 'WAITING') {
    const service = await restSignIn(custodianUrl, people.service)
    const waiting = await service('GET', `/api/approval?entity=credential&subjectId=${credential.credentialId}`)
    const [approval] = (waiting.body as { approvals: Array<{ id: number }> }).approvals
    const { status } = await service('POST', `/api/approval/${approval?.id}/approve`, { note: null })
    if (status !== 200) throw new Error(`it was not approved: ${status}`)
  }
  return { token, credentialId: credential.credentialId }
}

/** Registers an operation for a credential as the operator. */
export async function registerOperation(
  { custodianUrl, dataDir }: Pick<Stack, 'custodianUrl' | 'dataDir'>,
  { credentialId }: MadeCredential,
  name: string,
  document: string,
): Promise<void> {
  const kept = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as Record<string, string>
  const response = await fetch(`${custodianUrl}/api/credential/command/operation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Operator ${kept['OPERATOR_KEY']}` },
    body: JSON.stringify({ credentialId, name, document }),
  })
  if (response.status !== 200) throw new Error(`it was not registered: ${response.status}`)
}

export async function revokeCredential(
  { custodianUrl }: Pick<Stack, 'custodianUrl'>,
  credentialId: number,
): Promise<void> {
  const admin = await restSignIn(custodianUrl, people.admin)
  const { status } = await admin('POST', `/api/credential/${credentialId}/revoke`, {})
  if (status !== 200) throw new Error(`it was not revoked: ${status}`)
}
