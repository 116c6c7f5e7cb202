import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isInScope, SCOPES } from '../../contract/scopes.ts'
import { gqlClient, gqlToken, people, restClient, restSignIn } from '../clients.ts'
import { callBehind, reads, writes } from '../contract/operations.ts'
import { ann } from '../contract/samples.ts'
import { makeCredential, revokeCredential } from '../credential.ts'
import { startStack, type Stack } from '../stack.ts'

// Machine credentials at a gateway with production settings, which refuses a browser's own documents; on PostgreSQL.

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ production: true })
})
afterAll(() => stack?.stop())

const PLANS = '{ viewer { userId roleId isTopAdmin plans(first: 1) { edges { node { name } } } } }'
const post = (headers: Record<string, string>, query = PLANS) =>
  fetch(`${stack.gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const statusOf = async (token: string) => (await post(bearer(token))).status

describe('a machine credential at the gateway', () => {
  it("runs a credential's own documents, and returns its remaining rate limit", async () => {
    const { token } = await makeCredential(stack, { scopes: ['plans:read'] })
    const answer = await post(bearer(token))
    expect(answer.headers.get('ratelimit-policy')).toBe('"requests";q=600;w=60')
    expect(answer.headers.get('ratelimit')).toMatch(/^"requests";r=599;t=\d+$/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.json()).toMatchObject({
      data: { viewer: { roleId: 2, isTopAdmin: false, plans: { edges: [{}] } } },
    })
  })

  it('allows a credential exactly the fields and mutations of its scopes', async () => {
    const every = [...reads(ann), ...writes()]
    const wrong: string[] = []
    for (const scopes of [['plans:read'], ['owners:read', 'notes:write'], SCOPES] as const) {
      const { token } = await makeCredential(stack, { scopes, requestsPerMinute: 6_000 })
      const ask = gqlClient(stack.gatewayUrl, token)
      for (const { name, document, variables } of every) {
        const call = callBehind(name)
        if (call === null || isInScope(call, new Set(scopes))) continue
        const answer = await ask(document, variables(ann, 2))
        if (!answer.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN'))
          wrong.push(`${name} with ${scopes.length} scopes: ${answer.text.slice(0, 200)}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('tells a program that its credential waits for an approval, until the credential is revoked', async () => {
    const admin = await restSignIn(stack.custodianUrl, people.admin)
    const asked = { name: 'not approved yet', scopes: ['notes:write'], days: 1 }
    const { token, credential } = (await admin('POST', '/api/credential', asked)).body as {
      token: string
      credential: { credentialId: number }
    }
    const errorOf = async () => {
      const response = await post(bearer(token))
      const { errors } = (await response.json()) as { errors: unknown[] }
      return [response.status, response.headers.get('www-authenticate'), errors[0]]
    }
    const refused = (message: string) => [
      401,
      'Bearer error="invalid_token"',
      expect.objectContaining({ message, extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) }),
    ]
    expect(await errorOf()).toEqual(refused('This credential waits for the approval of a second person.'))
    await revokeCredential(stack, credential.credentialId)
    expect(await errorOf()).toEqual(
      refused('This credential is not valid: it is unknown, expired, revoked, or not allowed from this address.'),
    )
  })

  it("refuses a revoked credential's next request at both servers", async () => {
    const { token, credentialId } = await makeCredential(stack, { scopes: ['plans:read'] })
    const rest = restClient(stack.custodianUrl, token)
    expect([await statusOf(token), (await rest('GET', '/api/plan')).status]).toEqual([200, 200])
    await revokeCredential(stack, credentialId)
    expect([await statusOf(token), (await rest('GET', '/api/plan')).status]).toEqual([401, 401])
  })

  it('limits a credential for one owner to that owner, also for node ids', async () => {
    const { token } = await makeCredential(stack, { accountOwnerId: 1002 })
    const ask = gqlClient(stack.gatewayUrl, token)
    const OWNER = `query Q($id: Int!) { viewer { accountOwner(accountOwnerId: $id) { id firstName
      accounts(first: 5) { edges { node { id planAccountNumber } } } } } }`
    type Answer = { viewer: { accountOwner: { id: string; firstName: string } | null } }
    expect((await ask<Answer>(OWNER, { id: 1002 })).data?.viewer.accountOwner?.firstName).toBe('Ben')
    const foreign = await ask<Answer>(OWNER, { id: 1001 })
    expect(foreign.text).not.toMatch(/Ann|Archer|100001/)
    const everybody = await makeCredential(stack, { scopes: ['owners:read', 'accounts:read'] })
    const { data } = await gqlClient(stack.gatewayUrl, everybody.token)<Answer>(OWNER, { id: 1001 })
    expect(data?.viewer.accountOwner?.firstName).toBe('Ann')
    const node = 'query N($id: ID!) { node(id: $id) { ... on AccountOwner { firstName } } }'
    expect((await ask(node, { id: data?.viewer.accountOwner?.id })).text).not.toContain('Ann')
    expect((await ask(PLANS)).errors).toMatchObject([
      {
        message: 'You may not do this: the credential is for owner 1002 only.',
        extensions: { code: 'FORBIDDEN', onlyAccountOwnerId: 1002 },
      },
    ])
    expect((await gqlClient(stack.gatewayUrl, everybody.token)(PLANS)).errors[0]).toMatchObject({
      message: 'You may not do this: the credential needs the scope plans:read.',
      extensions: { code: 'FORBIDDEN', requiredScope: 'plans:read' },
    })
  })

  it('refuses a credential sent with a cookie or as a cookie', async () => {
    const { token } = await makeCredential(stack, { scopes: ['plans:read'] })
    expect((await post({ ...bearer(token), cookie: `portal=${token}; __Host-portal=${token}` })).status).toBe(400)
    for (const name of ['portal', '__Host-portal']) {
      const answer = await post({ 'x-portal': '1', cookie: `${name}=${token}` })
      expect(await answer.text()).not.toContain('edges')
    }
  })

  it('accepts neither a credential as a session token nor a session token as a credential', async () => {
    const session = await gqlToken(stack.gatewayUrl, people.service)
    expect((await post(bearer(`irap_${session}`))).status).toBe(401)
    expect((await restClient(stack.custodianUrl, session)('GET', '/api/plan')).status).toBe(401)
  })

  it('refuses a credential from other sites and with other media types or methods', async () => {
    const { token } = await makeCredential(stack, { scopes: ['plans:read'] })
    expect((await post({ ...bearer(token), 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ ...bearer(token), origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await post({ ...bearer(token), 'content-type': 'text/plain' })).status).toBe(415)
    expect((await fetch(`${stack.gatewayUrl}/graphql`, { headers: bearer(token) })).status).toBe(405)
  })

  it('refuses a malformed credential without calling the custodian', async () => {
    const { token } = await makeCredential(stack, { scopes: ['plans:read'] })
    for (const spoilt of ['irap_', `${token}x`, token.slice(0, -1), `${token.slice(0, -1)}!`])
      expect([spoilt, await statusOf(spoilt)]).toEqual([spoilt, 401])
  })

  it('refuses a credential above its rate limit with Retry-After', async () => {
    const { token } = await makeCredential(stack, { scopes: ['plans:read'], requestsPerMinute: 1 })
    const answers = [await post(bearer(token)), await post(bearer(token)), await post(bearer(token))]
    const last = answers.at(-1)
    // A minute may have ended in between, but at least one of three calls was refused.
    expect(answers.map(({ status }) => status)).toContain(429)
    expect(last?.headers.get('ratelimit-policy')).toBe('"requests";q=1;w=60')
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
  })

  it('serves a credential files and the schema within its scopes', async () => {
    const { token } = await makeCredential(stack, { scopes: ['reports:read'] })
    const get = (path: string, headers: Record<string, string> = bearer(token)) =>
      fetch(`${stack.gatewayUrl}${path}`, { headers })
    const report = await get('/files/report/withholding-state.csv')
    expect([report.status, report.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(report.headers.get('ratelimit')).not.toBeNull()
    expect((await get('/files/plan-corrections/1')).status).toBe(403)
    expect((await get('/schema.graphql')).status).toBe(200)
    expect((await get('/schema.graphql', bearer(`${token}x`))).status).toBe(401)
  })

  it('refuses sign-in, sign-out, new credentials and approvals by a credential', async () => {
    const { token } = await makeCredential(stack)
    const ask = gqlClient(stack.gatewayUrl, token)
    const refused = async (document: string) =>
      (await ask(document)).errors.map(({ extensions }) => extensions?.code).join()
    const login = `mutation { login(input: { username: "${people.admin}", password: "Passw0rd!" }) { token } }`
    expect(await refused(login)).toBe('FORBIDDEN')
    const create = 'mutation { createCredential(input: { name: "x", scopes: ["notes:read"], days: 1 }) { token } }'
    expect(await refused(create)).toBe('FORBIDDEN')
    expect(await refused('mutation { approveApproval(input: { approvalId: 1 }) { errors { code } } }')).toBe(
      'FORBIDDEN',
    )
  })
})
