import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'
import { isAmong, plainAddress, readAddresses } from '../../server/addresses.ts'

/** The trusted proxies in front of this gateway; null if one of them is not an address. */
export const readProxies = readAddresses

/**
 * The client address of a request: its socket's, unless that is a trusted proxy. Then it is the last address in
 * x-forwarded-for that is not a trusted proxy; the caller may have forged the ones before it.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: BlockList | null): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '')
  if (proxies === null || !isAmong(peer, proxies)) return peer
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plainAddress(part.trim()))
  const client = named.findLast((address) => !isAmong(address, proxies))
  return client !== undefined && isIP(client) !== 0 ? client : peer
}
