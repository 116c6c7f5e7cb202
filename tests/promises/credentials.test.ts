import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { roleIdsOf, ROLE } from '../../contract/roles.ts'
import { isInScope, SCOPE_CALLS, SCOPES } from '../../contract/scopes.ts'
import { credentialFor } from '../../custodian/credentials/testing.ts'
import { startTestServer, testConfig, type TestServer } from '../../custodian/testing.ts'
import { newCredentialToken } from '../../server/credentialToken.ts'
import { people } from '../clients.ts'
import { endpoints } from '../contract/endpoints.ts'
import { ann, body, fill } from '../contract/samples.ts'

// Permissions and limits of a machine credential at the custodian.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server?.close())

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const admin = () => server.tokenOf(people.admin)
const plans = (token: string, headers: Record<string, string> = {}) =>
  server.call('GET', '/api/plan', { token, headers }).then(({ status }) => status)
const audited = async () => {
  const { n } = await server.services.db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<bigint>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}
const create = async (asked: object) => server.call('POST', '/api/credential', { token: await admin(), body: asked })
const shown = async (credentialId: number) => {
  const { body: list } = await server.call('GET', '/api/credential', { token: await admin() })
  return (list as Array<Record<string, unknown>>).find((one) => one['credentialId'] === credentialId)
}

describe('the scopes of machine credentials', () => {
  test('lists each call in at most one scope, and only calls of customer service', () => {
    const named = Object.values(SCOPE_CALLS).flat()
    expect(new Set(named).size).toBe(named.length)
    for (const name of named) {
      const call: AnyEndpoint | undefined = calls[name]
      const staff = call?.staff ? roleIdsOf(call.staff.may) : []
      expect([name, staff.includes(ROLE.customerService)]).toEqual([name, true])
    }
  })

  test('has no writing call in any scope named read', () => {
    const asksByPost = ['calculateTaxes', 'searchOwners']
    for (const scope of SCOPES.filter((one) => one.endsWith(':read')))
      for (const name of SCOPE_CALLS[scope])
        expect([name, calls[name]?.method === 'GET' || asksByPost.includes(name)]).toEqual([name, true])
  })

  test('has no call in any scope that signs in, approves, signs, pays or redirects money', () => {
    const writing = SCOPES.filter((scope) => scope.endsWith(':write')).flatMap((scope) => SCOPE_CALLS[scope])
    expect(writing.toSorted()).toEqual(['addNote', 'completeUpload', 'pinNote', 'storeFile'])
  })
})

describe('a machine credential at the custodian', () => {
  test('allows a credential only the calls of its scopes', async () => {
    const wrong: string[] = []
    const paths = endpoints.flatMap((endpoint) => {
      const path = endpoint.admin ?? endpoint.customer
      return path === null ? [] : [{ endpoint, path }]
    })
    for (const scope of SCOPES) {
      const { token } = await credentialFor(server, { scopes: [scope], requestsPerMinute: 6_000 })
      const ask = async ({ endpoint, path }: (typeof paths)[number]) =>
        (await server.call(endpoint.verb, fill(path, ann), { token, body: body(endpoint, ann) })).status
      const [allowed, denied] = [true, false].map((is) =>
        paths.filter(({ endpoint }) => isInScope(endpoint.name, new Set([scope])) === is),
      )
      const before = await audited()
      for (const one of denied ?? []) {
        const status = await ask(one)
        if (status !== 403) wrong.push(`${one.endpoint.name} with ${scope}: ${status}`)
      }
      if ((await audited()) !== before) wrong.push(`${scope} did something else`)
      for (const one of allowed ?? []) {
        const status = await ask(one)
        if (status === 401 || status === 403 || status >= 500)
          wrong.push(`${one.endpoint.name} with ${scope}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('refuses customer calls to a credential, even for its own owner', async () => {
    const { token } = await credentialFor(server, { accountOwnerId: ann.accountOwnerId })
    for (const path of ['/api/accountowner', '/api/account/balance', '/api/document'])
      expect((await server.call('GET', path, { token })).status).toBe(403)
  })

  test('limits a credential for one owner to that owner', async () => {
    const { token } = await credentialFor(server, { accountOwnerId: ann.accountOwnerId, requestsPerMinute: 6_000 })
    const other = { ...ann, accountOwnerId: 1002, accountId: 502 }
    const wrong: string[] = []
    const before = await audited()
    for (const name of Object.values(SCOPE_CALLS).flat()) {
      const endpoint = endpoints.find((one) => one.name === name)
      if (!endpoint?.admin) throw new Error(`${name} has no path for staff`)
      const asked = body(endpoint, other)
      const isAboutOwner = `${endpoint.admin}${JSON.stringify(asked)}`.includes('accountOwnerId')
      const { status } = await server.call(endpoint.verb, fill(endpoint.admin, other), { token, body: asked })
      if (status !== (isAboutOwner ? 404 : 403)) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect(await audited()).toBe(before)
    expect((await server.call('GET', `/api/account/admin/${ann.accountOwnerId}/balance`, { token })).status).toBe(200)
  })

  test('limits a credential for one plan to owners whose accounts are all in that plan', async () => {
    const owners = await server.services.db
      .selectFrom('retirement_account')
      .select(['account_owner_id', (eb) => eb.fn.min('plan_id').as('one'), (eb) => eb.fn.max('plan_id').as('last')])
      .groupBy('account_owner_id')
      .execute()
    const within = owners.find(({ one, last }) => one === last)
    const across = owners.find(({ one, last }) => one !== last)
    const elsewhere = owners.find(({ one, last }) => one === last && one !== within?.one)
    if (!within || !across || !elsewhere) throw new Error('the demo data has nobody for this')
    for (const [owner, planId, status] of [
      [within, within.one, 200],
      [elsewhere, within.one, 404],
      [across, across.one, 404],
      [across, across.last, 404],
    ] as const) {
      const { token } = await credentialFor(server, { planId })
      const path = `/api/account/admin/${owner.account_owner_id}/balance`
      expect([owner.account_owner_id, (await server.call('GET', path, { token })).status]).toEqual([
        owner.account_owner_id,
        status,
      ])
    }
  })

  test('serves a credential that is limited to its registered operations only through a gateway', async () => {
    const { token, credentialId } = await credentialFor(server, { requestsPerMinute: 6_000 })
    const operator = { authorization: `Operator ${testConfig.operatorKey}` }
    const path = '/api/credential/command/operation/only'
    expect((await server.call('POST', path, { headers: operator, body: { credentialId } })).status).toBe(200)
    const byGateway = { 'x-client-ip': '192.0.2.1' }
    const wrong: string[] = []
    for (const name of Object.values(SCOPE_CALLS).flat()) {
      const endpoint = endpoints.find((one) => one.name === name)
      const asked = { token, body: endpoint && body(endpoint, ann) }
      const ask = async (headers: Record<string, string>) =>
        (await server.call(endpoint?.verb ?? 'GET', fill(endpoint?.admin ?? '', ann), { ...asked, headers })).status
      const before = await audited()
      const direct = await ask({})
      if (direct !== 403 || (await audited()) !== before) wrong.push(`${name} called directly: ${direct}`)
      const passedOn = await ask(byGateway)
      if ([401, 403].includes(passedOn) || passedOn >= 500) wrong.push(`${name} through a gateway: ${passedOn}`)
    }
    expect(wrong).toEqual([])
    for (const own of ['/api/credential/own', '/api/user'])
      expect([own, (await server.call('GET', own, { token })).status]).toEqual([own, 200])
    const watch = async (headers: Record<string, string>) => {
      const streams = [{ token, address: '192.0.2.1' }]
      const { body: answer } = await server.call('POST', '/api/events/watch', {
        body: { after: null, waitMs: 0, streams },
        headers,
      })
      return (answer as { streams: unknown[] }).streams
    }
    expect([await watch({}), await watch(byGateway)]).toEqual([
      [null],
      [expect.objectContaining({ kinds: expect.anything() })],
    ])
  })

  test('refuses a revoked credential permanently from the next call on', async () => {
    const { token, credentialId } = await credentialFor(server)
    expect(await plans(token)).toBe(200)
    const revoke = async () =>
      server.call('POST', `/api/credential/${credentialId}/revoke`, { token: await admin(), body: {} })
    expect(await revoke()).toMatchObject({ status: 200, body: { status: 'REVOKED', revokedBy: people.admin } })
    expect(await plans(token)).toBe(401)
    expect(await revoke()).toMatchObject({ status: 409, body: 'This credential was revoked before.' })
    const again = `update credential set revoked_at = now() where credential_id = ${credentialId}`
    await expect(server.services.database.executeSql(again)).rejects.toThrow('does not change')
  })

  test('refuses a credential after its last day', async () => {
    const { token } = await credentialFor(server, { days: 1 })
    const start = server.clock.now()
    server.clock.set(new Date(start.getTime() + DAY - 1))
    expect(await plans(token)).toBe(200)
    server.clock.set(new Date(start.getTime() + DAY))
    expect(await plans(token)).toBe(401)
    server.clock.set(start)
  })

  test('accepts a credential only from its network addresses', async () => {
    const { token } = await credentialFor(server, { addresses: ['10.1.0.0/16', '2001:db8::/32'] })
    const from = (ip: string) => plans(token, { 'x-client-ip': ip })
    expect([await from('10.1.2.3'), await from('2001:db8::1')]).toEqual([200, 200])
    expect([await from('10.2.0.1'), await from('2001:db9::1'), await plans(token)]).toEqual([401, 401, 401])
  })

  test('refuses a credential with a wrong secret after a known prefix, and malformed credentials', async () => {
    const { token } = await credentialFor(server)
    const other = newCredentialToken().token
    const spoilt = [
      other,
      `${token.slice(0, 13)}${other.slice(13)}`,
      token.slice(0, -1),
      `${token}0`,
      token.toUpperCase(),
      `${token}, ${token}`,
      'irap_',
      `irap_${'%00'.repeat(19)}`,
    ]
    for (const one of spoilt) {
      expect([one, await plans(one)]).toEqual([one, 401])
    }
    // Even a public call, which needs no token, refuses an invalid token.
    expect((await server.call('GET', '/api/health', { token: other })).status).toBe(401)
    expect(await plans(token)).toBe(200)
  })

  test('stores a credential as a hash and shows it once', async () => {
    const { token, credentialId } = await credentialFor(server)
    const rows = await server.services.db
      .selectFrom('credential')
      .select(['token_hash', 'public_part', 'name'])
      .execute()
    const trail = await server.services.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('entity', '=', 'credential')
      .execute()
    expect(JSON.stringify([rows, trail, await shown(credentialId)])).not.toContain(token.slice(13, 40))
  })

  test("audits a credential's calls under its name, with the owners that it read and its last use", async () => {
    const { token, credentialId } = await credentialFor(server, { name: 'night shift' })
    expect((await shown(credentialId))?.['lastUsedAt']).toBeNull()
    const note = { title: 'Checked', noteText: 'By night', accountOwnerId: ann.accountOwnerId }
    expect((await server.call('POST', '/api/note/admin', { token, body: note })).status).toBe(200)
    await server.call('GET', `/api/beneficiary/admin/${ann.accountOwnerId}`, { token })
    const rows = await server.services.db
      .selectFrom('audit')
      .innerJoin('portal_user', 'portal_user.user_id', 'audit.user_id')
      .select(['action', 'email'])
      .where('email', 'like', 'night shift (irap_%')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['note.add', 'owner.read']))
    expect(await shown(credentialId)).toMatchObject({
      lastUsedAt: server.clock.now().toISOString(),
      lastUsedFrom: '127.0.0.1',
    })
  })

  test('sends a credential its remaining rate limit with every response', async () => {
    const { token } = await credentialFor(server, { requestsPerMinute: 2 })
    const other = await credentialFor(server, { requestsPerMinute: 2 })
    const ask = () => server.call('GET', '/api/plan', { token })
    expect((await ask()).headers).toMatchObject({
      'ratelimit-policy': '"requests";q=2;w=60',
      ratelimit: '"requests";r=1;t=60',
    })
    expect((await ask()).headers['ratelimit']).toBe('"requests";r=0;t=60')
    const third = await ask()
    expect(third).toMatchObject({ status: 429, headers: { 'retry-after': '60', ratelimit: '"requests";r=0;t=60' } })
    expect(await plans(other.token)).toBe(200)
    server.clock.forward(MINUTE)
    expect((await ask()).status).toBe(200)
  })

  test("refuses sign-in, password reset and reactivation with a credential's name", async () => {
    const { token } = await credentialFor(server, { name: 'sleeper' })
    const { email } = await server.services.db
      .selectFrom('portal_user')
      .select('email')
      .where('email', 'like', 'sleeper (%')
      .executeTakeFirstOrThrow()
    const login = { username: email, password: token }
    expect((await server.call('POST', '/api/authenticate', { body: login })).status).toBeGreaterThanOrEqual(400)
    await server.call('POST', `/api/user/forgot/${encodeURIComponent(email)}`)
    const links = server.services.db
      .selectFrom('password_reset')
      .innerJoin('portal_user', 'portal_user.user_id', 'password_reset.user_id')
    expect(await links.select('email').where('email', '=', email).execute()).toEqual([])
    const reopen = { email, roleId: 1 }
    const operator = { authorization: `Operator ${testConfig.operatorKey}` }
    expect((await server.call('POST', '/api/staff', { headers: operator, body: reopen })).status).toBe(400)
  })
})

describe('the creation of a machine credential', () => {
  const asked = { name: 'maker', scopes: ['notes:read'], days: 30 }

  test('lets only the administrator create credentials, not a program', async () => {
    for (const who of [people.service, people.compliance, people.ann])
      expect(
        (await server.call('POST', '/api/credential', { token: await server.tokenOf(who), body: asked })).status,
      ).toBe(403)
    const { token } = await credentialFor(server)
    expect((await server.call('POST', '/api/credential', { token, body: asked })).status).toBe(403)
    expect((await server.call('GET', '/api/credential', { token })).status).toBe(403)
  })

  test('refuses each invalid value of a credential at its field', async () => {
    const fields: Array<[string, object]> = [
      ['name', { ...asked, name: '' }],
      ['name', { ...asked, name: 'admin@example.com' }],
      ['name', { ...asked, name: 'two\nlines' }],
      ['name', { ...asked, name: 'x'.repeat(61) }],
      ['scopes', { ...asked, scopes: [] }],
      ['scopes', { ...asked, scopes: ['approvals:write'] }],
      ['scopes', { ...asked, scopes: ['notes:read', 'notes:read'] }],
      ['days', { ...asked, days: 0 }],
      ['days', { ...asked, days: 367 }],
      ['days', { ...asked, days: 1.5 }],
      ['requestsPerMinute', { ...asked, requestsPerMinute: 0 }],
      ['requestsPerMinute', { ...asked, requestsPerMinute: 6_001 }],
      ['addresses', { ...asked, addresses: ['anywhere'] }],
      ['addresses', { ...asked, addresses: ['0.0.0.0/0'] }],
      ['addresses', { ...asked, addresses: ['::/0'] }],
      ['addresses', { ...asked, addresses: ['10.0.0.1,0.0.0.0/0'] }],
      ['accountOwnerId', { ...asked, accountOwnerId: 999_999 }],
      ['planId', { ...asked, planId: 999_999 }],
      ['planId', { ...asked, planId: 1, accountOwnerId: ann.accountOwnerId }],
    ]
    for (const [field, wrong] of fields) {
      const answer = await create(wrong)
      const [problem] = (answer.body as { errors: Array<{ path: string[] }> }).errors
      expect([wrong, answer.status, problem?.path[0]]).toEqual([wrong, 400, field])
    }
    expect((await create({ ...asked, isApproved: true })).status).toBe(400)
  })

  test('refuses the name of an existing credential until that credential is revoked', async () => {
    const { credentialId } = await credentialFor(server, { name: 'only one' })
    expect((await create({ ...asked, name: 'Only One' })).status).toBe(409)
    await server.call('POST', `/api/credential/${credentialId}/revoke`, { token: await admin(), body: {} })
    expect((await create({ ...asked, name: 'Only One' })).status).toBe(200)
  })

  test("requires a second person's approval for a writing credential", async () => {
    const { body: answer } = await create({ ...asked, name: 'writer', scopes: ['notes:write', 'plans:read'] })
    const { token, credential } = answer as {
      token: string
      credential: { credentialId: number; status: string; approvalId: number | null }
    }
    expect(credential.status).toBe('WAITING')
    // Only the right secret gets the message that the credential waits for approval.
    const { status, body: refusal } = await server.call('GET', '/api/plan', { token })
    expect([status, refusal]).toEqual([401, { message: 'This credential waits for the approval of a second person.' }])
    const spoilt = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await server.call('GET', '/api/plan', { token: spoilt })).body).toEqual({ message: 'Unauthenticated' })
    const path = `/api/approval?entity=credential&subjectId=${credential.credentialId}`
    const { body: waiting } = await server.call('GET', path, { token: await admin() })
    const [approval] = (waiting as { approvals: Array<{ id: number; whyNot: string }> }).approvals
    expect(credential.approvalId).toBe(approval?.id)
    expect(approval?.whyNot).toBe('You requested this or worked on it. Another person must decide.')
    const decision = { token: await server.tokenOf(people.service), body: { note: null } }
    expect((await server.call('POST', `/api/approval/${approval?.id}/refuse`, decision)).status).toBe(200)
    expect((await server.call('GET', '/api/plan', { token })).body).toEqual({ message: 'Unauthenticated' })
    expect(await shown(credential.credentialId)).toMatchObject({ status: 'REVOKED', approvalId: null })
  })

  test("requires a second person's approval for a credential for all owners", async () => {
    const statusOf = async (more: object) => {
      const { body } = await create({ ...asked, name: `reader ${crypto.randomUUID().slice(0, 8)}`, ...more })
      return (body as { credential: { status: string } }).credential.status
    }
    expect([
      await statusOf({}),
      await statusOf({ accountOwnerId: ann.accountOwnerId }),
      await statusOf({ planId: 1 }),
    ]).toEqual(['WAITING', 'USABLE', 'USABLE'])
  })

  test('withdraws the approval of a credential that is revoked while pending', async () => {
    const { body: answer } = await create({ ...asked, name: 'called back', scopes: ['notes:write'] })
    const { credential } = answer as { credential: { credentialId: number } }
    await server.call('POST', `/api/credential/${credential.credentialId}/revoke`, { token: await admin(), body: {} })
    const path = `/api/approval?entity=credential&subjectId=${credential.credentialId}`
    expect((await server.call('GET', path, { token: await admin() })).body).toMatchObject({ approvals: [] })
  })

  test("requires an employee's approval for a writing credential that an operator command creates", async () => {
    const operator = { authorization: `Operator ${testConfig.operatorKey}` }
    const ask = (path: string, sent: object) =>
      server.call('POST', `/api/credential/command${path}`, { headers: operator, body: sent })
    const made = await ask('', { ...asked, name: 'by command', scopes: ['documents:write'] })
    expect(made).toMatchObject({ status: 200, body: { credential: { status: 'WAITING', createdBy: null } } })
    const { credential } = made.body as { credential: { credentialId: number } }
    expect(JSON.stringify((await ask('/list', {})).body)).toContain('by command')
    expect((await ask('/revoke', { credentialId: credential.credentialId })).status).toBe(200)
    expect((await server.call('POST', '/api/credential/command/list', { token: await admin(), body: {} })).status).toBe(
      401,
    )
  })
})
