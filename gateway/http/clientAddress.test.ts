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
  // Some balancers add the port of the client.
  ['10.0.0.1', '198.51.100.1:50123', '198.51.100.1'],
  ['10.0.0.1', '1.2.3.4:1, 198.51.100.1:50123, 10.1.2.3:443', '198.51.100.1'],
  ['10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['10.0.0.1', '2001:db8::1:443', '2001:db8::1:443'],
  ['10.0.0.1', '"[2001:db8::1]:443"', '2001:db8::1'],
  ['10.0.0.1', '[::ffff:198.51.100.1]:443', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, [fd00::2]:443', '198.51.100.1'],
  ['10.0.0.1', 'fe80::1%eth0', 'fe80::1%eth0'],
  ['10.0.0.1', '[fe80::1%eth0]:443', 'fe80::1%eth0'],
  // An entry that is no address hides the ones before it.
  ['10.0.0.1', '198.51.100.1, 999.1.1.1:80', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1, [10.1.2.3:80', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1, 198.51.100.2:', '10.0.0.1'],
  ['10.0.0.1', '198.51.100.1, _hidden:80', '10.0.0.1'],
])('derives from the peer %s and X-Forwarded-For %j the client address %s', (peer, forwarded, client) => {
  expect(clientAddress(from(peer, forwarded), proxies)).toBe(client)
})

test.each(['', 'proxy.example', '10.0.0.1/33', '10.0.0.1/8/8', '10.0.0.1/x', '10.0.0.1,'])(
  'refuses %j as a list of proxies',
  (text) => {
    expect(readProxies(text)).toBeNull()
  },
)
