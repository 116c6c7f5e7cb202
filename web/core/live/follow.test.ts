import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../session/activity.ts'

import { signedIn } from '../../testing/renderScreen.tsx'
import { followChanges } from './follow.ts'
import { live, nothingNew } from './live.ts'

// Tests how often a page refetches after changes, and how it behaves without an event stream.

const bodies: { variables: { after: string | null } }[] = []
let answers: (() => Response)[] = []
let send: (text: string) => void = () => undefined
let renewed = 0
let stop = () => {}

const stream = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        send = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  )
const refusal = (code: string) => () => new Response(JSON.stringify({ errors: [{ extensions: { code } }] }))
const change = (position: string, kind = 'REQUEST', status = 'X') =>
  `event: next\ndata: ${JSON.stringify({ data: { changed: { position, kind, number: 1, accountOwnerId: 1, status } } })}\n\n`

const followed = (isList = false, isSilent = false) => ({
  concerns: ({ kind }: { kind: string }) => kind === 'REQUEST',
  isList,
  isSilent,
  renew: async () => void (renewed += 1),
})
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as (typeof bodies)[0])
    return Promise.resolve((answers.shift() ?? stream)())
  })
  signedIn({ jwtExpiry: Date.now() + 60 * 60_000 })
  bodies.length = 0
  renewed = 0
  activity.position = '7'
  live.setState({ isOpen: false, ...nothingNew })
})
afterEach(() => {
  stop()
  answers = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('live updates of a page', () => {
  it("reads events from the page's position in the change log, and refetches once after many changes", async () => {
    stop = followChanges(() => followed())
    await after(5_000)
    expect(bodies.map(({ variables }) => variables.after)).toEqual(['7'])
    expect(renewed).toBe(0)
    send(change('8') + change('9') + change('10', 'JOB'))
    await after(2_000)
    expect(renewed).toBe(1)
    expect(activity.position).toBe('10')
  })

  it('refetches the page once when its position in the change log is unknown', async () => {
    activity.position = null
    stop = followChanges(() => followed())
    await after(5_000)
    expect([renewed, activity.isCatchingUp]).toEqual([1, true])
    send(change('9'))
    await after(100)
    expect([activity.position, activity.isCatchingUp]).toEqual(['9', false])
  })

  it.each([
    ['7', 0],
    [null, 1],
  ])(
    'opens no stream before the first response, with position %s, and then refetches %i times',
    async (position, times) => {
      activity.position = undefined
      stop = followChanges(() => followed())
      await after(10_000)
      expect([bodies.length, renewed]).toEqual([0, 0])
      activity.position = position
      await after(5_000)
      expect(bodies.map(({ variables }) => variables.after)).toEqual([position])
      expect(renewed).toBe(times)
    },
  )

  it('refetches a list after possibly missed events once no row has the focus, and offers no refresh', async () => {
    document.body.innerHTML = '<main><table><tbody><tr><td><a id="x" href="/">x</a></td></tr></tbody></table></main>'
    document.getElementById('x')?.focus()
    activity.position = null
    stop = followChanges(() => followed(true))
    await after(5_000)
    expect([renewed, live.getState().isOffered]).toEqual([0, false])
    document.body.innerHTML = ''
    document.dispatchEvent(new Event('keydown'))
    await after(5_000)
    expect([renewed, live.getState().isOffered]).toEqual([1, false])
  })

  it('refetches the page once when its position in the change log is too old', async () => {
    answers = [refusal('BAD_USER_INPUT')]
    stop = followChanges(() => followed())
    await after(10_000)
    expect(bodies.map(({ variables }) => variables.after)).toEqual(['7', null])
    expect(renewed).toBe(1)
  })

  it('offers a refresh instead of moving the row that has the focus', async () => {
    document.body.innerHTML = '<main><table><tbody><tr><td><a id="x" href="/">x</a></td></tr></tbody></table></main>'
    document.getElementById('x')?.focus()
    stop = followChanges(() => followed(true))
    await after(100)
    send(change('8'))
    await after(2_000)
    expect([renewed, live.getState().isOffered]).toEqual([0, true])
    document.body.innerHTML = ''
  })

  it('refetches the screen of an owner without announcing the change, once no row has the focus', async () => {
    document.body.innerHTML = '<main><table><tbody><tr><td><a id="x" href="/">x</a></td></tr></tbody></table></main>'
    document.getElementById('x')?.focus()
    stop = followChanges(() => followed(false, true))
    await after(100)
    send(change('8'))
    await after(2_000)
    expect([renewed, live.getState().isOffered]).toEqual([0, false])
    document.body.innerHTML = ''
    document.dispatchEvent(new Event('keydown'))
    await after(5_000)
    expect([renewed, live.getState().isOffered]).toEqual([1, false])
  })

  it('on a touch screen, refetches a page after a pause, and only offers to refresh a list', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' }))
    stop = followChanges(() => followed())
    await after(100)
    document.dispatchEvent(new Event('pointerdown'))
    send(change('8'))
    await after(2_000)
    expect([renewed, live.getState().isOffered]).toEqual([0, true])
    await after(5_000)
    expect([renewed, live.getState().isOffered]).toEqual([1, false])
    stop()
    stop = followChanges(() => followed(true))
    await after(100)
    send(change('9'))
    await after(60_000)
    expect([renewed, live.getState().isOffered]).toEqual([1, true])
  })

  it('refetches a list after an incomplete job run, and offers a refresh after a completed job run', async () => {
    document.body.innerHTML = '<main><table><tbody><tr><td><a id="x" href="/">x</a></td></tr></tbody></table></main>'
    document.getElementById('x')?.focus()
    stop = followChanges(() => ({ ...followed(true), concerns: () => true }))
    await after(100)
    activity.wroteAt = Date.now()
    send(change('8', 'JOB', 'INCOMPLETE'))
    await after(2_000)
    expect([renewed, live.getState().isOffered]).toEqual([1, false])
    send(change('9', 'JOB', 'COMPLETED'))
    await after(5_000)
    expect([renewed, live.getState().isOffered]).toEqual([1, true])
    document.body.innerHTML = ''
  })

  it('refetches again if a record changes a second time during the refetch', async () => {
    const held = Promise.withResolvers<void>()
    stop = followChanges(() => ({ ...followed(), renew: () => ((renewed += 1), held.promise) }))
    await after(100)
    send(change('8'))
    await after(2_000)
    send(change('9'))
    await after(10)
    held.resolve()
    await after(5_000)
    expect([renewed, [...live.getState().waiting]]).toEqual([2, []])
  })

  it('offers a refresh after a failed refetch, and refetches ten seconds later', async () => {
    let failures = 1
    const renew = async () => {
      renewed += 1
      if (failures-- > 0) throw new Error('busy')
    }
    stop = followChanges(() => ({ ...followed(), renew }))
    await after(100)
    send(change('8'))
    await after(2_000)
    expect([renewed, live.getState().isOffered, [...live.getState().waiting]]).toEqual([1, true, ['REQUEST 1']])
    await after(11_000)
    expect([renewed, live.getState().isOffered, [...live.getState().waiting]]).toEqual([2, false, []])
  })

  it('stops retrying when no event stream can be opened, and leaves the page unchanged', async () => {
    answers = Array.from({ length: 20 }, () => refusal('UPSTREAM_UNAVAILABLE'))
    stop = followChanges(() => followed())
    await after(10 * 60_000)
    expect(bodies).toHaveLength(5)
    expect([renewed, live.getState().isOpen]).toEqual([0, false])
  })
})
