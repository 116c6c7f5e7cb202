import { inflateRawSync } from 'node:zlib'
import { Unreadable } from './unreadable.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** Maximum number of entries. A workbook with a picture in every row has an entry for each picture. */
const MOST_ENTRIES = 2_000
const LARGEST_ENTRY = 20 * 1024 * 1024
const LARGEST_SUM = 60 * 1024 * 1024
const LARGEST_RATIO = 100
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 0x1

export type Zip = {
  names: string[]
  /**
   * The bytes of an entry; null if no entry has that name.
   * @throws Error if the entry differs from the archive's directory
   */
  read: (name: string) => Buffer | null
}

/**
 * Reads a zip archive's directory; null if no spreadsheet program would write it: too many or too large entries, a zip
 * bomb's ratio, encryption, or names that point elsewhere. Decompresses nothing yet.
 */
export function openZip(content: Buffer): Zip | null {
  const end = endOf(content)
  if (end === null) return null
  const count = content.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES || content.readUInt16LE(end + 4) !== 0) return null
  const entries = new Map<string, { method: number; packed: number; size: number; at: number }>()
  let sum = 0
  let at = content.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || content.readUInt32LE(at) !== ENTRY) return null
    const [flags, method] = [content.readUInt16LE(at + 8), content.readUInt16LE(at + 10)]
    const [packed, size] = [content.readUInt32LE(at + 20), content.readUInt32LE(at + 24)]
    const nameLength = content.readUInt16LE(at + 28)
    // Old Windows programs separate folders by backslashes.
    const name = content.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/')
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) return null
    if (size > LARGEST_ENTRY || size > packed * LARGEST_RATIO + 1024) return null
    if (entries.has(name) || name.includes('..') || name.startsWith('/')) return null
    sum += size
    if (sum > LARGEST_SUM) return null
    entries.set(name, { method, packed, size, at: content.readUInt32LE(at + 42) })
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      if (entry.at + 30 > content.length || content.readUInt32LE(entry.at) !== LOCAL)
        throw new Unreadable('damagedWorkbook')
      const start = entry.at + 30 + content.readUInt16LE(entry.at + 26) + content.readUInt16LE(entry.at + 28)
      const packed = content.subarray(start, start + entry.packed)
      // The archive's directory may understate the size, so decompression stops at the stated size.
      const bytes = entry.method === STORED ? packed : inflated(packed, entry.size)
      if (bytes?.length !== entry.size) throw new Unreadable('damagedWorkbook')
      return bytes
    },
  }
}

function inflated(packed: Buffer, size: number): Buffer | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: size || 1 })
  } catch {
    return null
  }
}

/** The position of the end record, which a comment may follow. */
function endOf(content: Buffer): number | null {
  const earliest = Math.max(0, content.length - 22 - 65_535)
  for (let at = content.length - 22; at >= earliest; at -= 1)
    if (content.readUInt32LE(at) === END && at + 22 + content.readUInt16LE(at + 20) === content.length) return at
  return null
}
