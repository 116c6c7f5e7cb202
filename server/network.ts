import { isIPv6 } from 'node:net'

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
