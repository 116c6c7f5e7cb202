/** The Exif type LONG (four bytes), in which some writers store the orientation. */
const LONG = 4
const ORIENTATION = 0x0112

/** The orientation from 1 to 8, with 1 for upright; null if it is missing or unreadable. */
function orientationOf(tiff: Buffer): number | null {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return null
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = long(4)
  if (directory + 2 > tiff.length) return null
  for (let index = 0, count = short(directory); index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > tiff.length) return null
    if (short(entry) !== ORIENTATION) continue
    const value = short(entry + 2) === LONG ? long(entry + 8) : short(entry + 8)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}

/** Exif data with only the orientation; null for upright or unknown. `tiff` begins with the byte order. */
export function orientationOnly(tiff: Buffer): Buffer | null {
  const orientation = orientationOf(tiff)
  if (orientation === null || orientation === 1) return null
  const kept = Buffer.alloc(26)
  kept.write('MM\0*', 0, 'latin1')
  kept.writeUInt32BE(8, 4)
  kept.writeUInt16BE(1, 8)
  kept.writeUInt16BE(ORIENTATION, 10)
  kept.writeUInt16BE(3, 12)
  kept.writeUInt32BE(1, 14)
  kept.writeUInt16BE(orientation, 18)
  return kept
}
