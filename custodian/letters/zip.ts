import { crc32 } from 'node:zlib'

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** 1 January 1980: the archive of the same files is the same bytes whenever it is made. */
const DAY_ONE = 0x21

/** A zip archive of files that are packed already, so nothing is packed again. Names are plain ASCII. */
export function zipOf(files: ReadonlyArray<{ name: string; content: Uint8Array }>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content } of files) {
    const fixed = Buffer.alloc(26)
    fixed.writeUInt16LE(VERSION, 0)
    fixed.writeUInt16LE(DAY_ONE, 8)
    fixed.writeUInt32LE(crc32(content), 10)
    fixed.writeUInt32LE(content.length, 14)
    fixed.writeUInt32LE(content.length, 18)
    fixed.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([number(LOCAL), fixed, Buffer.from(name, 'ascii'), content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const made = Buffer.alloc(2)
    made.writeUInt16LE(VERSION)
    directory.push(number(ENTRY), made, fixed, place, Buffer.from(name, 'ascii'))
    bodies.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, entries, number(END), end])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
