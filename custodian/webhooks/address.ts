import { BlockList, isIP } from 'node:net'
import { isAmong, plainAddress } from '../../server/addresses.ts'
import type { Config } from '../platform/config/config.ts'

/** The settings that decide which webhook addresses are allowed. */
export type Allowed = Pick<Config, 'production' | 'onLoopback' | 'webhookNetworks'>

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** All IPv4 ranges that are not on the public internet. */
const NOT_PUBLIC = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(address, bits, 'ipv4')

/** In IPv6, only global unicast addresses are public, except tunnels and documentation ranges. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(address, bits, 'ipv6')

/**
 * Whether a message may be sent to this address. The address must be public, or in a network that the operator
 * named. In a development portal that no other machine reaches, it may also be on this machine.
 */
export function maySendTo(address: string, { onLoopback, webhookNetworks }: Omit<Allowed, 'production'>): boolean {
  const plain = plainAddress(address)
  if (onLoopback && isAmong(plain, LOOPBACK)) return true
  if (webhookNetworks !== null && isAmong(plain, webhookNetworks)) return true
  const version = isIP(plain)
  if (version === 0 || isAmong(plain, NOT_PUBLIC)) return false
  return version === 4 || isAmong(plain, GLOBAL)
}

/** The problem of a typed webhook URL; null if there is none. Each delivery resolves the URL's host name again. */
export function wrongWith(text: string, allowed: Allowed): string | null {
  const url = URL.parse(text)
  if (url === null || !['https:', 'http:'].includes(url.protocol))
    return 'Please enter an address such as https://example.com/hook'
  if (url.protocol === 'http:' && allowed.production) return 'Please enter an address that begins with https://'
  if (url.username !== '' || url.password !== '') return 'An address must not contain a user name or password'
  if (url.hash !== '') return 'An address must not contain "#"'
  const host = bareHost(url)
  if (isIP(host) !== 0 && !maySendTo(host, allowed))
    return 'Messages are not sent to private addresses, except those in the setting WEBHOOK_NETWORKS'
  return null
}

/** The host name or address in a URL; an IPv6 address without its brackets. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
