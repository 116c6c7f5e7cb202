import { isIPv4, isIPv6 } from 'node:net'

/** An IPv4 address, or the first half of an IPv6 address, because one subscriber has 2^64 of them. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const [plain = ''] = address.split('%')
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? address
  const [head = [], tail = []] = new URL(`http://[${plain}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...gap, ...tail].slice(0, 4).join(':')
}

/**
 * The part of an address that may be logged: a network that a load balancer can block, not a single subscriber:
 * "203.0.113.0/24", "2001:db8:0:1::/64". Null for an invalid address.
 */
export function networkToBlock(address: string): string | null {
  const network = networkOf(address)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(address.split('%')[0] ?? '') ? `${network}::/64` : null
}
