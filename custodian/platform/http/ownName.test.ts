import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
afterEach(() => server.close())

test.each([
  ['localhost:4001', 200],
  ['127.0.0.1:4001', 200],
  ['evil.example', 421],
  ['localhost.evil.example:4001', 421],
])('answers a request to the host %s with status %i in development', async (host, status) => {
  server = await startTestServer({ config: { onLoopback: true } })
  for (const path of ['/api/health', '/api/ready'])
    expect([path, (await server.call('GET', path, { headers: { host } })).status]).toEqual([path, status])
})
