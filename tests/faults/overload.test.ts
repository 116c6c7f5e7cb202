import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { gqlSignIn, people, type Gql } from '../clients.ts'
import { startStack, type Stack } from '../stack.ts'

// A failure of one kind of call affects no other calls, gateways or people, and the portal recovers from it.

const home = `{ viewer { accountOwner {
  firstName
  accounts(first: 10) { edges { node { accountId balance } } }
  beneficiaries(first: 10) { edges { node { firstName } } }
} } }`

interface Home {
  viewer: {
    accountOwner: { firstName: string | null; accounts: unknown; beneficiaries: unknown } | null
  } | null
}

let stack: Stack
let ann: Gql
beforeAll(async () => {
  stack = await startStack({ proxy: true })
})
afterAll(() => stack?.stop())
afterEach(() => stack.proxy.heal())

const ready = async () => (await fetch(`${stack.gatewayUrl}/ready`)).status
const asked = (path: string) => stack.proxy.calls.filter((call) => call.path.startsWith(path)).length
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('calls of one kind that keep failing', () => {
  it('pauses a kind of call that keeps failing, and keeps making all other calls', async () => {
    ann = await gqlSignIn(stack.gatewayUrl, people.ann)
    stack.proxy.fail(/GET \/api\/account\/balance/, { kind: 'status', status: 500 })
    const page = () => {
      stack.proxy.calls.length = 0
      return ann<Home>(home)
    }
    for (const _ of times(20)) await page()
    let { data, errors } = await page()
    // On a busy machine the pause can end between two pages, and the call is then tried once more.
    for (let more = 0; more < 10 && asked('/api/account/balance') > 0; more += 1) ({ data, errors } = await page())
    expect(asked('/api/account/balance')).toBe(0)
    expect(new Set(errors.map(({ path }) => path?.at(-1)))).toEqual(new Set(['accounts']))
    expect(data?.viewer?.accountOwner).toMatchObject({ firstName: 'Ann', beneficiaries: { edges: [] } })
    expect(await ready()).toBe(200)
  })

  it('makes at most one retry per ten calls, plus a reserve of ten retries', async () => {
    ann = await gqlSignIn(stack.gatewayUrl, people.ann)
    const unavailable = { kind: 'status', status: 502 } as const
    stack.proxy.fail(/GET \/api\/(accountowner|beneficiary)/, unavailable)
    stack.proxy.calls.length = 0
    for (const _ of times(9)) await ann<Home>(home)
    const first = 9 * 2
    const failing = asked('/api/accountowner') + asked('/api/beneficiary')
    expect(failing).toBeGreaterThan(first)
    expect(failing).toBeLessThanOrEqual(first + 10 + Math.ceil((9 * 4) / 10))
  })
})

describe('an outage of the custodian behind a load balancer', () => {
  it('closes the circuit breaker by a readiness check without other calls', async () => {
    ann = await gqlSignIn(stack.gatewayUrl, people.ann)
    await stack.proxy.close()
    for (const _ of times(25)) await ann<Home>(home)
    expect(await ready()).toBe(503)
    await stack.proxy.open()
    await expect.poll(ready, { timeout: 60_000 }).toBe(200)
    expect((await ann<Home>(home)).errors).toEqual([])
  })
})

describe('more requests than the custodian can process', () => {
  it('returns 503 with Retry-After under overload, and recovers', async () => {
    ann = await gqlSignIn(stack.gatewayUrl, people.ann)
    const crowd = (size: number) => Promise.all(times(size).map(() => ann<Home>(home)))
    stack.proxy.fail(/^GET \/api\/(account|user|beneficiary)/, { kind: 'latency', milliseconds: 300 })
    await expect
      .poll(async () => (await crowd(60)).filter(({ status }) => status === 503).length, { timeout: 60_000 })
      .toBeGreaterThan(0)
    expect((await fetch(`${stack.gatewayUrl}/health`)).status).toBe(200)
    expect(await ready()).toBe(200)
    stack.proxy.heal()
    await expect.poll(async () => (await crowd(20)).flatMap(({ errors }) => errors).length, { timeout: 60_000 }).toBe(0)
  })
})
