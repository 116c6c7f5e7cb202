import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askRunning } from './running.ts'

/** A server on loopback that gives every request the same answer; returns its port. */
async function answering(status: number, text: string): Promise<number> {
  const server = createServer((_request, response) => response.writeHead(status).end(text))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A port on which nothing listens. */
async function nobody(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => void server.close(resolve))
  return port
}

const ask = (commandPorts: number[]) => askRunning({ host: '0.0.0.0', commandPorts, operatorKey: 'k' }, '/job/run', {})
const haproxy = '<html><body><h1>503 Service Unavailable</h1>\nNo server is available.\n</body></html>\n'

test.each([
  ['nobody listens', async () => [await nobody(), await nobody()], null],
  ['a balancer has no custodian', async () => [await answering(503, haproxy)], null],
  [
    'the first custodian runs',
    async () => [await answering(200, '{"jobId":1}'), await answering(500, '')],
    { jobId: 1 },
  ],
  ['only the second custodian runs', async () => [await nobody(), await answering(200, '{"jobId":2}')], { jobId: 2 }],
])('a command finds a running custodian or none, if %s', async (_when, ports, answer) => {
  expect(await ask(await ports())).toEqual(answer)
})

test.each([
  ['the custodian itself refuses', 503, '{"message":"Shutting down."}', 'The custodian answered 503: Shutting down.'],
  [
    'a balancer gave up waiting',
    504,
    '<h1>504 Gateway Time-out</h1>',
    'The custodian answered 504: 504 Gateway Time-out',
  ],
])('a command fails without trying the next custodian, if %s', async (_when, status, text, message) => {
  await expect(ask([await answering(status, text), await answering(200, '{}')])).rejects.toThrow(message)
})
