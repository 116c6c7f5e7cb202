import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { gqlClient, gqlSignIn, password, people, restSignIn, type Gql, type GraphqlAnswer } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'
import { finishWizard } from '../wizard.ts'
import type { Fault } from './proxy.ts'

// Fault injection between gateway and custodian. A response must have an error code from the closed list and all
// unaffected data, and nothing from a broken response of the custodian.

const social = '900-11-0001'

const home = `{ viewer {
  user { email }
  accountOwner {
    firstName lastName
    accounts(first: 10) { edges { node { accountId balance distributionState } } }
    beneficiaries(first: 10) { edges { node { firstName } } }
  } } }`

interface Home {
  viewer: {
    user: { email: string } | null
    accountOwner: {
      firstName: string
      accounts: { edges: { node: { accountId: number; balance: number | null } }[] } | null
      beneficiaries: { edges: unknown[] } | null
    } | null
  } | null
}

let stack: Stack
let ann: Gql

beforeAll(async () => {
  stack = await startStack({ proxy: true })
  ann = await gqlSignIn(stack.gatewayUrl, people.ann)
})
afterAll(() => stack?.stop())
/**
 * Waits until the circuit breaker closes. Four more pages follow, because the breaker opens when half of the last calls
 * failed: a test makes a failing call at most twice, so one test does not affect the next.
 */
async function recovered(): Promise<void> {
  await vi.waitFor(async () => expect((await ann<Home>(home)).errors).toEqual([]), { timeout: 60_000, interval: 250 })
  for (let good = 0; good < 4; good += 1) await ann<Home>(home)
}

const codes = ({ errors }: GraphqlAnswer<unknown>) => errors.map(({ extensions }) => extensions?.code)
const balances = /GET \/api\/account\/balance/
const reads = /^GET \/api\/(account|beneficiary|user|withdrawal)/

afterEach(async () => {
  stack.proxy.heal()
  await recovered()
})

describe('a custodian that is down', () => {
  it('returns coded errors with a request id while the custodian is down, and recovers without a restart', async () => {
    await stack.proxy.close()
    const answer = await ann<Home>(home)
    await stack.proxy.open()
    expect(answer.errors.length).toBeGreaterThan(0)
    for (const { extensions, message } of answer.errors) {
      expect(extensions?.code).toBe('UPSTREAM_UNAVAILABLE')
      expect(extensions?.requestId).toBeTruthy()
      expect(message).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
    }
  })

  it('reports a sign-in during an outage as UPSTREAM_UNAVAILABLE, not as a wrong password', async () => {
    await stack.proxy.close()
    const answer = await gqlClient(stack.gatewayUrl)(
      `mutation ($input: LoginInput!) { login(input: $input) { token errors { code message } } }`,
      { input: { username: people.ben, password } },
    )
    await stack.proxy.open()
    expect(codes(answer)).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(answer.text).not.toContain('Invalid username or password')
  })
})

describe('a connection that breaks', () => {
  it('retries a read once after a broken connection', async () => {
    stack.proxy.fail(balances, { kind: 'reset' }, 1)
    stack.proxy.calls.length = 0
    const answer = await ann<Home>(home)
    expect(answer.errors).toEqual([])
    expect(stack.proxy.calls.filter(({ path }) => path.startsWith('/api/account/balance'))).toHaveLength(2)
  })

  it('never retries a write without an idempotency key', async () => {
    stack.proxy.fail(/PUT \/api\/emailsetting/, { kind: 'reset' })
    stack.proxy.calls.length = 0
    const answer = await ann(
      `mutation { updateEmailSetting(input: { accountOwnerId: 1001, emailSetting: true }) { errors { code } } }`,
    )
    expect(codes(answer)).toEqual(['UPSTREAM_UNAVAILABLE'])
    expect(stack.proxy.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })
})

describe('a custodian that hangs', () => {
  it('ends a call to a hanging custodian with UPSTREAM_TIMEOUT at its deadline', async () => {
    stack.proxy.fail(balances, { kind: 'hang' })
    const answer = await ann<Home>(home)
    expect(new Set(codes(answer))).toEqual(new Set(['UPSTREAM_TIMEOUT']))
    expect(answer.data?.viewer?.accountOwner?.firstName).toBe('Ann')
  })

  it('ends a response sent byte by byte with UPSTREAM_TIMEOUT at the deadline', async () => {
    stack.proxy.fail(balances, { kind: 'drip', milliseconds: 200 })
    const answer = await ann<Home>(home)
    expect(new Set(codes(answer))).toEqual(new Set(['UPSTREAM_TIMEOUT']))
  })
})

describe('a custodian that answers 500', () => {
  it.each<[string, Fault]>([
    ['as HTML', { kind: 'status', status: 500, contentType: 'text/html', body: `<h1>NullPointer ${social}</h1>` }],
    ['as a string', { kind: 'status', status: 500, body: JSON.stringify(`duplicate key (social)=(${social})`) }],
    [
      'as an object',
      { kind: 'status', status: 503, body: JSON.stringify({ message: social }), headers: { 'retry-after': '1' } },
    ],
  ])('hides the body of a custodian error sent %s', async (_, fault) => {
    stack.proxy.fail(reads, fault)
    const answer = await ann<Home>(home)
    expect(answer.text).not.toContain(social)
    expect(answer.text).not.toContain('NullPointer')
    expect(new Set(codes(answer))).toEqual(new Set(['UPSTREAM_UNAVAILABLE']))
    expect(stack.printed()).not.toContain(social)
  })

  it('returns a coded error for a failed write', async () => {
    stack.proxy.fail(/PUT \/api\/address/, { kind: 'status', status: 500, body: JSON.stringify(`boom ${social}`) })
    const answer = await ann(
      `mutation ($input: UpdateMailingAddressInput!) { updateMailingAddress(input: $input) { errors { code message } } }`,
      { input: { accountOwnerId: 1001, address1: '1 Test Way', city: 'Austin', state: 'TX', zip: '78701' } },
    )
    expect(answer.text).not.toContain(social)
    expect(codes(answer)).toEqual(['UPSTREAM_UNAVAILABLE'])
  })
})

describe('a response that breaks the contract', () => {
  it.each<[string, Fault]>([
    ['cut off', { kind: 'truncated' }],
    ['with bytes after its end', { kind: 'extra-bytes' }],
    ['empty', { kind: 'empty' }],
    ['HTML', { kind: 'wrong-content-type' }],
    ['with texts for numbers', { kind: 'wrong-types' }],
    ['with nulls in required fields', { kind: 'nulls' }],
    ['without required fields', { kind: 'missing-keys' }],
    ['a redirect to another host', { kind: 'redirect', to: 'http://127.0.0.1:9/elsewhere' }],
    ['compressed although the gateway accepts no compression', { kind: 'gzip-bomb', bytes: 24 * 1024 * 1024 }],
    ['only half of the body', { kind: 'half-body' }],
    ['endless', { kind: 'huge', bytes: 24 * 1024 * 1024 }],
  ])('reports a broken response (%s) as an error of its field, and returns the other fields', async (_, fault) => {
    stack.proxy.fail(balances, fault)
    const answer = await ann<Home>(home)
    const seen = new Set(codes(answer))
    expect(seen.size).toBe(1)
    expect(['UPSTREAM_CONTRACT', 'UPSTREAM_UNAVAILABLE']).toContain([...seen][0])
    expect(answer.data?.viewer?.accountOwner?.accounts ?? null).toBeNull()
    expect(answer.data?.viewer?.accountOwner?.firstName).toBe('Ann')
    expect(answer.data?.viewer?.accountOwner?.beneficiaries).not.toBeNull()
  })
})

describe('a custodian that answers only some calls', () => {
  it.each([
    ['balances', balances, 'accounts'],
    ['beneficiaries', /GET \/api\/beneficiary/, 'beneficiaries'],
  ] as const)('returns all data except the %s when their call fails', async (_, calls, field) => {
    stack.proxy.fail(calls, { kind: 'status', status: 500 })
    const { data, errors } = await ann<Home>(home)
    expect(errors.length).toBeGreaterThan(0)
    for (const { path } of errors) expect(path).toContain(field)
    const owner = data?.viewer?.accountOwner
    expect(owner?.firstName).toBe('Ann')
    expect(owner?.[field] ?? null).toBeNull()
    expect(owner?.[field === 'accounts' ? 'beneficiaries' : 'accounts']).not.toBeNull()
  })

  it('reports a session that ended in the custodian as UNAUTHENTICATED', async () => {
    stack.proxy.fail(reads, { kind: 'status', status: 401 })
    expect(codes(await ann<Home>(home))).toContain('UNAUTHENTICATED')
  })

  it("reports a custodian's 429 as RATE_LIMITED", async () => {
    stack.proxy.fail(balances, { kind: 'status', status: 429, body: JSON.stringify('Too many requests') })
    stack.proxy.calls.length = 0
    expect(codes(await ann<Home>(home))).toContain('RATE_LIMITED')
    expect(stack.proxy.calls.filter(({ path }) => path.startsWith('/api/account/balance'))).toHaveLength(1)
  })
})

describe('a lost response to the submission of a request', () => {
  it('creates one request when a client retries after a lost response', async () => {
    const rest = await restSignIn(stack.custodianUrl, people.ben)
    await finishWizard(rest, 502, { amount: 100 })
    const ben = await gqlSignIn(stack.gatewayUrl, people.ben)
    const finalize = () =>
      ben(
        `mutation ($input: FinalizeWizardInput!) { finalizeWizard(input: $input) { requestId errors { code message } } }`,
        {
          input: { accountId: 502, idempotencyKey: '6f1c2a52-5a0e-4c3e-9c11-0d6a2f7f0001' },
        },
      )
    stack.proxy.fail(/POST \/api\/wizard\/finalize/, { kind: 'ack-lost' }, 1)
    await finalize()
    await finalize()
    const { body } = await rest('GET', '/api/withdrawal/active')
    expect((body as { withdrawalRequests: unknown[] }).withdrawalRequests).toHaveLength(1)
  })

  it('creates one request when the custodian receives the same submission twice', async () => {
    const rest = await restSignIn(stack.custodianUrl, people.fay)
    await finishWizard(rest, 509, { amount: 100, isCheck: false })
    const fay = await gqlSignIn(stack.gatewayUrl, people.fay)
    stack.proxy.fail(/POST \/api\/wizard\/finalize/, { kind: 'duplicate' }, 1)
    await fay(
      `mutation ($input: FinalizeWizardInput!) { finalizeWizard(input: $input) { requestId errors { code } } }`,
      {
        input: { accountId: 509 },
      },
    )
    const { body } = await rest('GET', '/api/withdrawal/active')
    expect((body as { withdrawalRequests: unknown[] }).withdrawalRequests).toHaveLength(1)
  })
})
