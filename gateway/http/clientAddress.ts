import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'
import { isAmong, plainAddress, readAddresses } from '../../server/addresses.ts'

/** The proxies in front of this gateway; null when one of them is no address. */
export const readProxies = readAddresses

/**
 * The address a request comes from: that of its socket, unless one of our own proxies holds the other end. Then it is
 * the last one in x-forwarded-for that is no proxy of ours; what stands before it, the caller could have written.
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
