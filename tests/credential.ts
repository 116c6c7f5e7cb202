import { SCOPES, type Scope } from '../contract/scopes.ts'
import { people, restSignIn } from './clients.ts'
import type { Stack } from './stack.ts'

export type MadeCredential = { token: string; credentialId: number }

/** A machine credential that the administrator makes; where it waits, customer service approves it. */
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

export async function revokeCredential(
  { custodianUrl }: Pick<Stack, 'custodianUrl'>,
  credentialId: number,
): Promise<void> {
  const admin = await restSignIn(custodianUrl, people.admin)
  const { status } = await admin('POST', `/api/credential/${credentialId}/revoke`, {})
  if (status !== 200) throw new Error(`it was not revoked: ${status}`)
}
