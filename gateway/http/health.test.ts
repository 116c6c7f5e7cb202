import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { createBreakers } from '../rest/breakers.ts'
import { createReadiness } from './health.ts'

const held: ServerResponse[] = []
const custodian = createServer((_request, response) => void held.push(response))
const dispatcher = new Agent()
afterEach(async () => {
  await dispatcher.destroy()
  custodian.close()
})

test('shares one call to the custodian among concurrent health checks', async () => {
  await once(custodian.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(custodian.address() as AddressInfo).port}`
  const readiness = createReadiness({ dispatcher, origin, breakers: createBreakers() })
  const answered = async (status: number, asked: Array<ReturnType<typeof readiness>>) => {
    await expect.poll(() => held.length).toBe(1)
    held.pop()?.writeHead(status).end()
    return (await Promise.all(asked)).map(({ ready, reasons }) => [ready, ...reasons].join())
  }
  const crowd = Array.from({ length: 100 }, () => readiness(false))
  expect(new Set(await answered(200, crowd))).toEqual(new Set(['true']))
  expect(held).toEqual([])
  expect(await answered(503, [readiness(true), readiness(false)])).toEqual([
    'false,shutting down,the custodian is not ready',
    'false,the custodian is not ready',
  ])
  const asked = readiness(false)
  await expect.poll(() => held.length).toBe(1)
  held.pop()?.writeHead(503).end('{"message":"Nothing can be written: the disk of the database is full."}')
  expect((await asked).reasons).toEqual([
    'the custodian is not ready: Nothing can be written: the disk of the database is full.',
  ])
})
