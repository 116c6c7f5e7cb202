import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/child.ts'
import { gqlClient, gqlToken, people, restSignIn } from '../clients.ts'
import { makeCredential, revokeCredential } from '../credential.ts'
import { openEventStream } from '../eventStream.ts'
import { startStack, type Stack } from '../stack.ts'

// Event streams at the gateway, with real servers: the recipients of events, and the end of streams.

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ production: true })
})
afterAll(() => stack?.stop())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const open = (query: string, token: string) => openEventStream(stack.gatewayUrl, query, bearer(token))
const OWNERS = 'subscription { ownerChanged { number status } }'
const signIn = (person: string) => gqlToken(stack.gatewayUrl, person)
let phone = 5_125_550_200
/** Changes the owner's phone number, which sends an event. */
async function change(person: string): Promise<void> {
  const rest = await restSignIn(stack.custodianUrl, person)
  const { status } = await rest('PUT', `/api/phonenumber/cell/${(phone += 1)}`)
  expect(status).toBeLessThan(300)
}

describe('the events of an event stream', () => {
  it('sends staff the events of all owners, and an owner only their own events', async () => {
    const [staff, ann, ben] = [
      await open(OWNERS, await signIn(people.service)),
      await open(OWNERS, await signIn(people.ann)),
      await open(OWNERS, await signIn(people.ben)),
    ]
    await change(people.ann)
    await change(people.ben)
    const told = [await staff.next(), await staff.next(), await ann.next(), await ben.next()]
    const [first, second, annsOwn, bensOwn] = told.map((data) => data?.['ownerChanged']?.['number'])
    expect(first).not.toBe(second)
    expect([annsOwn, bensOwn]).toEqual([first, second])
    for (const one of [staff, ann, ben]) one.close()
  })

  it('sends only the requested kinds of events', async () => {
    const stream = await open(
      'subscription { changed(kinds: [ACCOUNT, JOB]) { kind status position at number } }',
      await signIn(people.admin),
    )
    await change(people.ann)
    await stack.job('compliance-email')
    expect((await stream.next())?.['changed']).toMatchObject({ kind: 'JOB' })
    stream.close()
  })

  it("refuses a customer another owner's events and job events, and refuses a stream without a session", async () => {
    const ann = await signIn(people.ann)
    const refused = [
      await open('subscription { ownerChanged(accountOwnerId: 1002) { number } }', ann),
      await open('subscription { jobChanged { number } }', ann),
    ]
    for (const { refusal } of refused) expect(refusal).toContain('FORBIDDEN')
    expect((await open(OWNERS, 'nothing')).status).toBe(401)
    const bare = await openEventStream(stack.gatewayUrl, OWNERS, {})
    expect(bare.status).toBe(403)
  })

  it('refuses a query as an event stream, and a subscription as a query', async () => {
    const token = await signIn(people.service)
    const asked = await gqlClient(stack.gatewayUrl, token)(OWNERS)
    expect(asked.text).toContain('text/event-stream')
    expect((await open('{ viewer { userId } }', token)).refusal).toContain('BAD_USER_INPUT')
  })

  it('limits how often one session opens a stream', async () => {
    const token = await signIn(people.service)
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(OWNERS, token)))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    expect((await open(OWNERS, token)).refusal).toContain('RATE_LIMITED')
    for (const stream of streams) stream.close()
  })
})

describe('the end of an event stream', () => {
  it('ends a stream when its session ends, and sends no later events', async () => {
    const token = await signIn(people.service)
    const stream = await open(OWNERS, token)
    await gqlClient(stack.gatewayUrl, token)('mutation { logout(input: {}) { errors { code } } }')
    await change(people.ann)
    expect(await stream.next()).toBeNull()
  })

  it('ends a stream when its machine credential is revoked, and refuses a credential without the scope', async () => {
    const { token, credentialId } = await makeCredential(stack, { scopes: ['events:read'] })
    const stream = await open(OWNERS, token)
    await change(people.ann)
    expect((await stream.next())?.['ownerChanged']).toMatchObject({ status: 'PROFILE' })
    await revokeCredential(stack, credentialId)
    await change(people.ann)
    expect(await stream.next()).toBeNull()
    const other = await makeCredential(stack, { scopes: ['owners:read'] })
    expect((await open(OWNERS, other.token)).refusal).toContain('FORBIDDEN')
  })

  it("sends a credential for one owner only that owner's events", async () => {
    const accountOwnerId = 1002
    const { token } = await makeCredential(stack, { scopes: ['events:read'], accountOwnerId })
    const stream = await open(OWNERS, token)
    await change(people.ann)
    await change(people.ben)
    expect((await stream.next())?.['ownerChanged']).toMatchObject({ number: accountOwnerId })
    stream.close()
  })

  it('ends a stream when its gateway shuts down', async () => {
    const stream = await open(OWNERS, await signIn(people.service))
    await stack.restartGateway()
    expect(await stream.next()).toBeNull()
  })
})

it('runs the documented event stream examples', async () => {
  const text = readFileSync(join(root, 'docs/tools.md'), 'utf8')
  const [query, subscription] = [...text.matchAll(/```graphql\n(.*?)```/gs)].map((match) => match[1] ?? '')
  const { token } = await makeCredential(stack, { scopes: ['events:read'] })
  const { data, errors } = await gqlClient(stack.gatewayUrl, token)(query ?? '')
  expect(errors).toEqual([])
  expect(data).toMatchObject({ viewer: { changes: { changes: [], hasMore: false } } })
  const stream = await open(subscription ?? '', token)
  expect([stream.status, stream.refusal]).toEqual([200, ''])
  stream.close()
})

it('sends each committed event exactly once after the custodian is killed', async () => {
  const staff = await restSignIn(stack.custodianUrl, people.service)
  const { next } = (await staff('GET', '/api/events?after=latest')).body as { next: number }
  await change(people.ann)
  await stack.killCustodian('SIGKILL')
  await stack.startCustodian()
  await change(people.ben)
  const { events } = (await staff('GET', `/api/events?after=${next}`)).body as { events: { kind: string }[] }
  expect(events.filter(({ kind }) => kind === 'OWNER')).toHaveLength(2)
})
