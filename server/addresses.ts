import { BlockList, isIP } from 'node:net'

/**
 * Trusted addresses and networks ("10.0.0.1, 10.1.0.0/16, ::1").
 * @returns null if one of them is invalid
 */
export function readAddresses(text: string): BlockList | null {
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

export function isAmong(address: string, list: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Converts the IPv4-mapped address that an IPv4 client of an IPv6 socket has to its IPv4 address. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}
