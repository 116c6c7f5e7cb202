import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/**
 * Addresses and networks ("10.0.0.1, 10.1.0.0/16, ::1") of the proxies in front of this gateway.
 * @returns null when one of them is none
 */
export function readProxies(text: string): BlockList | null {
  const list = new BlockList()
  for (const part of text.split(',').map((one) => one.trim())) {
    const [address = '', bits, more] = part.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    if (version === 0 || more !== undefined || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null
    if (bits !== undefined && Number(bits) > most) return null
    list.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/**
 * The address a request comes from: that of its socket, unless one of our own proxies holds the other end. Then it is
 * the last one in x-forwarded-for that is no proxy of ours; what stands before it, the caller could have written.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: BlockList | null): string {
  const peer = plain(request.socket.remoteAddress ?? '')
  if (proxies === null || !isProxy(peer, proxies)) return peer
  const named = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()))
  const client = named.findLast((address) => !isProxy(address, proxies))
  return client !== undefined && isIP(client) !== 0 ? client : peer
}

function isProxy(address: string, proxies: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** An IPv4 caller of an IPv6 socket is still one. */
function plain(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}
