import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { ada, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// The custodian recovers without a restart after the database was unavailable.

let postgres: Postgres
let line: Line
let server: TestServer
let token: string

/** A TCP proxy in front of the database that can cut its connections. */
type Line = { port: number; cut: () => void; mend: () => void; server: Server; refuseNext: (times: number) => void }

async function startLine(to: number): Promise<Line> {
  const sockets = new Set<Socket>()
  let isCut = false
  let refusals = 0
  const wire = createServer((socket) => {
    socket.on('error', () => {})
    if (isCut || refusals > 0) {
      refusals -= 1
      socket.destroy()
      return
    }
    const onward = connect(to, '127.0.0.1')
    onward.on('error', () => socket.destroy())
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('close', () => sockets.delete(end))
    }
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  return {
    port: (wire.address() as AddressInfo).port,
    server: wire,
    refuseNext: (times) => void (refusals = times),
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => void (isCut = false),
  }
}

beforeAll(async () => {
  postgres = await startPostgres()
  const url = new URL(await postgres.database())
  line = await startLine(Number(url.port))
  url.port = String(line.port)
  line.refuseNext(2)
  const database = await prepareDatabase({ databaseUrl: url.toString(), databaseOwnerUrl: null, dataDir: '' })
  server = await startTestServer({ database })
  await seedPeople(server.services)
  token = await server.tokenOf(ada.email)
})
afterAll(async () => {
  await server?.close()
  line?.cut()
  line?.server.close()
  await postgres?.stop()
})

const balances = () => server.call('GET', '/api/account/balance', { token })
const save = () =>
  server.call('PUT', '/api/emailsetting', { token, body: { accountOwnerId: ada.ownerId, emailSetting: true } })

it('the custodian waits at its start for a database that is not available yet', async () => {
  expect((await balances()).status).toBe(200)
})

it('returns 503 while the database is down, and recovers', async () => {
  line.cut()
  for (const answer of [await balances(), await save(), await balances()]) {
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ message: 'The service is busy. Please try again.' })
  }
  expect((await server.call('GET', '/api/ready')).status).toBe(503)
  expect((await server.call('GET', '/api/health')).status).toBe(200)

  line.mend()
  expect([(await balances()).status, (await save()).status]).toEqual([200, 200])
  expect((await server.call('GET', '/api/ready')).status).toBe(200)
})
