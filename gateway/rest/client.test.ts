import { ROLE } from '../../contract/roles.ts'
import type { Dispatcher } from 'undici'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { calls } from '../../contract/calls.ts'
import { listAccounts } from '../../contract/accounts.ts'
import { readProxies } from '../http/clientAddress.ts'
import { people, startGateway, type TestGateway } from '../testing.ts'
import { identityOf } from './identity.ts'
import { createBreakers } from './breakers.ts'
import { createCall } from './client.ts'
import { fillPath } from './path.ts'
import type { Upstream } from './upstream.ts'
import { createRetries } from './retries.ts'
import { createConcurrencyLimit } from './concurrencyLimit.ts'
import { tolerant } from './tolerant.ts'

const account = {
  accountId: 501,
  planAccountNumber: '100001',
  retirementAccountType: 'Traditional IRA',
  planName: 'Alpha Plan',
  balance: 10000.5,
  retirementAccountStatusId: 3,
  setupDate: null,
  accountOwnerId: 101,
  somethingNew: 'is not our matter',
}
const ACCOUNTS = `{ viewer { accountOwner { accounts { edges { node { planAccountNumber balance } } } } } }`
const AS_STAFF = `{ viewer { accountOwner(accountOwnerId: 101) { accounts { totalCount } } } }`
const SAVE = `mutation($input: SaveWizardPaymentInput!) { saveWizardPayment(input: $input) { payment { isCheck } errors { code field message } } }`
const saving = { variables: { input: { accountId: 501, isCheck: true } } }

let gateway: TestGateway
beforeEach(async () => void (gateway = await startGateway()))
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await gateway.close()
})

const codes = (errors: { extensions: { code: string } }[] | undefined) => errors?.map((error) => error.extensions.code)

describe('a custodian that is read-only', () => {
  test('does not retry a call rejected by a read-only custodian, or open the circuit breaker', async () => {
    const message = 'Nothing can be changed until 23:00.'
    const refusals = Array.from({ length: 30 }, () => 0)
    for (const _ of refusals) {
      gateway.custodian('POST', '/api/wizard/payment/501', 409, { code: 'READ_ONLY', message })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { data, errors } = await gateway.ask(SAVE, { as: 'ann', ...saving })
      expect(errors).toBeUndefined()
      expect(data.saveWizardPayment.errors).toEqual([{ code: 'READ_ONLY', field: null, message }])
    }
  })
})

describe('paths of custodian calls', () => {
  test("reads a customer's data on the customer path, and ignores extra keys", async () => {
    gateway.custodian('GET', '/api/account/balance', 200, [account])
    const { data, errors } = await gateway.ask(ACCOUNTS, { as: 'ann' })
    expect(errors).toBeUndefined()
    expect(data.viewer.accountOwner.accounts.edges[0].node).toEqual({ planAccountNumber: '100001', balance: 10000.5 })
  })

  test('reads on the admin path of the chosen owner for staff', async () => {
    gateway.custodian('GET', '/api/account/admin/101/balance', 200, [account, account])
    const { data } = await gateway.ask(AS_STAFF, { as: 'service' })
    expect(data.viewer.accountOwner.accounts.totalCount).toBe(2)
  })

  test('refuses a staff-only call to a customer', async () => {
    const { errors } = await gateway.ask(`{ viewer { plans { totalCount } } }`, { as: 'ann' })
    expect(codes(errors)).toEqual(['FORBIDDEN'])
  })

  test('gives an unknown role the permissions of basic staff', async () => {
    const { errors } = await gateway.ask(`{ viewer { accountOwner(accountOwnerId: 101) { cellPhone { number } } } }`, {
      as: 'unknownRole',
    })
    expect(codes(errors)).toEqual(['FORBIDDEN'])
  })

  test.each(['..', '.', 'a\u0000b', 'a\nb', ''])(
    'refuses the path segment %j without calling the custodian',
    async (guid) => {
      const query = `query($guid: String!) { viewer { attachmentFile(guid: $guid) { fileName } } }`
      const { data, errors } = await gateway.ask(query, { as: 'ann', variables: { guid } })
      expect(data.viewer.attachmentFile).toBeNull()
      expect(codes(errors) ?? ['NOT_FOUND']).toEqual(['NOT_FOUND'])
    },
  )

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('refuses the number %s as an id in a path', (accountId) => {
    expect(() => fillPath('account', '/api/account/:accountId', { accountId })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    )
  })

  test('escapes characters that end a path segment', async () => {
    const guid = '../admin?x=1#y/%2f'
    gateway.custodian('GET', `/api/attachment/${encodeURIComponent(guid)}`, 404, { message: 'Not found' })
    const query = `query($guid: String!) { viewer { attachmentFile(guid: $guid) { fileName } } }`
    expect(codes((await gateway.ask(query, { as: 'ann', variables: { guid } })).errors)).toEqual(['NOT_FOUND'])
    gateway.agent.assertNoPendingInterceptors()
  })
})

describe('headers of custodian calls', () => {
  test("sends only the gateway's own headers to the custodian", async () => {
    const { calls } = gateway.custodian('GET', '/api/account/balance', 200, [])
    await gateway.ask(ACCOUNTS, {
      as: 'ann',
      headers: { 'x-role': '1', 'x-user-id': '1', 'x-forwarded-for': '1.2.3.4', 'x-request-id': 'trace-me-please' },
    })
    expect(calls[0]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token-of-11',
      'x-client-ip': expect.stringMatching(/127\.0\.0\.1$/),
      'x-deadline-ms': expect.stringMatching(/^2\d{3}$|^3000$/),
      'x-request-id': 'trace-me-please',
    })
  })

  const preview = '{ totals { rows } }'
  const noRows = { rows: [], totals: { rows: 0, amount: 0, federal: 0, stateTax: 0 } }
  test.each([
    ['withholdingByAccountReport', '{ fileName }', '/api/report/withholding', 'text/csv', 'State'],
    ['withholdingByStateReport', '{ fileName }', '/api/report/withholding/state', 'text/csv', 'State'],
    ['withholdingByAccountPreview', preview, '/api/report/withholding/preview', 'application/json', noRows],
    ['withholdingByStatePreview', preview, '/api/report/withholding/state/preview', 'application/json', noRows],
  ])('gives %s, which reads the ledger, the deadline of a file', async (field, selection, path, type, body) => {
    const { calls } = gateway.custodian('GET', path, 200, body, { 'content-type': type })
    expect((await gateway.ask(`{ viewer { ${field} ${selection} } }`, { as: 'service' })).errors).toBeUndefined()
    expect(Number(calls[0]?.headers['x-deadline-ms'])).toBeGreaterThan(25_000)
  })

  test('ignores X-Forwarded-For entries before the trusted proxy', async () => {
    const behind = await startGateway({ trustedProxies: readProxies('127.0.0.1, ::1') })
    const { calls } = behind.custodian('GET', '/api/account/balance', 200, [])
    await behind.ask(ACCOUNTS, { as: 'ann', headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.7' } })
    expect(calls[0]?.headers).toMatchObject({ 'x-client-ip': '203.0.113.7' })
    expect(calls[0]?.headers).not.toHaveProperty('x-forwarded-for')
    await behind.close()
  })

  test('sends no credential with a login, even in a session', async () => {
    const session = { token: 't', roleId: ROLE.customer, accountOwnerId: 101, userId: 11 }
    const { calls } = gateway.custodian('POST', '/api/authenticate', 200, session)
    const login = `mutation { login(input: { username: "a@b.c", password: "secret" }) { userId } }`
    await gateway.ask(login, { as: 'ben' })
    expect(calls[0]?.headers['authorization']).toBeUndefined()
    expect(calls[0]?.body).toEqual({ username: 'a@b.c', password: 'secret' })
  })
})

describe('calls of one request', () => {
  test('makes one call for two fields that need the same data', async () => {
    gateway.custodian('GET', '/api/account/balance', 200, [account])
    const { data, errors } = await gateway.ask(
      `{ viewer { a: accountOwner { accounts { totalCount } } b: accountOwner(accountOwnerId: 101) { accounts(first: 0) { totalCount } } } }`,
      { as: 'ann' },
    )
    expect(errors).toBeUndefined()
    expect(data.viewer.b.accounts.totalCount).toBe(1)
  })

  test('reads the same data from the custodian again for the next request of a caller', async () => {
    gateway.custodian('GET', '/api/account/balance', 200, [account])
    gateway.custodian('GET', '/api/account/balance', 200, [])
    await gateway.ask(ACCOUNTS, { as: 'ann' })
    expect((await gateway.ask(ACCOUNTS, { as: 'ann' })).data.viewer.accountOwner.accounts.edges).toEqual([])
  })

  test('returns the changed data in the payload of a write', async () => {
    gateway.custodian('GET', '/api/account/admin/101/501', 200, account)
    gateway.custodian('PUT', '/api/account/admin/501/status/4', 200, { ...account, retirementAccountStatusId: 4 })
    const { data } = await gateway.ask(
      `mutation { updateAccountStatus(input: { accountOwnerId: 101, accountId: 501, statusId: 4 }) { account { statusLabel } errors { message } } }`,
      { as: 'service' },
    )
    expect(data.updateAccountStatus).toEqual({ account: { statusLabel: 'Pending Closure' }, errors: [] })
  })
})

describe('retries of custodian calls', () => {
  test.each([502, 503, 504])('retries a read once after %i', async (status) => {
    gateway.custodian('GET', '/api/account/balance', status, { message: 'no' })
    gateway.custodian('GET', '/api/account/balance', 200, [])
    expect((await gateway.ask(ACCOUNTS, { as: 'ann' })).errors).toBeUndefined()
    gateway.agent.assertNoPendingInterceptors()
  })

  test('does not retry a read rejected by load shedding, or count it as a failure', async () => {
    for (let i = 0; i < 40; i++) gateway.custodian('GET', '/api/account/balance', 503, {}, { 'retry-after': '1' })
    for (let i = 0; i < 40; i++)
      expect(codes((await gateway.ask(ACCOUNTS, { as: 'ann' })).errors)).toEqual(['UPSTREAM_UNAVAILABLE'])
    gateway.agent.assertNoPendingInterceptors()
    gateway.custodian('GET', '/api/account/balance', 200, [])
    expect((await gateway.ask(ACCOUNTS, { as: 'ann' })).errors).toBeUndefined()
  })

  test('never retries a read twice', async () => {
    for (let i = 0; i < 3; i++) gateway.custodian('GET', '/api/account/balance', 503, { message: 'no' })
    expect(codes((await gateway.ask(ACCOUNTS, { as: 'ann' })).errors)).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(gateway.agent.pendingInterceptors()).toHaveLength(1)
  })

  test.each([500, 429, 409, 400])('does not retry a read after %i', async (status) => {
    gateway.custodian('GET', '/api/account/balance', status, { message: 'no' })
    gateway.custodian('GET', '/api/account/balance', 200, [])
    await gateway.ask(ACCOUNTS, { as: 'ann' })
    expect(gateway.agent.pendingInterceptors()).toHaveLength(1)
  })

  test.each([502, 503, 504])('never retries a write after %i', async (status) => {
    gateway.custodian('POST', '/api/wizard/payment/501', status, { message: 'no' })
    gateway.custodian('POST', '/api/wizard/payment/501', 200, { isCheck: true })
    expect(codes((await gateway.ask(SAVE, { as: 'ann', ...saving })).errors)).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(gateway.agent.pendingInterceptors()).toHaveLength(1)
  })
})

describe('failed calls to the custodian', () => {
  test('returns UPSTREAM_TIMEOUT for a slow custodian', async () => {
    const hasty = await startGateway({}, { deadlines: { read: 40, write: 40, file: 40 } })
    hasty.custodian('GET', '/api/account/balance', 200, []).scope.delay(2_000)
    expect(codes((await hasty.ask(ACCOUNTS, { as: 'ann' })).errors)).toEqual(['UPSTREAM_TIMEOUT'])
    hasty.custodian('POST', '/api/wizard/payment/501', 200, { isCheck: true }).scope.delay(2_000)
    expect(codes((await hasty.ask(SAVE, { as: 'ann', ...saving })).errors)).toEqual(['UPSTREAM_TIMEOUT'])
    await hasty.close()
  })

  test.each([
    ['a missing balance', { ...account, balance: undefined }],
    ['a balance as text', { ...account, balance: '10000.00' }],
    ['a null in a required field', { ...account, planAccountNumber: null }],
    ['an invalid date', { ...account, setupDate: '0000-00-00' }],
    ['an id that is not whole', { ...account, accountId: 1.5 }],
  ])('reports a row with %s as a contract error, without data of the row in the message', async (_, row) => {
    gateway.custodian('GET', '/api/account/balance', 200, [{ ...row, planName: 'MARKER-900-11-0001' }])
    const { data, errors, text } = await gateway.ask(ACCOUNTS, { as: 'ann' })
    expect(codes(errors)).toEqual(['UPSTREAM_CONTRACT'])
    expect(data.viewer.accountOwner.accounts).toBeNull()
    expect(text + gateway.lines.join('')).not.toContain('MARKER')
  })

  test.each([
    ['HTML', 200, 'text/html', '<p>MARKER</p>'],
    ['half a JSON text', 200, 'application/json', '[{"MARKER":'],
    ['JSON followed by text', 200, 'application/json', '[]MARKER'],
    ['a redirect', 302, 'application/json', '"MARKER"'],
    ['empty', 200, 'application/json', ''],
  ])('reports a custodian response that is %s as a contract error', async (_, statusCode, type, body) => {
    const headers = { 'content-type': type, location: 'http://elsewhere.test/' }
    gateway.agent
      .get('http://custodian.test')
      .intercept({ path: '/api/account/balance' })
      .reply(statusCode, body, { headers })
    const { errors, text } = await gateway.ask(ACCOUNTS, { as: 'ann' })
    expect(codes(errors)).toEqual(['UPSTREAM_CONTRACT'])
    expect(text + gateway.lines.join('')).not.toContain('MARKER')
  })

  test.each([
    [{ 'retry-after': '46' }, { retryAfter: 46 }],
    [{}, {}],
  ])('returns the retry time of a call above its limit for the headers %o', async (headers, wait) => {
    gateway.agent
      .get('http://custodian.test')
      .intercept({ path: '/api/account/balance' })
      .reply(429, '"Too many attempts."', { headers: { 'content-type': 'application/json', ...headers } })
    const { errors } = await gateway.ask(ACCOUNTS, { as: 'ann' })
    expect(errors?.[0]).toMatchObject({ message: 'Too many attempts.' })
    expect(errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', requestId: expect.any(String), ...wait })
  })

  test.each([400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503])(
    'masks an unknown body in a response of status %i',
    async (status) => {
      for (const body of [
        'MARKER <b>900-11-0001</b>',
        { message: 'MARKER' },
        { errors: [{ path: ['x'], message: '{MARKER}' }] },
      ]) {
        for (let i = 0; i < 2; i++) gateway.custodian('GET', '/api/account/balance', status, body)
        gateway.custodian('POST', '/api/wizard/payment/501', status, body)
        const read = await gateway.ask(ACCOUNTS, { as: 'ann' })
        const write = await gateway.ask(SAVE, { as: 'ann', ...saving })
        expect(read.errors).toHaveLength(1)
        expect(read.text + write.text + gateway.lines.join('')).not.toContain('MARKER')
      }
    },
  )

  test.each([400, 409, 413, 414, 415, 422, 431])(
    'reports status %i as an input error, without an error in the log',
    async (status) => {
      gateway.custodian('GET', '/api/account/balance', status, { message: 'no' })
      const { errors } = await gateway.ask(ACCOUNTS, { as: 'ann' })
      expect(codes(errors)).toEqual(['BAD_USER_INPUT'])
      expect(gateway.lines.map((line) => (JSON.parse(line) as { level: number }).level)).not.toContain(50)
    },
  )

  test('returns 401 for a revoked session', async () => {
    gateway.custodian('GET', '/api/account/balance', 401, { message: 'Unauthenticated' })
    const { status, errors } = await gateway.ask(ACCOUNTS, { as: 'ann' })
    expect(status).toBe(401)
    expect(codes(errors)).toEqual(['UNAUTHENTICATED'])
  })

  test('returns the other fields when one list fails', async () => {
    gateway.custodian('GET', '/api/account/balance', 500, { message: 'no' })
    gateway.custodian('GET', '/api/accountowner', 200, { firstName: 'Ann', lastName: 'Archer' })
    const { status, data, errors } = await gateway.ask(
      `{ viewer { accountOwner { firstName accounts { totalCount } } } }`,
      { as: 'ann' },
    )
    expect(status).toBe(200)
    expect(data.viewer.accountOwner).toEqual({ firstName: 'Ann', accounts: null })
    expect(errors?.[0]).toMatchObject({
      path: ['viewer', 'accountOwner', 'accounts'],
      message: 'An error ocurred during operation',
      extensions: { code: 'UPSTREAM_UNAVAILABLE', requestId: expect.any(String) },
    })
  })

  test('cancels the calls of an aborted request without opening the circuit breaker', async () => {
    const breakers = createBreakers()
    let aborted = 0
    const dispatch = (_options: object, handler: Dispatcher.DispatchHandler) => {
      const abort = (reason: Error) => {
        aborted += 1
        handler.onResponseError?.(controller, reason)
      }
      const controller = { abort } as unknown as Dispatcher.DispatchController
      handler.onRequestStart?.(controller, {})
      return true
    }
    const upstream = {
      origin: 'http://custodian.test',
      dispatcher: { dispatch } as unknown as Dispatcher,
      breakers,
      retries: createRetries(),
      slots: createConcurrencyLimit(32),
      deadlines: { read: 60_000, write: 60_000, file: 60_000 },
    }
    for (let i = 0; i < 25; i++) {
      const origin = { requestId: 'r', clientIp: '', userAgent: null, isTool: false, gone: new Set<() => void>() }
      const left = createCall(upstream, identityOf(people.ann, 1), origin)(listAccounts, {})
      for (const leave of origin.gone) leave()
      await expect(left).rejects.toThrow('UPSTREAM_TIMEOUT')
    }
    expect([aborted, breakers.open]).toEqual([25, []])
  })

  test('pauses one group of calls after many failures, and continues the others', async () => {
    for (let i = 0; i < 20; i++) gateway.custodian('GET', '/api/account/balance', 500, { message: 'no' })
    for (let i = 0; i < 20; i++) await gateway.ask(ACCOUNTS, { as: 'ann' })
    const { calls } = gateway.custodian('GET', '/api/account/balance', 200, [])
    expect(codes((await gateway.ask(ACCOUNTS, { as: 'ann' })).errors)).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(calls).toEqual([])
    gateway.custodian('POST', '/api/wizard/payment/501', 200, { isCheck: true })
    expect((await gateway.ask(SAVE, { as: 'ann', ...saving })).errors).toBeUndefined()
  })

  test('closes the circuit breaker of an idle gateway by the readiness check', async () => {
    const ready = async () => (await fetch(`${gateway.url}/ready`)).status
    for (let i = 0; i < 20; i++) gateway.custodian('GET', '/api/account/balance', 500, { message: 'no' })
    for (let i = 0; i < 20; i++) await gateway.ask(ACCOUNTS, { as: 'ann' })
    gateway.custodian('GET', '/api/ready', 503, {})
    expect(await ready()).toBe(503)
    gateway.custodian('GET', '/api/ready', 200, {})
    expect(await ready()).toBe(200)
    gateway.custodian('GET', '/api/account/balance', 200, [])
    expect((await gateway.ask(ACCOUNTS, { as: 'ann' })).errors).toBeUndefined()
  })
})

describe('limits on calls to the custodian', () => {
  const asker = (dispatch: Dispatcher['dispatch'], more: Partial<Upstream> = {}) => {
    const upstream: Upstream = {
      origin: 'http://custodian.test',
      dispatcher: { dispatch } as unknown as Dispatcher,
      breakers: createBreakers(),
      retries: createRetries(),
      slots: createConcurrencyLimit(32),
      deadlines: { read: 60_000, write: 60_000, file: 60_000 },
      ...more,
    }
    const origin = () => ({ requestId: 'r', clientIp: '', userAgent: null, isTool: false, gone: new Set<() => void>() })
    return { upstream, ask: () => createCall(upstream, identityOf(people.ann, 1), origin())(listAccounts, {}) }
  }
  const controller = { abort() {} } as unknown as Dispatcher.DispatchController
  const answer = (handler: Dispatcher.DispatchHandler, status: number) => {
    handler.onRequestStart?.(controller, {})
    handler.onResponseStart?.(controller, status, { 'content-type': 'application/json' })
    handler.onResponseData?.(controller, Buffer.from('[]'))
    handler.onResponseEnd?.(controller, {})
  }

  test('retries at most a tenth of the calls to a failing custodian, plus a small reserve', async () => {
    let calls = 0
    // A circuit breaker that never opens, so only the retry budget limits calls.
    const never = createBreakers()
    never.of = () => ({ open: false, allows: () => true, record() {}, forget() {}, lateInCrowd() {}, probed() {} })
    const { ask } = asker(
      (_options, handler) => {
        calls += 1
        answer(handler, 503)
        return true
      },
      { breakers: never },
    )
    const asked = await Promise.allSettled(Array.from({ length: 200 }, ask))
    expect(asked.every(({ status }) => status === 'rejected')).toBe(true)
    expect(calls).toBeGreaterThan(200)
    expect(calls).toBeLessThanOrEqual(200 + 10 + 20)
  })

  test('queues calls above the concurrency limit in order, and counts no unsent call as a failure', async () => {
    const under: Dispatcher.DispatchHandler[] = []
    const { ask, upstream } = asker(
      (_options, handler) => {
        under.push(handler)
        return true
      },
      { slots: createConcurrencyLimit(1), deadlines: { read: 40, write: 40, file: 40 } },
    )
    const recorded: boolean[] = []
    upstream.breakers.of(listAccounts).record = (answered) => void recorded.push(answered)
    const first = ask()
    const second = ask()
    expect(under).toHaveLength(1)
    await expect(second).rejects.toThrow('UPSTREAM_TIMEOUT')
    await expect(first).rejects.toThrow('UPSTREAM_TIMEOUT')
    expect([under.length, recorded]).toEqual([1, [false]])
    const third = ask()
    expect(under).toHaveLength(2)
    if (under[1]) answer(under[1], 200)
    await expect(third).resolves.toEqual([])
  })

  const crowdOf = async (answers: boolean, isCrowded: boolean, late = 0) => {
    // A timer that fires late on a busy machine would not count as a timeout of the custodian.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    let calls = 0
    const { ask, upstream } = asker(
      (_options, handler) => {
        calls += 1
        const controller = {
          abort: (reason: Error) => handler.onResponseError?.(controller, reason),
        } as unknown as Dispatcher.DispatchController
        handler.onRequestStart?.(controller, {})
        if (answers && calls % 5 === 0) answer(handler, 200)
        return true
      },
      {
        slots: createConcurrencyLimit(100),
        deadlines: { read: 40, write: 40, file: 40 },
        isCrowded: () => isCrowded,
      },
    )
    const asked = Promise.allSettled(Array.from({ length: 50 }, ask))
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + late)
    await vi.advanceTimersByTimeAsync(40)
    await asked
    return upstream.breakers.open
  }

  test('keeps the circuit breaker closed for timeouts under load if other calls succeed', async () => {
    expect(await crowdOf(true, true)).toEqual([])
  })

  test.each([
    ['no call succeeds', false, true],
    ['load is not being shed', true, false],
  ])('opens the circuit breaker for timeouts if %s', async (_, answers, isCrowded) => {
    expect(await crowdOf(answers, isCrowded)).toEqual(['read account'])
  })

  test.each([
    [100, ['read account']],
    [101, []],
  ])('opens the circuit breaker if the deadline timers fire %i ms late: %j', async (late, open) => {
    expect(await crowdOf(false, false, late)).toEqual(open)
  })

  test.each<[what: string, status: number | null, samples: number[]]>([
    ['with a response', 200, [0]],
    ['until its timeout', null, [40]],
    ['never after a failure', 500, []],
  ])('samples for admission control how long a read took: %s', async (_, status, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const samples: number[] = []
    const { ask } = asker(
      (_options, handler) => {
        if (status !== null) answer(handler, status)
        return true
      },
      { deadlines: { read: 40, write: 40, file: 40 }, sample: (milliseconds) => void samples.push(milliseconds) },
    )
    const asked = Promise.allSettled([ask()])
    await vi.advanceTimersByTimeAsync(40)
    await asked
    expect(samples).toEqual(expected)
  })

  test('sends no call whose deadline passed while it waited for a connection', async () => {
    const waiting: Dispatcher.DispatchHandler[] = []
    const { ask } = asker(
      (_options, handler) => {
        waiting.push(handler)
        return true
      },
      { deadlines: { read: 40, write: 40, file: 40 } },
    )
    await expect(ask()).rejects.toThrow('UPSTREAM_TIMEOUT')
    const abort = vi.fn<() => void>()
    waiting[0]?.onRequestStart?.({ abort } as unknown as Dispatcher.DispatchController, {})
    expect(abort).toHaveBeenCalledOnce()
  })

  test('opens the circuit breaker for errors under load', async () => {
    const failing: Dispatcher['dispatch'] = (_options, handler) => {
      answer(handler, 500)
      return true
    }
    const { ask, upstream } = asker(failing, { isCrowded: () => true })
    await Promise.allSettled(Array.from({ length: 20 }, ask))
    expect(upstream.breakers.open).toEqual(['read account'])
  })

  test('sends the time that remains after queueing as x-deadline-ms', async () => {
    const left: number[] = []
    const waiting: Dispatcher.DispatchHandler[] = []
    const { ask } = asker(
      (options, handler) => {
        left.push(Number((options.headers as Record<string, string>)['x-deadline-ms']))
        waiting.push(handler)
        return true
      },
      { slots: createConcurrencyLimit(1) },
    )
    const both = [ask(), ask()]
    await expect.poll(() => waiting).toHaveLength(1)
    const later = performance.now() + 10_000
    vi.spyOn(performance, 'now').mockImplementation(() => later)
    if (waiting[0]) answer(waiting[0], 200)
    await both[0]
    await expect.poll(() => left).toHaveLength(2)
    if (waiting[1]) answer(waiting[1], 200)
    await both[1]
    expect(left[0]).toBeLessThanOrEqual(60_000)
    expect(left[0]).toBeGreaterThan(50_000)
    expect(left[1]).toBeLessThanOrEqual(50_000)
  })
})

test('compiles the schema of every response to code', () => {
  const all = Object.values(calls)
  expect(all.length).toBeGreaterThan(100)
  const shapes = all.map(({ response }) => tolerant(response ?? z.unknown()))
  expect(shapes.filter((shape) => z.compile(shape, { strict: true }) === shape)).toEqual([])
})
