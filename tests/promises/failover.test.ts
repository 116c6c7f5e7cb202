import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { startReplication } from '../replication.ts'

let replication: Awaited<ReturnType<typeof startReplication>>
let balancer: Awaited<ReturnType<typeof startBalancer>>
let server: TestServer
let staff: string

beforeAll(async () => {
  replication = await startReplication()
  balancer = await startBalancer(replication.primary.url)
  server = await startTestServer({ database: await openDatabase({ databaseUrl: balancer.url, dataDir: 'unused' }) })
  staff = await server.tokenOf('service@example.com')
})
afterAll(async () => {
  await server?.close()
  await balancer?.stop()
  await replication?.standby.stop()
  replication?.remove()
})

const notes = () => server.call('GET', '/api/note/admin/1001', { token: staff })
const addNote = (title: string) =>
  server.call('POST', '/api/note/admin', { token: staff, body: { title, noteText: title, accountOwnerId: 1001 } })

test('continues at the promoted standby without losing an acknowledged write', async () => {
  const acknowledged: string[] = []
  const write = async (title: string) => {
    const { status } = await addNote(title)
    if (status < 300) acknowledged.push(title)
    return status
  }
  // Repeated statements are prepared by name in the sessions of the primary.
  for (let n = 0; n < 10; n += 1) {
    expect(await write(`before ${n}`)).toBeLessThan(300)
    expect((await notes()).status).toBe(200)
  }

  const during = failingOver()
  const statuses = new Set<number>()
  for (let n = 0; ; n += 1) {
    const answers = await Promise.all([notes(), write(`during ${n}`)])
    for (const status of [answers[0].status, answers[1]]) statuses.add(status)
    if (during.isOver() && answers[0].status === 200 && answers[1] < 300) break
  }
  await during.done
  // Callers get success or "try again", and never an error about an unknown prepared statement.
  expect([...statuses].filter((status) => status >= 300 && status !== 503)).toEqual([])

  for (let n = 0; n < 10; n += 1) expect(await write(`after ${n}`)).toBeLessThan(300)
  const titles = ((await notes()).body as { title: string }[]).map(({ title }) => title)
  expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([])
})

/** Stops the primary, promotes the standby and points the balancer at it. */
function failingOver(): { done: Promise<void>; isOver: () => boolean } {
  let isOver = false
  const fail = async () => {
    await replication.primary.stop()
    const standby = await openDatabase({ databaseUrl: replication.standby.url, dataDir: 'unused' })
    await standby.executeSql('select pg_promote(true)')
    await standby.close()
    balancer.pointAt(replication.standby.url)
    isOver = true
  }
  return { done: fail(), isOver: () => isOver }
}

/** An address that always leads to the current primary, like that of HAProxy. */
async function startBalancer(url: string) {
  let target = Number(new URL(url).port)
  const sockets = new Set<Socket>()
  const listener = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve)
  })
  const own = new URL(url)
  own.port = String((listener.address() as AddressInfo).port)
  return {
    url: own.toString(),
    pointAt: (next: string) => {
      target = Number(new URL(next).port)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        listener.close(resolve)
      })
    },
  }
}
