import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Pool } from 'undici'
import { afterEach, expect, test, vi } from 'vitest'
import { listAccounts } from '../../contract/accounts.ts'
import { EXCHANGE_HEADER } from '../../contract/exchange.ts'
import { LOCALHOST } from '../../tests/localhostCertificate.ts'
import { createBreakers } from './breakers.ts'
import { createCall } from './client.ts'
import type { Upstream } from './upstream.ts'
import { identityOf } from './identity.ts'
import { createQuickReads } from './quickReads.ts'
import { createRetries } from './retries.ts'
import { createSlots } from './slots.ts'

type Options = {
  idOf?: (id: unknown) => unknown
  read?: number
  isCrowded?: () => boolean
  /** The name of the custodian in its address, which is https then. */
  secureName?: string
}
type Handler = (request: IncomingMessage, response: ServerResponse, answer: () => void) => void

let server: Server
let now = 0
let leave: (() => Promise<unknown>) | undefined
afterEach(async () => {
  server.closeAllConnections()
  await leave?.()
  server.close()
})

/** A custodian whose answer names the token that asked, and callers with a token each. */
async function start(handle: Handler, options: Options = {}) {
  const { idOf = (id) => id, read = 10_000, isCrowded = () => false, secureName } = options
  const open = new Map<Socket, number>()
  let mostOnOne = 0
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { socket, headers } = request
    const here = (open.get(socket) ?? 0) + 1
    open.set(socket, here)
    mostOnOne = Math.max(mostOnOne, here)
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    const planName = headers.authorization ?? ''
    const account = { accountId: 1, planAccountNumber: '1', retirementAccountType: '', balance: 0, accountOwnerId: 1 }
    const text = JSON.stringify([{ ...account, planName, retirementAccountStatusId: 3, setupDate: null }])
    handle(request, response, () => {
      const id = idOf(headers[EXCHANGE_HEADER])
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': text.length,
        ...(typeof id === 'string' ? { [EXCHANGE_HEADER]: id } : {}),
      })
      response.end(text)
    })
  }
  server = secureName ? createSecureServer(LOCALHOST, serve) : createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = secureName ? `https://${secureName}:${port}` : `http://127.0.0.1:${port}`
  const dispatcher = new Pool(origin, { connections: 33, pipelining: 1 })
  const quickReads = createQuickReads({ origin, connectMs: 500, isCrowded, now: () => performance.now() + now })
  leave = () => {
    quickReads.close()
    return dispatcher.destroy()
  }
  const upstream: Upstream = {
    origin,
    dispatcher,
    quickReads,
    breakers: createBreakers(),
    retries: createRetries(),
    slots: createSlots(32),
    deadlines: { read, write: read, file: read },
  }
  const ask = async (who: number, roleId = 0) => {
    const identity = identityOf({ token: `t${who}`, userId: who, roleId, accountOwnerId: 1, expiresAt: 0 }, 1)
    const gone = new Set<() => void>()
    const answer = createCall(upstream, identity, {
      requestId: `request-${who}`,
      clientIp: '127.0.0.1',
      userAgent: null,
      isTool: false,
      gone,
    })(listAccounts, {}, roleId === 0 ? undefined : 1)
    return { gone, planName: answer.then(([account]) => account?.planName) }
  }
  const crowd = async (from: number, count: number) => {
    const asked = await Promise.all(Array.from({ length: count }, (_, index) => ask(from + index)))
    return Promise.allSettled(asked.map(({ planName }) => planName))
  }
  const trusted = async () => expect(await (await ask(0)).planName).toBe('Bearer t0')
  return { ask, crowd, trusted, quickReads, most: () => mostOnOne }
}

/** What everybody should have got. */
const own = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ status: 'fulfilled', value: `Bearer t${from + index}` }))

const later = (answer: () => void) => setTimeout(answer, Math.random() * 20)

test('customers share connections, and each gets the own answer whatever the order they were ready in', async () => {
  const { crowd, trusted, most } = await start((_request, _response, answer) => later(answer))
  await trusted()
  expect(await crowd(1, 100)).toEqual(own(1, 100))
  expect(most()).toBeGreaterThan(1)
})

test('a custodian that does not repeat the id of a request has one at a time on a connection', async () => {
  const { crowd, most } = await start((_request, _response, answer) => later(answer), { idOf: () => undefined })
  expect(await crowd(1, 40)).toEqual(own(1, 40))
  expect(await crowd(50, 40)).toEqual(own(50, 40))
  expect(most()).toBe(1)
})

test('staff have a connection to themselves, since what they ask for may take long', async () => {
  const { ask, trusted, most } = await start((_request, _response, answer) => later(answer))
  await trusted()
  const asked = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index, 2)))
  expect(await Promise.all(asked.map(({ planName }) => planName))).toHaveLength(30)
  expect(most()).toBe(1)
})

test('an answer with the id of another request reaches nobody: all on that connection are read again', async () => {
  let toMix = 0
  const { crowd, trusted, most } = await start((_request, _response, answer) => later(answer), {
    idOf: (id) => (toMix-- > 0 ? 'request-of-another' : id),
  })
  await trusted()
  toMix = 2
  expect(await crowd(1, 16)).toEqual(own(1, 16))
  expect(most()).toBeGreaterThan(1)
  expect(toMix).toBeLessThan(0)
})

test('a refusal without an id is passed on and not asked for again', async () => {
  let asked = 0
  const { ask, trusted } = await start((request, response, answer) => {
    if (request.headers.authorization !== 'Bearer t7') return answer()
    asked += 1
    response.writeHead(429, { 'content-type': 'application/json' }).end('"Too many requests"')
  })
  await trusted()
  await expect((await ask(7)).planName).rejects.toThrow('RATE_LIMITED')
  expect(asked).toBe(1)
})

test('callers who leave break nobody’s connection', async () => {
  const { ask, trusted } = await start((_request, _response, answer) => later(answer))
  await trusted()
  const asked = await Promise.all(Array.from({ length: 32 }, (_, index) => ask(index + 1)))
  const outcome = Promise.allSettled(asked.map(({ planName }) => planName))
  for (const [index, { gone }] of asked.entries()) if (index % 2 === 0) for (const tell of gone) tell()
  const stayed = (await outcome).filter((_, index) => index % 2 === 1)
  expect(stayed).toEqual(own(1, 32).filter((_, index) => index % 2 === 1))
})

test('one that is never answered holds up nobody who comes later', async () => {
  const { ask, crowd, trusted } = await start(
    (request, _response, answer) => void (request.headers.authorization === 'Bearer t999' || answer()),
    { read: 2_000 },
  )
  await trusted()
  const hung = (await ask(999)).planName
  now += 200
  expect(await crowd(1, 20)).toEqual(own(1, 20))
  await expect(hung).rejects.toThrow('UPSTREAM_TIMEOUT')
})

test('a connection that breaks under several reads costs none of them the answer', async () => {
  let broken = 0
  const { crowd, trusted } = await start((request, _response, answer) => {
    if (request.headers.authorization === 'Bearer t7' && broken++ === 0) request.socket.destroy()
    else later(answer)
  })
  await trusted()
  expect(await crowd(1, 8)).toEqual(own(1, 8))
})

test('a destroyed answer, of which the connection says nothing, holds up nobody', async () => {
  let destroyed = 0
  const { crowd, trusted } = await start((request, response, answer) => {
    if (request.headers.authorization === 'Bearer t3' && destroyed++ === 0) response.destroy()
    else answer()
  })
  await trusted()
  const asked = crowd(1, 8)
  await vi.waitFor(() => expect(destroyed).toBe(1))
  now += 800
  expect(await asked).toEqual(own(1, 8))
})

test('where everything is slow, reads wait for their answers and are not asked for twice', async () => {
  let asked = 0
  const waiting: (() => void)[] = []
  const isCrowded = vi.fn<() => boolean>(() => true)
  const { crowd, trusted } = await start(
    (request, _response, answer) => {
      asked += 1
      if (request.headers.authorization === 'Bearer t0') answer()
      else waiting.push(answer)
    },
    { isCrowded },
  )
  await trusted()
  const answers = crowd(1, 8)
  await vi.waitFor(() => expect(waiting).toHaveLength(8))
  now += 800
  // It has looked at the reads that wait, and let them wait.
  await vi.waitFor(() => expect(isCrowded).toHaveBeenCalled())
  for (const answer of waiting) answer()
  expect(await answers).toEqual(own(1, 8))
  expect(asked).toBe(9)
})

test('with TLS, customers share connections too, to a custodian that somebody vouches for', async () => {
  const known = getCACertificates('default')
  setDefaultCACertificates([...known, LOCALHOST.cert])
  try {
    const { crowd, trusted, most } = await start((_request, _response, answer) => later(answer), {
      secureName: 'localhost',
    })
    await trusted()
    expect(await crowd(1, 100)).toEqual(own(1, 100))
    expect(most()).toBeGreaterThan(1)
  } finally {
    setDefaultCACertificates(known)
  }
})

test.each([
  ['that nobody vouches for', false, 'localhost'],
  ['whose certificate is for another name', true, '127.0.0.1'],
])('a custodian %s is sent no token', async (_why, isVouchedFor, secureName) => {
  const known = getCACertificates('default')
  if (isVouchedFor) setDefaultCACertificates([...known, LOCALHOST.cert])
  try {
    let asked = 0
    const count: Handler = (_request, _response, answer) => {
      asked += 1
      answer()
    }
    const { ask, quickReads } = await start(count, { secureName })
    quickReads.saw(true, 0)
    await expect((await ask(1)).planName).rejects.toThrow('UPSTREAM_UNAVAILABLE')
    expect(asked).toBe(0)
  } finally {
    setDefaultCACertificates(known)
  }
})
