import type { FileRefusal } from '../../contract/fileRefusals.ts'
import { orientationOnly } from './exif.ts'
import type { Picture } from './png.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const APP0 = 0xe0
const EXIF = 0xe1
const ICC = 0xe2
const ADOBE = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
const EXIF_START = Buffer.from('Exif\0\0', 'latin1')

export const isJpeg = (content: Buffer): boolean => content[0] === 0xff && content[1] === START && content[2] === 0xff

/**
 * The picture without metadata (except its orientation) and without data after its end marker, where phones append
 * pictures, video or maker notes. Walks every segment from start to end marker, and drops stray bytes between segments,
 * which viewers skip.
 */
export function readJpeg(content: Buffer): Picture | FileRefusal {
  const kept: Buffer[] = [content.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let scanned = false
  for (let at = nextMark(content, 2); at !== -1 && at + 2 <= content.length; at = nextMark(content, at)) {
    const marker = content[at + 1] ?? 0
    if (marker === END) {
      kept.push(content.subarray(at, at + 2))
      return size && scanned ? { content: Buffer.concat(kept), ...size } : 'pictureIncomplete'
    }
    if (isAlone(marker)) {
      at += 2
      continue
    }
    if (marker < 0xc0 || marker === START || at + 4 > content.length) break
    const end = at + 2 + content.readUInt16BE(at + 2)
    if (end < at + 4 || end > content.length) break
    const segment = content.subarray(at, end)
    if (isFrame(marker)) {
      if (segment.length < 9) break
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) }
    }
    const stays = withoutMetadata(marker, segment)
    if (stays) kept.push(stays)
    at = end
    if (marker === SCAN) {
      scanned = true
      at = endOfScan(content, end)
      kept.push(content.subarray(end, at))
    }
  }
  return 'pictureIncomplete'
}

/** The next marker: FF before a byte other than FF and 0; -1 if there is none. */
function nextMark(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next !== undefined && next !== 0xff && next !== 0) return at
  }
  return -1
}

/** Whether the marker has no length: TEM, and the restart markers that decoders skip outside a scan. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Compressed data lasts until the next marker; FF 0 is a data byte, and D0 to D7 only restart the decoder. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at !== -1; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return content.length
}

function withoutMetadata(marker: number, segment: Buffer): Buffer | null {
  if (marker === COMMENT) return null
  if (marker < APP0 || marker > APP15) return segment
  if (marker === EXIF) return uprightOnly(segment)
  return marker === APP0 || marker === ADOBE || (marker === ICC && segment.toString('latin1', 4, 15) === 'ICC_PROFILE')
    ? segment
    : null
}

/** Writes the orientation into the cleaned picture, so a photographed letter is displayed upright. */
function uprightOnly(segment: Buffer): Buffer | null {
  if (!segment.subarray(4, 10).equals(EXIF_START)) return null
  const kept = orientationOnly(segment.subarray(10))
  if (!kept) return null
  const head = Buffer.from([0xff, EXIF, 0, 2 + EXIF_START.length + kept.length])
  return Buffer.concat([head, EXIF_START, kept])
}
