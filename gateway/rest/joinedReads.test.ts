import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'undici'
import { afterEach, expect, test, vi } from 'vitest'
import { listBeneficiaries } from '../../contract/beneficiaries.ts'
import { getCellPhone, getEmailSetting } from '../../contract/owners.ts'
import { getBank } from '../../contract/taxes.ts'
import { EXCHANGE_HEADER } from '../../contract/exchange.ts'
import { JOINED_HEADER, joinReads } from '../../contract/reads.ts'
import { createBreakers } from './breakers.ts'
import { createCall } from './client.ts'
import { identityOf } from './identity.ts'
import { createQuickReads } from './quickReads.ts'
import { createRetries } from './retries.ts'
import { createSlots } from './slots.ts'

let server: Server
let leave: (() => Promise<unknown>) | undefined
afterEach(async () => {
  server.closeAllConnections()
  await leave?.()
  server.close()
})

type Asked = { address: string; token: string; paths: string[] }
/** The text of the answer to joined reads; null leaves them without one. */
type Join = (paths: string[]) => { status?: number; text: string } | null

const bodies: Record<string, unknown> = {
  '/api/phonenumber/cell': { number: '5125550100' },
  '/api/emailsetting': { emailSetting: true },
  '/api/beneficiary': [],
  '/api/routing/021000021': { name: 'A bank' },
}
const answerOf = (path: string) => ({ status: 200, headers: {}, body: bodies[path] })
const together: Join = (paths) => ({ text: JSON.stringify(paths.map(answerOf)) })

/** A custodian that says it takes so many reads together. */
async function start(join: Join = together, most = '16') {
  const asked: Asked[] = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { url = '', headers } = request
      const isJoin = url === joinReads.customer
      const { paths = [] } = (body === '' ? {} : JSON.parse(body)) as { paths?: string[] }
      asked.push({ address: `${request.method} ${url}`, token: headers.authorization ?? '', paths })
      const answer = isJoin ? join(paths) : { status: 200, text: JSON.stringify(bodies[url]) }
      if (answer === null) return
      response.writeHead(answer.status ?? 200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(answer.text),
        [EXCHANGE_HEADER]: String(headers[EXCHANGE_HEADER]),
        [JOINED_HEADER]: most,
      })
      response.end(answer.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const dispatcher = new Pool(origin, { connections: 33, pipelining: 1 })
  const quickReads = createQuickReads({ origin, connectMs: 500 })
  leave = () => {
    quickReads.close()
    return dispatcher.destroy()
  }
  const upstream = {
    origin,
    dispatcher,
    quickReads,
    breakers: createBreakers(),
    retries: createRetries(),
    slots: createSlots(32),
    deadlines: { read: 3_000, write: 3_000, file: 3_000 },
  }
  const caller = (who: number) =>
    createCall(
      upstream,
      identityOf({ token: `t${who}`, userId: who, roleId: 0, accountOwnerId: who, expiresAt: 0 }, 1),
      { requestId: `request-${who}`, clientIp: '127.0.0.1', userAgent: null, isTool: false, gone: new Set() },
    )
  // The first answer says what the custodian can do.
  await caller(0)(getEmailSetting, {})
  asked.length = 0
  return { asked, caller }
}

const three = (call: ReturnType<Awaited<ReturnType<typeof start>>['caller']>) =>
  Promise.all([call(getCellPhone, {}), call(getEmailSetting, {}), call(listBeneficiaries, {})])
const PATHS = ['/api/phonenumber/cell', '/api/emailsetting', '/api/beneficiary']
const THREE = PATHS.map((path) => bodies[path])
const ALONE = PATHS.map((path) => `GET ${path}`)
const addresses = (asked: readonly Asked[]) => asked.map(({ address }) => address).toSorted()

test('what one caller asks for in one turn goes out as one request', async () => {
  const { asked, caller } = await start()
  expect(await three(caller(1))).toEqual(THREE)
  expect(asked).toEqual([{ address: 'POST /api/reads', token: 'Bearer t1', paths: PATHS }])
})

test('reads of two callers are never in one request', async () => {
  const { asked, caller } = await start()
  await Promise.all([three(caller(1)), three(caller(2))])
  expect(asked.map(({ token, paths }) => [token, paths.length])).toEqual([
    ['Bearer t1', 3],
    ['Bearer t2', 3],
  ])
})

test('one or two reads, and one that is not marked as short, are asked for by themselves', async () => {
  const { asked, caller } = await start()
  const call = caller(1)
  await call(getCellPhone, {})
  await Promise.all([call(getEmailSetting, {}), call(getBank, { params: { routingNumber: '021000021' } })])
  expect(addresses(asked)).toEqual([...ALONE.slice(0, 2), 'GET /api/routing/021000021'].toSorted())
})

test('a custodian that does not say so is asked for each alone', async () => {
  const { asked, caller } = await start(together, '0')
  expect(await three(caller(1))).toEqual(THREE)
  expect(addresses(asked)).toEqual(ALONE.toSorted())
})

test('more than the custodian takes go out in several requests', async () => {
  const { asked, caller } = await start(together, '1')
  expect(await three(caller(1))).toEqual(THREE)
  expect(addresses(asked)).toEqual(ALONE.toSorted())
})

test('a read that fails leaves the others working', async () => {
  const { caller } = await start((paths) => ({
    text: JSON.stringify(
      paths.map((path) => (path.includes('cell') ? { ...answerOf(path), status: 404 } : answerOf(path))),
    ),
  }))
  const call = caller(1)
  const [phone, setting] = await Promise.allSettled([
    call(getCellPhone, {}),
    call(getEmailSetting, {}),
    call(listBeneficiaries, {}),
  ])
  expect(phone).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
  expect(setting).toEqual({ status: 'fulfilled', value: THREE[1] })
})

test.each<[string, Join, string[]]>([
  [
    'that is not there in time',
    (paths) => ({ text: JSON.stringify([null, ...paths.slice(1).map(answerOf)]) }),
    ALONE.slice(0, 1),
  ],
  [
    'that is not taken with others',
    (paths) => ({ text: JSON.stringify([{ status: 421, headers: {}, body: {} }, ...paths.slice(1).map(answerOf)]) }),
    ALONE.slice(0, 1),
  ],
  ['of a custodian that knows no such call', () => ({ status: 404, text: '{}' }), ALONE],
  ['behind one that has an error of its own', () => ({ status: 500, text: '{}' }), ALONE],
  ['among too few answers', (paths) => ({ text: JSON.stringify([answerOf(paths[0] ?? '')]) }), ALONE],
  ['among answers of another shape', () => ({ text: '[{},{}]' }), ALONE],
  ['in a text that is cut off', () => ({ text: '[{"status":200' }), ALONE],
  ['without any answer', () => null, ALONE],
])('a read %s is asked for alone', async (_, join, alone) => {
  const { asked, caller } = await start(join)
  expect(await three(caller(1))).toEqual(THREE)
  expect(addresses(asked)).toEqual([...alone, 'POST /api/reads'].toSorted())
})

test('a session that has ended is not asked about again', async () => {
  const { asked, caller } = await start(() => ({ status: 401, text: '{}' }))
  await expect(three(caller(1))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(asked).toHaveLength(1)
})

test('after a fault of joining each is asked for alone for a while, and then joined again', async () => {
  let isBroken = true
  const { asked, caller } = await start((paths) => (isBroken ? { status: 500, text: '{}' } : together(paths)))
  await three(caller(1))
  isBroken = false
  asked.length = 0
  await three(caller(1))
  expect(addresses(asked)).toEqual(ALONE.toSorted())
  await vi.waitFor(
    async () => {
      await three(caller(1))
      expect(addresses(asked)).toContain('POST /api/reads')
    },
    { timeout: 5_000, interval: 100 },
  )
})
