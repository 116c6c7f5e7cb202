import { expect, test } from 'vitest'
import { readHead } from './head.ts'

const head = (...lines: string[]) => ['HTTP/1.1 200 OK', ...lines].join('\r\n')

test('says how long the body is and what is asked of it, however the names are written', () => {
  expect(
    readHead(head('Content-Type: application/json', 'CONTENT-LENGTH:12 ', 'X-Exchange: a-1', 'date: today')),
  ).toEqual({
    status: 200,
    length: 12,
    isLast: false,
    headers: { 'content-type': 'application/json', 'content-length': '12', 'x-exchange': 'a-1' },
  })
})

test('knows the last answer of a connection, and answers without a body', () => {
  expect(readHead(head('content-length: 0', 'connection: close'))?.isLast).toBe(true)
  expect(readHead('HTTP/1.1 204 No Content')).toMatchObject({ status: 204, length: 0 })
  expect(readHead('HTTP/1.1 503\r\ncontent-length: 2\r\nretry-after: 1')).toMatchObject({ status: 503, length: 2 })
})

test.each([
  ['another protocol', 'HTTP/1.0 200 OK\r\ncontent-length: 1'],
  ['an answer before the answer', 'HTTP/1.1 100 Continue\r\ncontent-length: 0'],
  ['no status', 'HTTP/1.1 OK\r\ncontent-length: 1'],
  ['two lengths', head('content-length: 1', 'content-length: 2')],
  ['a line without a name', head('content-length: 1', ': a-1')],
  ['a line without a colon', head('content-length: 1', 'x-exchange')],
  ['two exchanges', head('content-length: 1', 'x-exchange: a-1', 'x-exchange: a-2')],
])('takes no answer with %s', (_, text) => {
  expect(readHead(text)).toBeNull()
})

test.each([
  ['no length', head('content-type: text/html')],
  ['a length that is none', head('content-length: 0x10')],
  ['a negative length', head('content-length: -1')],
  ['pieces', head('content-length: 1', 'transfer-encoding: chunked')],
])('cannot say how long the body is of an answer with %s', (_, text) => {
  expect(readHead(text)).toMatchObject({ status: 200, length: null })
})
