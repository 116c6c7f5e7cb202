import { crc32 } from 'node:zlib'
import type { FileRefusal } from '../../contract/fileRefusals.ts'
import { orientationOnly } from './exif.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EXIF = 'eXIf'
/** Chunks with texts, times and locations, which are dropped. */
const METADATA = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', EXIF])

export type Picture = { content: Buffer; width: number; height: number }

export const isPng = (content: Buffer): boolean => content.subarray(0, 8).equals(SIGNATURE)

/**
 * The picture without metadata except its orientation and without data after its end marker, or the reason for a
 * refusal. Walks every chunk from header to end marker, and drops an ancillary chunk with a wrong checksum.
 */
export function readPng(content: Buffer): Picture | FileRefusal {
  const kept: Buffer[] = [SIGNATURE]
  let size: { width: number; height: number } | null = null
  let hasPixels = false
  for (let at = 8; at + 12 <= content.length;) {
    const length = content.readUInt32BE(at)
    const end = at + 12 + length
    if (end > content.length) break
    const type = content.toString('latin1', at + 4, at + 8)
    if (at === 8 && type === 'CgBI') return 'applePng'
    if (!/^[A-Za-z]{4}$/.test(type) || (at === 8) !== (type === 'IHDR')) break
    const isWhole = crc32(content.subarray(at + 4, end - 4)) === content.readUInt32BE(end - 4)
    if (!isWhole && isCritical(type)) break
    if (type === 'IHDR') {
      if (length !== 13) break
      size = { width: content.readUInt32BE(at + 8), height: content.readUInt32BE(at + 12) }
    }
    if (type === 'IDAT') hasPixels = true
    if (isWhole && !METADATA.has(type)) kept.push(content.subarray(at, end))
    if (isWhole && type === EXIF) kept.push(...uprightOnly(content.subarray(at + 8, end - 4)))
    if (type === 'IEND') {
      if (!size || !hasPixels || length !== 0) break
      return { content: Buffer.concat(kept), ...size }
    }
    at = end
  }
  return 'pictureIncomplete'
}

/**
 * The Exif chunk with only the orientation, so a scan is displayed upright. Some writers prefix the data with a JPEG
 * Exif header, which is dropped.
 */
function uprightOnly(data: Buffer): Buffer[] {
  const kept = orientationOnly(data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data)
  if (!kept) return []
  const chunk = Buffer.alloc(12 + kept.length)
  chunk.writeUInt32BE(kept.length, 0)
  chunk.write(EXIF, 4, 'latin1')
  kept.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + kept.length)), 8 + kept.length)
  return [chunk]
}

/** The name of a critical PNG chunk begins with a capital letter. */
function isCritical(type: string): boolean {
  return type < 'a'
}
