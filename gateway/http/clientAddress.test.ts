import { expect, test } from 'vitest'
import { clientAddress, readProxies } from './clientAddress.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as never
const proxies = readProxies('10.0.0.1, 10.1.0.0/16, fd00::/8')

test('ignores forwarded headers without a trusted proxy', () => {
  expect(clientAddress(from('203.0.113.7', '198.51.100.1'), null)).toBe('203.0.113.7')
  expect(clientAddress(from('203.0.113.7', '198.51.100.1'), proxies)).toBe('203.0.113.7')
})

test.each([
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['fd00::1', '2001:db8::1', '2001:db8::1'],
  // The caller's own value is in front of the proxy's.
  ['10.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['10.0.0.1', '10.1.2.3', '10.0.0.1'],
])('derives from the peer %s and X-Forwarded-For %j the client address %s', (peer, forwarded, client) => {
  expect(clientAddress(from(peer, forwarded), proxies)).toBe(client)
})

test.each(['', 'proxy.example', '10.0.0.1/33', '10.0.0.1/8/8', '10.0.0.1/x', '10.0.0.1,'])(
  'refuses %j as a list of proxies',
  (text) => {
    expect(readProxies(text)).toBeNull()
  },
)
