import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchQuery, type GraphQLTaggedNode } from 'relay-runtime'
import { session } from '../session/session.ts'
import homePage from '../../__generated__/HomePageQuery.graphql.ts'
import { signedIn } from '../../testing/renderScreen.tsx'
import { createEnvironment } from './environment.ts'
import { identityOf, takeUpBrought } from './startedQueries.ts'

const who = { accountOwnerId: 1001, seesRequests: true, decides: false }
const variables = {
  ...who,
  waitsFor: null,
  operates: false,
  reviews: false,
  administers: false,
  glances: false,
  readsNotes: false,
}
const body = JSON.stringify({ id: homePage.params.id, variables })
const sent: string[] = []
const answer = () => Promise.resolve({ status: 200, body: '{"data":{"viewer":{"id":"early"}}}' })

beforeEach(() => {
  sent.length = 0
  signedIn({ roleId: 0, accountOwnerId: 1001 })
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    sent.push(init.body)
    return Promise.resolve(new Response('{"data":{"viewer":{"id":"late"}}}'))
  })
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    globalThis.portalStarted = undefined
  }
})

function startedFor(identity: string, at = performance.now()): void {
  globalThis.portalStarted = { identity, at, answers: new Map([[body, answer()]]) }
}

async function ask(given: object = variables): Promise<void> {
  await fetchQuery(createEnvironment(), homePage as GraphQLTaggedNode, given, { fetchPolicy: 'network-only' })
    .toPromise()
    .catch(() => undefined)
}

describe('queries sent by the first script', () => {
  it('uses a query sent by the first script only once', async () => {
    startedFor(identityOf(session.getState()))
    await ask()
    expect(sent).toEqual([])
    await ask()
    expect(sent).toEqual([body])
  })

  it('uses a query sent by the first script only for the same variables', async () => {
    startedFor(identityOf(session.getState()))
    await ask({ ...variables, seesRequests: false })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['another user', { userId: 999 }],
    ['another owner', { accountOwnerId: 1002 }],
    ['another session of the same user', { jwtExpiry: 4_000_000_000_000 }],
  ])('never uses a query sent by the first script for %s', async (_, change) => {
    startedFor(identityOf(session.getState()))
    session.setState(change)
    await ask()
    expect(sent).toEqual([body])
    expect(globalThis.portalStarted).toBeUndefined()
  })

  it('never uses a query sent by the first script after the session has expired', async () => {
    startedFor(identityOf(session.getState()))
    session.setState({ jwtExpiry: Date.now() - 1 })
    await ask()
    expect(sent).toEqual([])
    expect(session.getState().jwtExpiry).toBeNull()
  })

  it('discards a query that the first script sent too long ago', async () => {
    startedFor(identityOf(session.getState()), performance.now() - 60_000)
    await ask()
    expect(sent).toEqual([body])
  })
})

describe('responses embedded in the page', () => {
  const bring = (whom: string) => {
    const block = document.createElement('script')
    block.type = 'application/json'
    block.id = 'answers'
    block.dataset['for'] = whom
    block.textContent = JSON.stringify([{ asked: body, ...early, position: '7' }])
    document.body.append(block)
  }
  const early = { status: 200, body: '{"data":{"viewer":{"id":"early"}}}' }

  it('uses an embedded response once, and removes it from the page', async () => {
    // Sets the page's age to one second, regardless of how long the tests have been running.
    vi.spyOn(performance, 'now').mockReturnValue(1_000)
    bring(identityOf(session.getState()))
    takeUpBrought()
    expect(document.getElementById('answers')).toBeNull()
    await ask()
    expect(sent).toEqual([])
    await ask()
    expect(sent).toEqual([body])
  })

  it.each([
    ['another user', '999:1001:4000000000000'],
    ['no known user', ''],
  ])('discards an embedded response for %s', async (_, whom) => {
    bring(whom)
    takeUpBrought()
    expect(globalThis.portalStarted).toBeUndefined()
    expect(document.getElementById('answers')).toBeNull()
    await ask()
    expect(sent).toEqual([body])
  })

  it('discards an embedded response when the session is over', () => {
    session.setState({ jwtExpiry: Date.now() - 1 })
    bring(identityOf(session.getState()))
    takeUpBrought()
    expect(globalThis.portalStarted).toBeUndefined()
    expect(document.getElementById('answers')).toBeNull()
  })

  it('starts without a response if the page contains none', () => {
    takeUpBrought()
    expect(globalThis.portalStarted).toBeUndefined()
  })
})
