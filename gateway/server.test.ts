import { watchEvents } from '../contract/events.ts'
import { ROLE } from '../contract/roles.ts'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { auditServer } from 'graphql-http'
import { afterEach, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { createGateway } from './server.ts'
import { sealed, startGateway, testConfig } from './testing.ts'

describe('the rules of GraphQL over HTTP', async () => {
  const gateway = await startGateway()
  const audits = await auditServer({
    url: `${gateway.url}/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { 'x-client': 'audit', ...(init.headers as Record<string, string>) } }),
  })
  await gateway.close()

  test('passes the GraphQL over HTTP audits, except those about GET', () => {
    const broken = audits.filter((audit) => audit.status !== 'ok').map((audit) => audit.name)
    expect(broken.filter((name) => !name.includes('GET'))).toEqual([])
  })
})

describe('closing the gateway', () => {
  let upstream: Server
  const waiting: ServerResponse[] = []
  afterEach(() => void upstream.close())

  test('completes in-flight requests at shutdown, and accepts no new ones', async () => {
    let arrived: () => void
    const asked = new Promise<void>((resolve) => (arrived = resolve))
    upstream = createServer((request, response) => {
      // The gateway reads the position of the event log in the background.
      if (request.url === watchEvents.anyone) return void response.writeHead(503).end()
      waiting.push(response)
      arrived()
    })
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
    const custodianUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
    const gateway = createGateway({ ...testConfig, custodianUrl }, pino({ level: 'silent' }))
    await gateway.listen(0, '127.0.0.1')
    const { port } = gateway.server.address() as AddressInfo

    const underWay = fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal': '1', cookie: `__Host-portal=${sealed('ann')}` },
      body: JSON.stringify({ query: '{ viewer { user { email } } }' }),
    })
    await asked
    const closed = gateway.close()
    const refused = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', (error) => resolve((error as NodeJS.ErrnoException).code ?? 'error'))
      socket.on('connect', () => resolve('connected'))
    })
    expect(refused).toBe('ECONNREFUSED')
    waiting[0]
      ?.setHeader('content-type', 'application/json')
      .end(JSON.stringify({ email: 'a@b.c', roleId: ROLE.customer }))
    expect(await (await underWay).json()).toEqual({ data: { viewer: { user: { email: 'a@b.c' } } } })
    await closed
  })
})

test('serves metrics on a separate port, labeled with names of known operations and endpoints, and no data', async () => {
  const documents = new Map([['me', 'query Me { viewer { user { email } } }']])
  const gateway = await startGateway({ metricsPort: 0 }, { documents })
  gateway.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
  await gateway.post(JSON.stringify({ id: 'me' }), { as: 'ann' })
  gateway.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
  await gateway.ask('query NamedByTheCaller { viewer { user { email } } }', { as: 'ann' })
  const text = await gateway.metrics()
  expect(text).toContain('gateway_request_seconds_count{operation="Me",outcome="ok"} 1')
  expect(text).toContain('gateway_request_seconds_count{operation="other",outcome="ok"} 1')
  expect(text).not.toContain('NamedByTheCaller')
  expect(text).toContain('gateway_upstream_seconds_count{endpoint="getUser",outcome="ok"} 2')
  expect(text).not.toContain('example.com')
  expect((await fetch(`${gateway.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4')
  await gateway.close()
})
