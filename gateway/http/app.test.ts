import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../testing.ts'

// Requests that fetch cannot send, on a raw socket.

let gateway: TestGateway
beforeAll(async () => void (gateway = await startGateway()))
afterAll(() => gateway.close())

/** The data received until the gateway closes the connection. */
function answerTo(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
    let text = ''
    socket.on('data', (data) => (text += data.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', (error) => (text ? resolve(text) : reject(error)))
    socket.end(lines.join('\r\n'), 'latin1')
  })
}

const HEAD = ['host: x', 'content-type: application/json', 'x-portal: 1']
const graphql = (body: string) =>
  ['POST /graphql HTTP/1.1', ...HEAD, `content-length: ${body.length}`, '', body].join('\r\n')
const QUERY = '{"query":"{ __typename }"}'

describe('a request that no route accepts', () => {
  test.each([
    ['PROPFIND', '/graphql', 'POST'],
    ['PUT', '/graphql', 'POST'],
    ['OPTIONS', '/graphql', 'POST'],
    ['PROPFIND', '/home', 'GET, HEAD'],
    ['POST', '/health', 'GET, HEAD'],
    ['DELETE', '/files/attachment/x', 'GET, HEAD'],
  ])('refuses %s %s with 405 and allow: %s', async (method, path, allow) => {
    const answer = await answerTo(`${method} ${path} HTTP/1.1`, 'host: x', 'connection: close', '', '')
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toContain(`allow: ${allow}\r\n`)
    expect(answer).toContain("default-src 'none'")
    expect(answer).toMatch(/x-request-id: [\w-]{36}\r\n/)
    expect(answer).not.toContain('Route')
  })

  test.each(['/%zz', '/files/attachment/%', '/graphql%'])('returns 404 with security headers for %s', async (path) => {
    const answer = await answerTo(`GET ${path} HTTP/1.1`, 'host: x', 'connection: close', '', '')
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).toContain("default-src 'none'")
    expect(answer).toMatch(/x-request-id: [\w-]{36}\r\n/)
    expect(answer).not.toContain('zz')
  })
})

describe('bytes that are not HTTP', () => {
  test.each([
    [
      'a request with a content length and chunked encoding',
      ['POST /graphql HTTP/1.1', ...HEAD, 'content-length: 3', 'transfer-encoding: chunked', '', '0', '', ''],
      400,
    ],
    ['bytes that are not HTTP', ['SECRET', '', ''], 400],
    ['endless headers', ['GET / HTTP/1.1', 'host: x', `x: ${'a'.repeat(20_000)}`, '', ''], 431],
  ])('refuses %s with a short response, and closes the connection', async (_, lines, status) => {
    const answer = await answerTo(...lines)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\nConnection: close\\r\\n\\r\\n$`))
  })
})

describe('an HTTP connection', () => {
  test.each([
    ['a list', '[]'],
    ['half a JSON text', '{"query"'],
    ['bytes that are not UTF-8', '{"query":"\xff"}'],
    ['an empty object', '{}'],
  ])('keeps the connection open after refusing %s as a body', async (_, body) => {
    const close = ['POST /graphql HTTP/1.1', ...HEAD, 'connection: close', `content-length: ${QUERY.length}`, '', QUERY]
    const answers = (await answerTo(graphql(body) + close.join('\r\n'))).split(/(?=HTTP\/1\.1 )/)
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['400', '200'])
    expect(answers[0]).toContain('Connection: keep-alive')
  })

  test.each([
    ['an invalid host', '/graphql', '[', '400'],
    ['a host with a blank', '/graphql', 'a b', '400'],
    ['an encoded path', '/%67raphql', 'x', '404'],
  ])('keeps the connection open after refusing %s', async (_, path, host, status) => {
    const [, ...rest] = HEAD
    const first = [`POST ${path} HTTP/1.1`, `host: ${host}`, ...rest, `content-length: ${QUERY.length}`, '', QUERY]
    const answer = await answerTo(first.join('\r\n'))
    expect([answer.slice(9, 12), answer.includes('"extensions"')]).toEqual([status, true])
  })

  test('responds to two pipelined requests in order', async () => {
    const second = '{"query":"{ second: __typename }"}'
    const close = [
      'POST /graphql HTTP/1.1',
      ...HEAD,
      'connection: close',
      `content-length: ${second.length}`,
      '',
      second,
    ]
    const answers = (await answerTo(graphql(QUERY) + close.join('\r\n'))).split(/(?=HTTP\/1\.1 )/)
    expect(answers[0]).toContain('{"data":{"__typename":"Query"}}')
    expect(answers[1]).toContain('{"data":{"second":"Query"}}')
  })
})

test('compresses a long response for clients that accept gzip', async () => {
  const query = JSON.stringify({ query: '{ __schema { types { name description } } }' })
  for (const [accepts, encoding] of [
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-portal': '1', 'accept-encoding': accepts },
    }
    const { headers } = await fetch(`${gateway.url}/graphql`, { ...init, body: query })
    expect(headers.get('content-encoding')).toBe(encoding)
  }
})

test('closes a refused connection even if the peer keeps its side open', async () => {
  const socket = connect({ port: Number(new URL(gateway.url).port), host: '127.0.0.1', allowHalfOpen: true })
  const ended = new Promise((resolve) => socket.once('end', resolve))
  socket.resume().write('not HTTP\r\n\r\n')
  await ended
  await expect.poll(gateway.connections).toBe(0)
  socket.destroy()
})
