import type { NewCredential } from '../../contract/credentials.ts'
import { SCOPES, type Scope } from '../../contract/scopes.ts'
import type { TestServer } from '../testing.ts'

/** A credential that the administrator creates and customer service approves if it waits. */
export async function credentialFor(
  server: TestServer,
  asked: Partial<NewCredential> & { scopes?: Scope[] } = {},
): Promise<{ token: string; credentialId: number }> {
  const [admin, service] = [await server.tokenOf('admin@example.com'), await server.tokenOf('service@example.com')]
  const body = { name: `tool ${crypto.randomUUID().slice(0, 8)}`, scopes: SCOPES, days: 300, ...asked }
  const answer = await server.call('POST', '/api/credential', { token: admin, body })
  if (answer.status !== 200) throw new Error(`no credential: ${answer.status} ${JSON.stringify(answer.body)}`)
  const { credential, token } = answer.body as { token: string; credential: { credentialId: number; status: string } }
  if (credential.status === 'WAITING') {
    const query = `entity=credential&subjectId=${credential.credentialId}`
    const { body: waiting } = await server.call('GET', `/api/approval?${query}`, { token: service })
    const [approval] = (waiting as { approvals: Array<{ id: number }> }).approvals
    const decision = { token: service, body: { note: null } }
    const { status } = await server.call('POST', `/api/approval/${approval?.id}/approve`, decision)
    if (status !== 200) throw new Error(`it was not approved: ${status}`)
  }
  return { token, credentialId: credential.credentialId }
}
