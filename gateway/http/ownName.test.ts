import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../testing.ts'
import { namesLoopback } from '../../server/loopback.ts'

// In development, another site must not gain this origin by DNS rebinding.

let gateway: TestGateway
afterEach(() => gateway.close())

const HOSTS: [host: string, isOurs: boolean][] = [
  ['localhost', true],
  ['localhost:4000', true],
  ['LOCALHOST:4000', true],
  ['127.0.0.1:4000', true],
  ['127.9.9.9', true],
  ['[::1]:4000', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example:4000', false],
  ['evil', false],
  ['0.0.0.0:4000', false],
  ['192.168.1.20', false],
]

test.each(HOSTS)('decides whether the Host header %j is a loopback name: %s', async (host, isOurs) => {
  gateway = await startGateway({ onLoopback: true })
  const refused = []
  for (const path of ['/health', '/dev/mail', '/login', '/graphql'])
    refused.push((await asked(gateway.url, path === '/graphql' ? 'POST' : 'GET', path, host)).status === 421)
  expect([namesLoopback(host), new Set(refused)]).toEqual([isOurs, new Set([!isOurs])])
})

test('accepts any Host header when the gateway is not limited to loopback', async () => {
  gateway = await startGateway()
  expect((await asked(gateway.url, 'GET', '/health', 'portal.example')).status).toBe(200)
})

/** `fetch` does not allow setting `host`. */
async function asked(url: string, method: string, path: string, host: string): Promise<{ status: number }> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { host } }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0 })
    })
    sent.once('error', reject)
    sent.end()
  })
}
