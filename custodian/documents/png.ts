import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Texts, times, and where a picture was taken: of no use to anybody here. */
const METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

export type Picture = { content: Buffer; width: number; height: number }

/**
 * The picture without its metadata, or null when it is not a whole PNG: every chunk is walked and its checksum
 * compared, from the header to the end mark, and nothing follows.
 */
export function readPng(content: Buffer): Picture | null {
  if (!content.subarray(0, 8).equals(SIGNATURE)) return null
  const kept: Buffer[] = [SIGNATURE]
  let size: { width: number; height: number } | null = null
  let hasPixels = false
  for (let at = 8; at + 12 <= content.length;) {
    const length = content.readUInt32BE(at)
    const end = at + 12 + length
    if (end > content.length) return null
    const type = content.toString('latin1', at + 4, at + 8)
    if (!/^[A-Za-z]{4}$/.test(type)) return null
    if (crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return null
    if ((at === 8) !== (type === 'IHDR')) return null
    if (type === 'IHDR') {
      if (length !== 13) return null
      size = { width: content.readUInt32BE(at + 8), height: content.readUInt32BE(at + 12) }
    }
    if (type === 'IDAT') hasPixels = true
    if (!METADATA.has(type)) kept.push(content.subarray(at, end))
    if (type === 'IEND')
      return size && hasPixels && length === 0 && end === content.length
        ? { content: Buffer.concat(kept), ...size }
        : null
    at = end
  }
  return null
}
