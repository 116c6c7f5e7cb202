import { crc32, deflateSync } from 'node:zlib'

/** Small valid files of each kind, and functions that corrupt them; for tests only. */

export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
)

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return pngChunk('IHDR', header)
}

const pixels = pngChunk('IDAT', deflateSync(Buffer.from([0, 255])))
export const pngOf = (...more: Buffer[]) =>
  Buffer.concat([pngSignature, pngHeader(1, 1), ...more, pixels, pngChunk('IEND')])
export const png = pngOf()
export const hugePng = Buffer.concat([pngSignature, pngHeader(50_000, 50_000), pixels, pngChunk('IEND')])

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const segment = Buffer.alloc(4 + data.length)
  segment.writeUInt16BE(0xff00 | marker, 0)
  segment.writeUInt16BE(2 + data.length, 2)
  data.copy(segment, 4)
  return segment
}

const frame = jpegSegment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]))
const scan = Buffer.concat([
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
])
export const jpegOf = (...segments: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, frame, scan, Buffer.from([0xff, 0xd9])])
export const jpeg = jpegOf(jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')))

/** Exif data with the orientation, and a text instead of a location. */
export function exif(orientation: number, place: string): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)]))
}

/** The test file of virus scanners, in two parts so that a scanner does not flag this source. */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR' + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
export const infectedPdf = Buffer.concat([Buffer.from(`%PDF-1.7\n${eicar}\n`), pdf.subarray(9)])

/** The beginning of an iPhone photo. */
export const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
export const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
export const html = Buffer.from('<!doctype html><script>alert(1)</script>')
export const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])
export const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** An empty zip archive with a comment. */
export function zip(comment = ''): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([end, Buffer.from(comment)])
}
