import { isIPv4, isIPv6 } from 'node:net'

/** An IPv4 address, or the first half of an IPv6 one: every line has 2^64 of those to call from. */
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
 * As much of an address as a log may say: the network that a balancer blocks and no one line of it, "203.0.113.0/24",
 * "2001:db8:0:1::/64". Null for what is no address.
 */
export function networkToBlock(address: string): string | null {
  const network = networkOf(address)
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(address.split('%')[0] ?? '') ? `${network}::/64` : null
}
