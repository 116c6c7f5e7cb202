import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieOf } from '../../bench/cookie.ts'
import { gqlToken, password, people } from '../clients.ts'
import { startCollector, type Collector, type Received } from '../otlp.ts'
import { startStack, type Stack } from '../stack.ts'
import { HOME_VARIABLES, webOperation } from '../webOperations.ts'

// One request is one trace from the browser to its SQL statements, without personal data.

let collector: Collector
let mailServer: { server: Server; port: number }
let stack: Stack
let cookie: string
beforeAll(async () => {
  collector = await startCollector()
  mailServer = await startMailServer()
  stack = await startStack({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of%20the%20collector',
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    },
  })
  cookie = await cookieOf(stack.gatewayUrl)
})
let stopping: Promise<void> | undefined
const stopStack = () => (stopping ??= stack?.stop())
afterAll(async () => {
  await stopStack()
  collector?.close()
  mailServer?.server.close()
})

const asked = (body: string, headers: Record<string, string> = {}, to = stack) =>
  fetch(`${to.gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1', ...headers },
    body,
  })
const home = (headers: Record<string, string> = {}, to = stack) =>
  asked(webOperation('HomePageQuery', HOME_VARIABLES), headers, to)

/** A trace id and header in the format of web/kit/page/trace.ts. */
function begun(): { id: string; traceparent: string } {
  const id = randomBytes(16).toString('hex')
  return { id, traceparent: `00-${id}-${id.slice(0, 16)}-00` }
}

const inTrace = (spans: readonly Received[], id: string) => spans.filter(({ traceId }) => traceId === id)

/** Names of the spans from one span up to the root. */
function wayUp(spans: readonly Received[], from: Received | undefined): string[] {
  const names: string[] = []
  for (let at = from; at; at = spans.find(({ spanId }) => spanId === at?.parentSpanId)) names.push(at.name)
  return names
}

test.concurrent('traces a browser request as one tree from the gateway to each SQL statement', async () => {
  const { id, traceparent } = begun()
  const answer = await home({ cookie, traceparent })
  expect(answer.status).toBe(200)
  const rootsOf = (spans: readonly Received[]) =>
    spans.filter(({ parentSpanId }) => !spans.some(({ spanId }) => spanId === parentSpanId))
  // The servers send their spans separately.
  await expect
    .poll(() =>
      rootsOf(inTrace(collector.spans(), id)).map(({ name, service, parentSpanId }) => ({
        name,
        service,
        parentSpanId,
      })),
    )
    .toEqual([{ name: 'POST /graphql', service: 'gateway', parentSpanId: '' }])
  const spans = inTrace(await collector.until(({ traceId, kind }) => traceId === id && kind === 2), id)
  const roots = rootsOf(spans)
  expect(roots[0]?.attributes).toMatchObject({ 'graphql.operation.name': 'HomePageQuery' })
  const ways = spans.filter(({ name }) => name === 'select').map((statement) => wayUp(spans, statement))
  expect(ways.find((way) => way.includes('getBalanceHistory'))).toEqual([
    'select',
    'GET /api/account/history',
    'getBalanceHistory',
    'query HomePageQuery',
    'POST /graphql',
  ])
  expect(spans.filter(({ name }) => name === 'getBalanceHistory')).toHaveLength(1)
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['gateway', 'custodian']))
})

test.concurrent('traces the read of a single record', async () => {
  const { id, traceparent } = begun()
  const body = JSON.stringify({ query: 'query OnlyTheUser { viewer { user { userId } } }' })
  await asked(body, { cookie, traceparent })
  const spans = inTrace(await collector.until(({ traceId, kind }) => traceId === id && kind === 2), id)
  const statement = spans.find(({ name }) => name === 'select')
  expect(wayUp(spans, statement).slice(-3)).toEqual(['getUser', 'query OnlyTheUser', 'POST /graphql'])
})

test.concurrent('uses the trace id as request id in both logs and the response', async () => {
  const { id, traceparent } = begun()
  const answer = await home({ cookie, traceparent })
  expect(answer.headers.get('x-request-id')).toBe(id)
  await collector.until(({ traceId, kind }) => traceId === id && kind === 2)
  const lines = stack
    .printed()
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const service of ['gateway', 'custodian']) {
    const own = lines.filter((line) => line['service'] === service)
    expect(own.length).toBeGreaterThan(0)
    for (const line of own) expect(line).toMatchObject({ traceId: id, requestId: id })
  }
})

test.concurrent('traces an email within the request that wrote it', async () => {
  const { id, traceparent } = begun()
  const query =
    'mutation Forgot($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { errors { code } } }'
  const answer = await asked(JSON.stringify({ query, variables: { input: { email: people.ben } } }), { traceparent })
  expect(await answer.json()).toEqual({ data: { requestPasswordReset: { errors: [] } } })
  const spans = inTrace(await collector.until(({ traceId, name }) => traceId === id && name.startsWith('mail ')), id)
  const letter = spans.find(({ name }) => name.startsWith('mail '))
  expect(wayUp(spans, letter).at(-1)).toBe('POST /graphql')
  expect(spans.some(({ name, parentSpanId }) => name === 'update' && parentSpanId === letter?.spanId)).toBe(true)
})

test.concurrent('traces a job with its SQL statements', async () => {
  await stack.job('calculate-withdrawals')
  const spans = await collector.until(({ name }) => name === 'job calculate-withdrawals')
  const job = spans.find(({ name }) => name === 'job calculate-withdrawals')
  const own = inTrace(spans, job?.traceId ?? '')
  expect(own.some(({ parentSpanId, attributes }) => parentSpanId === job?.spanId && attributes['db.query.text'])).toBe(
    true,
  )
})

test('keeps values, names, addresses and tokens out of traces', async () => {
  const token = await gqlToken(stack.gatewayUrl, people.admin)
  const search = `query Search { viewer { ownerSearch(first: 5, filter: { lastName: "Archer" }) { edges { node { firstName } } } } }`
  await asked(JSON.stringify({ query: search }), { authorization: `Bearer ${token}` })
  const signIn = 'mutation Login($input: LoginInput!) { login(input: $input) { userId } }'
  const { id, traceparent } = begun()
  await asked(JSON.stringify({ query: signIn, variables: { input: { username: people.ann, password } } }), {
    traceparent,
  })
  await collector.until(({ traceId, kind }) => traceId === id && kind === 2)
  const sent = collector.text()
  const secrets = [people.ann, people.ben, people.admin, password, 'Archer', 'Ann', token, cookie, '127.0.0.1']
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
  const texts = collector.spans().map(({ attributes }) => attributes['db.query.text'] ?? '')
  // The statements are present, but not their values.
  expect(texts.filter((text) => /\bemail\b.*\$\d/.test(text)).length).toBeGreaterThan(0)
})

test.concurrent('ignores sampling flags of callers other than gateways', async () => {
  const id = randomBytes(16).toString('hex')
  const parent = randomBytes(8).toString('hex')
  const answer = await home({ cookie, traceparent: `00-${id}-${parent}-00` })
  expect(answer.headers.get('x-request-id')).toBe(id)
  const spans = inTrace(await collector.until(({ traceId, kind }) => traceId === id && kind === 2), id)
  expect(spans.find(({ name }) => name === 'POST /graphql')?.parentSpanId).toBe(parent)
  for (const wrong of [`00-${'0'.repeat(32)}-${parent}-01`, 'ff-x', `00-${id}-${parent}-01-more`, `00-${id}`])
    expect((await home({ cookie, traceparent: wrong })).status).toBe(200)
})

test.concurrent('sends the collector the configured headers and no health checks', async () => {
  await fetch(`${stack.gatewayUrl}/health`)
  await fetch(`${stack.custodianUrl}/api/ready`)
  const { id, traceparent } = begun()
  await home({ cookie, traceparent })
  const spans = await collector.until(({ traceId, kind }) => traceId === id && kind === 2)
  expect(collector.headers()[0]).toMatchObject({ 'api-key': 'of the collector', path: '/v1/traces' })
  expect(spans.filter(({ name }) => /health|ready/.test(name))).toEqual([])
})

test('sends no spans at a sampling ratio of 0', async () => {
  const other = await startCollector()
  const quiet = await startStack({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: other.url, OTEL_TRACES_SAMPLER_ARG: '0' },
  })
  try {
    const { id, traceparent } = begun()
    const answer = await home({ cookie: await cookieOf(quiet.gatewayUrl), traceparent }, quiet)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-request-id')).toBe(id)
  } finally {
    await quiet.stop()
  }
  // The end of a server sends its remaining spans.
  expect(other.headers()).toEqual([])
  other.close()
})

// The last test, because it stops the servers.
test('serves requests and shuts down without the collector', async () => {
  collector.close()
  const answers = await Promise.all(Array.from({ length: 20 }, () => home({ cookie })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await stopStack()
  expect(stack.printed()).not.toContain('not drained in time')
})

/** An SMTP server that accepts every email. */
async function startMailServer(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    let isLetter = false
    socket.write('220 ready\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (isLetter && line !== '.') continue
        isLetter = line === 'DATA'
        socket.write(isLetter ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 taken\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
