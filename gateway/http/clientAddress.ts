import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'
import { isAmong, plainAddress, readAddresses } from '../../server/addresses.ts'

/** The trusted proxies in front of this gateway; null if one of them is not an address. */
export const readProxies = readAddresses

/** An address with a port: "203.0.113.7:50123", "[2001:db8::1]:443"; or an IPv6 address in brackets. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d{1,5}|\[([^\]]+)\](?::\d{1,5})?)$/

/**
 * The client address of a request: its socket's, unless that is a trusted proxy. Then it is the last address in
 * x-forwarded-for that is not a trusted proxy; the caller may have forged the ones before it.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: BlockList | null): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '')
  if (proxies === null || !isAmong(peer, proxies)) return peer
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plainAddress(withoutPort(part.trim())))
  const client = named.findLast((address) => !isAmong(address, proxies))
  return client !== undefined && isIP(client) !== 0 ? client : peer
}

/** The address of an entry. Some proxies, such as Azure's, add the port of the client, or quote the entry. */
function withoutPort(entry: string): string {
  const plain = /^"(.*)"$/.exec(entry)?.[1] ?? entry
  const [, ipv4, ipv6] = WITH_PORT.exec(plain) ?? []
  return ipv4 ?? ipv6 ?? plain
}
