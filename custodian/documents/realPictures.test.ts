import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'
import { readFile } from './readFile.ts'
import { exif, jpeg, jpegOf, jpegSegment, png, pngChunk, pngHeader, pngOf, pngSignature } from './testing.files.ts'

// Pictures as phones, scanners and programs send them. Each case cites its bug report or specification.

const bytes = (text: string) => Buffer.from(text, 'latin1')
const JPG = 'image/jpeg'
const PNG = 'image/png'
const WANTED = 'PDF, JPG or PNG'

function read(content: Buffer, contentType: string, fileName: string) {
  const fileContent = content.toString('base64')
  return readFile({ contentType, fileName, fileContent, mostBytes: 10 * 1024 * 1024, wanted: WANTED })
}

const frameOf = (marker: number, width: number, height: number, components = 1) => {
  const data = Buffer.alloc(6 + 3 * components, 1)
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  data[0] = 8
  data[5] = components
  return jpegSegment(marker, data)
}
const scan = Buffer.concat([jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), bytes('\x12\xff\x00\x34')])
const START = bytes('\xff\xd8')
const END = bytes('\xff\xd9')
const mp4 = bytes('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08mdat')
const withFrame = (marker: number, width: number, height: number, components = 1) =>
  Buffer.concat([START, frameOf(marker, width, height, components), scan, END])
const pngOfSize = (width: number, height: number) =>
  Buffer.concat([
    pngSignature,
    pngHeader(width, height),
    pngChunk('IDAT', deflateSync(Buffer.alloc(2))),
    pngChunk('IEND'),
  ])
const broken = (chunk: Buffer) => {
  const copy = Buffer.from(chunk)
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1
  return copy
}
const multiPicture = jpegSegment(0xe2, bytes('MPF\0MM\0*\0\0\0\x08'))
const longOrientation = () => {
  const tiff = bytes('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x04\0\0\0\x01\0\0\0\x06\0\0\0\0')
  return jpegSegment(0xe1, Buffer.concat([bytes('Exif\0\0'), tiff]))
}

describe('JPGs of phones, scanners and programs', () => {
  test.each<[string, string, Buffer]>([
    [
      'a gain map after its end',
      'Android Ultra HDR format; mail of current phones',
      Buffer.concat([jpegOf(multiPicture), jpeg]),
    ],
    ['two more pictures after its end (MPF)', 'CIPA DC-007', Buffer.concat([jpegOf(multiPicture), jpeg, jpeg])],
    [
      'a video after its end',
      'Android motion photo format 1.0; immich #30654',
      Buffer.concat([jpeg, mp4, Buffer.alloc(99)]),
    ],
    [
      'a video in a Samsung trailer',
      'gkv311/sview #138',
      Buffer.concat([jpeg, bytes('\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data'), mp4, bytes('SEFH\x68\0\0\0SEFT')]),
    ],
    [
      'Samsung metadata after its end',
      'libjpeg-turbo #163',
      Buffer.concat([jpeg, bytes('\0\0\x01\x0aImage_UTC_Data1SEFH\0\0SEFT')]),
    ],
    [
      'Vivo metadata after its end',
      'ExifTool, Vivo trailer',
      Buffer.concat([jpeg, bytes('vivo{"com.vivo":1}'), Buffer.alloc(64, 7)]),
    ],
    ['zero padding to a memory card block', 'NASA-PDS/validate #1118', Buffer.concat([jpeg, Buffer.alloc(4_096)])],
    ['two line breaks of a mail program', '3rd/image.nvim #379', Buffer.concat([jpeg, bytes('\r\n\r\n')])],
    ['48 megapixels', 'iPhone 14 Pro and later, Most Compatible', withFrame(0xc0, 8_064, 6_048, 3)],
    ['50 megapixels', 'Samsung Galaxy S22 and later', withFrame(0xc0, 8_160, 6_120, 3)],
    ['108 megapixels', 'Samsung Galaxy S20 Ultra and later', withFrame(0xc0, 12_000, 9_000, 3)],
    ['progressive scans', 'ITU-T T.81, SOF2', Buffer.concat([START, frameOf(0xc2, 9, 9), scan, scan, scan, END])],
    [
      'four color components (CMYK)',
      'Adobe Technical Note 5116, APP14',
      Buffer.concat([START, jpegSegment(0xee, bytes('Adobe\0\x64\0\0\0\0\x02')), frameOf(0xc0, 9, 9, 4), scan, END]),
    ],
    [
      'restart markers in its data',
      'ITU-T T.81, RST0 to RST7',
      Buffer.concat([
        START,
        jpegSegment(0xdd, bytes('\0\x01')),
        frameOf(0xc0, 9, 9),
        scan,
        bytes('\xff\xd0\x12\xff\xd1\x13\xff\xd7\x14'),
        END,
      ]),
    ],
    ['fill bytes before a marker', 'ITU-T T.81, B.1.1.2', jpegOf(bytes('\xff\xff\xff'))],
    [
      'stray bytes between segments',
      'ianare/exif-samples, olympus-d320l.jpg',
      jpegOf(jpegSegment(0xe0, bytes('JFIF\0')), bytes('\0\0\0\x12')),
    ],
    ['a TEM marker', 'ITU-T T.81, TEM', jpegOf(bytes('\xff\x01'))],
    ['no JFIF and no Exif', 'scanners that write SOI and DQT only', jpegOf(jpegSegment(0xdb, Buffer.alloc(65)))],
    [
      'a color profile in two segments',
      'ICC.1, annex B.4',
      jpegOf(jpegSegment(0xe2, bytes('ICC_PROFILE\0\x01\x02a')), jpegSegment(0xe2, bytes('ICC_PROFILE\0\x02\x02b'))),
    ],
    [
      'a truncated Exif segment',
      'Exif 2.3, offset behind the end',
      jpegOf(jpegSegment(0xe1, bytes('Exif\0\0II*\0\xff\xff\xff\x7f'))),
    ],
    [
      'Huffman tables between its scans',
      'ITU-T T.81, progressive mode',
      Buffer.concat([START, frameOf(0xc2, 9, 9), scan, jpegSegment(0xc4, Buffer.alloc(20)), scan, END]),
    ],
  ])('accepts a JPG with %s (%s)', async (_, _source, content) => {
    const first = await read(content, JPG, 'photo.jpg')
    expect(first).toMatchObject({ contentType: JPG, warning: null })
    // The stored bytes are exactly one complete picture, because a second upload changes nothing.
    const kept = 'content' in first ? Buffer.from(first.content) : Buffer.alloc(0)
    expect(kept.subarray(-2)).toEqual(END)
    expect(kept.includes('ftyp') || kept.includes('SEFT') || kept.includes('MPF')).toBe(false)
    expect(await read(kept, JPG, 'photo.jpg')).toMatchObject({ content: new Uint8Array(kept) })
  })

  test.each([
    ['in two bytes, as most cameras write it', exif(6, 'GPS')],
    ['in four bytes, as some programs write it', longOrientation()],
  ])('keeps the orientation of a JPG %s', async (_, segment) => {
    const found = await read(jpegOf(segment), JPG, 'photo.jpg')
    expect('content' in found && Buffer.from(found.content).includes(bytes('\x01\x12\0\x03\0\0\0\x01\0\x06'))).toBe(
      true,
    )
  })
})

describe('PNGs of phones, scanners and programs', () => {
  test.each([
    ['in little-endian Exif data', exif(6, 'GPS').subarray(10)],
    ['after a JPG Exif header, as ImageMagick writes it', exif(6, 'GPS').subarray(4)],
    ['in four bytes', longOrientation().subarray(10)],
  ])('keeps the orientation of a PNG %s, and no other Exif data', async (_, data) => {
    const found = await read(pngOf(pngChunk('eXIf', Buffer.from(data))), PNG, 'scan.png')
    const kept = 'content' in found ? Buffer.from(found.content) : Buffer.alloc(0)
    expect(kept.includes(bytes('eXIfMM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06'))).toBe(true)
    expect(kept.includes('GPS')).toBe(false)
    expect(await read(kept, PNG, 'scan.png')).toMatchObject({ content: new Uint8Array(kept) })
  })

  test.each<[string, string, Buffer]>([
    ['zero bytes after its end', 'libplum #22', Buffer.concat([png, bytes('\0\0')])],
    ['another end marker after its end', 'google/zopfli #132', Buffer.concat([png, bytes('\0\0'), pngChunk('IEND')])],
    ['an empty disk block after its end', 'libjxl #4383', Buffer.concat([png, Buffer.alloc(4_096)])],
    ['remains of the uncropped picture after its end', 'CVE-2023-21036', Buffer.concat([png, png.subarray(20)])],
    [
      'a wrong checksum in its color profile',
      'Wilm0r/giggity #264',
      pngOf(broken(pngChunk('iCCP', bytes('icc\0\0x')))),
    ],
    [
      'a wrong checksum in its text',
      'AdguardTeam/ReportsWebApp #430',
      pngOf(broken(pngChunk('tEXt', bytes('Software\0x')))),
    ],
    [
      'frames of an animation',
      'PNG third edition, acTL and fdAT',
      pngOf(pngChunk('acTL', Buffer.alloc(8)), pngChunk('fcTL', Buffer.alloc(26))),
    ],
    ['an unknown chunk', 'Fireworks and Photoshop, prVW', pngOf(pngChunk('prVW', bytes('preview')))],
    [
      'pixels in many small chunks',
      'Android screenshots',
      pngOf(pngChunk('IDAT', Buffer.alloc(0)), pngChunk('IDAT', Buffer.alloc(0))),
    ],
    ['the pixels of a half-page scan at 1,200 dpi', 'flat scanners', pngOfSize(9_921, 7_016)],
    ['Exif data of a phone', 'PNG third edition, eXIf', pngOf(pngChunk('eXIf', bytes('MM\0*')))],
  ])('accepts a PNG with %s (%s)', async (_, _source, content) => {
    const first = await read(content, PNG, 'scan.png')
    expect(first).toMatchObject({ contentType: PNG })
    const kept = 'content' in first ? Buffer.from(first.content) : Buffer.alloc(0)
    expect(kept.subarray(-8, -4).toString()).toBe('IEND')
    expect(kept.includes('eXIf') || kept.includes('Software')).toBe(false)
    expect(await read(kept, PNG, 'scan.png')).toMatchObject({ content: new Uint8Array(kept) })
  })
})

const box = (brand: string, ...others: string[]) =>
  bytes(`\0\0\0\x20ftyp${brand}\0\0\0\0${others.join('')}\0\0\0\x08mdat`)
const photo = { jpg: JPG, png: PNG } as const

describe('pictures that are refused', () => {
  test.each<[string, string, Buffer, keyof typeof photo, FileRefusal]>([
    ['an iPhone photo as JPG', 'iOS 11 and later, brand heic', box('heic', 'mif1', 'heic'), 'jpg', 'heic'],
    ['an iPhone photo as PNG', 'iOS share sheet', box('mif1', 'mif1', 'heic'), 'png', 'heic'],
    ['an iPhone burst photo as JPG', 'ISO/IEC 23008-12, msf1', box('msf1', 'hevc'), 'jpg', 'heic'],
    ['an AVIF picture', 'AVIF 1.1, brand mif1 with avif beside it', box('mif1', 'mif1', 'avif'), 'jpg', 'picture'],
    ['a WebP that a browser saved as JPG', 'RIFF container', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'jpg', 'picture'],
    ['a GIF as JPG', 'lwip tests, invalid.jpg', bytes('GIF89a\x01\0\x01\0'), 'jpg', 'picture'],
    ['a fax as TIFF', 'TIFF 6.0', bytes('II*\0\x08\0\0\0'), 'jpg', 'picture'],
    ['a big-endian TIFF', 'TIFF 6.0', bytes('MM\0*\0\0\0\x08'), 'png', 'picture'],
    ['a BigTIFF', 'BigTIFF', bytes('II+\0\x08\0\0\0'), 'jpg', 'picture'],
    ['a BMP of Paint', 'BITMAPFILEHEADER', bytes('BM\x36\0\0\0\0\0\0\0\x36\0\0\0'), 'png', 'picture'],
    ['a JPEG XL', 'ISO/IEC 18181-2', bytes('\0\0\0\x0cJXL \r\n\x87\n'), 'jpg', 'picture'],
    ['a JPEG 2000', 'ISO/IEC 15444-1', bytes('\0\0\0\x0cjP  \r\n\x87\n'), 'jpg', 'picture'],
    ['a Photoshop file', 'Adobe, 8BPS', bytes('8BPS\0\x01'), 'jpg', 'picture'],
    ['a raw photo of a Canon', 'CR3, brand crx', box('crx ', 'isom'), 'jpg', 'rawPhoto'],
    ['a raw photo of a Fujifilm', 'RAF', bytes('FUJIFILMCCD-RAW 0201'), 'jpg', 'rawPhoto'],
    ['a video', 'Live Photo, brand qt', box('qt  '), 'jpg', 'video'],
    [
      'a PNG of an iPhone app',
      'cocos2d-x #2097, CgBI',
      Buffer.concat([pngSignature, pngChunk('CgBI', Buffer.alloc(4)), png.subarray(8)]),
      'png',
      'applePng',
    ],
    [
      'an SVG drawing',
      'SVG',
      bytes('<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg">'),
      'png',
      'picture',
    ],
    [
      'the resource fork that a Mac stores next to a photo',
      'AppleDouble, ._IMG_1.jpg',
      bytes('\0\x05\x16\x07\0\x02\0\0Mac OS X'),
      'jpg',
      'resourceFork',
    ],
    ['a placeholder of a photo in the cloud', 'OneDrive placeholders', Buffer.alloc(70_000), 'jpg', 'notDownloaded'],
    ['base64 text of an email', 'RFC 2045', bytes('/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAg'), 'jpg', 'asText'],
    ['a truncated photo', 'web-infra-dev/midscene #2823', jpeg.subarray(0, -2), 'jpg', 'pictureIncomplete'],
    ['a truncated screenshot', 'web-infra-dev/midscene #2823', png.subarray(0, -12), 'png', 'pictureIncomplete'],
    [
      'a picture of 400 million pixels',
      'decompression bombs',
      withFrame(0xc0, 20_000, 20_000, 3),
      'jpg',
      'pictureTooLarge',
    ],
  ])('refuses %s (%s)', async (_, _source, content, ending, refusal) => {
    const found = await read(content, photo[ending], `photo.${ending}`)
    expect(found).toEqual({ refused: refusal, text: refusalText(refusal, { kinds: WANTED }) })
  })

  test('asks to rename a JPG called PNG and a PNG called JPG', async () => {
    expect(await read(jpeg, PNG, 'photo.png')).toMatchObject({
      text: expect.stringContaining('ends in .jpg, and upload'),
    })
    expect(await read(png, JPG, 'photo.jpg')).toMatchObject({
      text: expect.stringContaining('ends in .png, and upload'),
    })
  })
})

test('accepts a screenshot of the documentation', async () => {
  const own = readFileSync(new URL('../../docs/pictures/home.png', import.meta.url))
  expect(await read(own, PNG, 'home.png')).toMatchObject({ contentType: PNG })
})
