import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16

/**
 * Extracts the TrueType font of a WOFF 1.0 file. The PDF library also reads WOFF, but decompresses it in JavaScript for
 * each document, which took most of the rendering time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 file')
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const directory = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES)
  woff.copy(directory, 0, 4, 8) // the flavour: TrueType or CFF
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * SFNT_ENTRY_BYTES, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY_BYTES, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (let index = 0; index < count; index++) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const stored = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(stored) : stored
    if (table.length !== length) throw new Error('a table of the WOFF file does not have its declared length')
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    woff.copy(directory, at, entry, entry + 4) // the name of the table
    woff.copy(directory, at + 4, entry + 16, entry + 20) // Checksum of the table.
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(length, at + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
