import { describe, expect, test } from 'vitest'
import { ApiError } from '../platform/http/errors.ts'
import { zipOf } from '../planUploads/testing.workbook.ts'
import { acceptFile, LARGEST_FILE } from './acceptFile.ts'
import { JPEG, PDF, PNG } from './fileKinds.ts'
import {
  exe,
  exif,
  gif,
  html,
  hugePng,
  jpeg,
  jpegOf,
  jpegSegment,
  ole,
  pdf,
  png,
  pngChunk,
  pngHeader,
  pngOf,
  pngSignature,
  svg,
  zip,
} from './testing.files.ts'

const archive = zipOf({ 'a.exe': 'MZ' })
const KINDS = [PDF, JPEG, PNG]

function sent(fileName: string, contentType: string, content: Buffer | string) {
  const fileContent = typeof content === 'string' ? content : content.toString('base64')
  return acceptFile({ fileName, contentType, fileContent }, KINDS, 'PDF, JPG or PNG')
}

async function refusalOf(work: () => Promise<unknown>): Promise<{ status: number; body: unknown }> {
  try {
    await work()
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body }
    throw error
  }
  return { status: 200, body: 'taken' }
}

const PDF_TYPE = 'application/pdf'

describe('uploads that are accepted', () => {
  test.each([
    ['letter.pdf', PDF_TYPE, pdf],
    ['LETTER.PDF', 'Application/PDF', pdf],
    ['scan.php.pdf', PDF_TYPE, pdf],
    ['a.png', 'image/png', png],
    ['a.jpg', 'image/jpeg', jpeg],
    ['a.jpeg', 'image/jpeg', jpeg],
    ['two scans.jpg', 'image/jpeg', jpegOf(jpegSegment(0xc4, Buffer.alloc(20)))],
    ['data url.pdf', PDF_TYPE, `data:application/pdf;base64,${pdf.toString('base64')}`],
    ['space at the end.pdf', PDF_TYPE, Buffer.concat([pdf, Buffer.from('\r\n  \n')])],
    [
      'pk.pdf',
      PDF_TYPE,
      Buffer.concat([pdf.subarray(0, 9), Buffer.from(`PK\x05\x06${'x'.repeat(30)}`), pdf.subarray(9)]),
    ],
    ['newer.pdf', PDF_TYPE, Buffer.from(pdf.toString().replace('1.7', '2.0'))],
  ])('accepts the upload %s with the content type %s', async (name, type, content) => {
    expect((await sent(name, type, content)).contentType).toBe(type.toLowerCase())
  })
})

describe('removal of bytes before and after an uploaded file', () => {
  test.each([
    ['a line break before a PDF', 'a.pdf', PDF_TYPE, pdf, Buffer.from('\n'), Buffer.alloc(0)],
    ['a web page after a PDF', 'a.pdf', PDF_TYPE, pdf, Buffer.alloc(0), html],
    ['a zip archive after a PDF', 'a.pdf', PDF_TYPE, pdf, Buffer.alloc(0), archive],
    ['a web page after a PNG', 'a.png', 'image/png', png, Buffer.alloc(0), html],
    ['a zip archive after a PNG', 'a.png', 'image/png', png, Buffer.alloc(0), archive],
    ['a script after a JPG', 'a.jpg', 'image/jpeg', jpeg, Buffer.alloc(0), Buffer.from('<?php ?>')],
    ['a zip archive after a JPG', 'a.jpg', 'image/jpeg', jpeg, Buffer.alloc(0), archive],
  ])('removes %s from an upload', async (_, name, type, file, before, behind) => {
    const { content } = await sent(name, type, Buffer.concat([before, file, behind]))
    expect(content.toString('latin1').trimEnd()).toBe(file.toString('latin1').trimEnd())
  })
})

describe('uploads whose name, claimed type and content do not agree', () => {
  const half = (content: Buffer) => content.subarray(0, Math.floor(content.length / 2))
  const broken = Buffer.from(png)
  broken[30] = (broken[30] ?? 0) ^ 1
  test.each([
    ['a PDF named a.png', 'a.png', 'image/png', pdf],
    ['a PNG named a.pdf', 'a.pdf', PDF_TYPE, png],
    ['a JPEG named a.png', 'a.png', 'image/png', jpeg],
    ['a PNG named a.jpg', 'a.jpg', 'image/jpeg', png],
    ['a PDF with the content type image/png', 'a.pdf', 'image/png', pdf],
    ['a PDF without a content type', 'a.pdf', '', pdf],
    ['a PDF with the content type text/html', 'a.pdf', 'text/html', pdf],
    ['a PDF without an extension', 'a', PDF_TYPE, pdf],
    ['a PDF named .pdf', '.pdf', PDF_TYPE, pdf],
    ['a PDF named a.pdf.exe', 'a.pdf.exe', PDF_TYPE, pdf],
    ['a PDF with an extension hidden by a direction mark', 'a\u202Efdp.exe', PDF_TYPE, pdf],
    ['a PDF with an extension after a NUL byte', 'a.exe\0.exe', PDF_TYPE, pdf],
    ['a GIF named a.pdf', 'a.pdf', PDF_TYPE, gif],
    ['a GIF', 'a.gif', 'image/gif', gif],
    ['an SVG', 'a.svg', 'image/svg+xml', svg],
    ['an SVG named a.png', 'a.png', 'image/png', svg],
    ['an HTML file named a.pdf', 'a.pdf', PDF_TYPE, html],
    ['an HTML file', 'a.html', 'text/html', html],
    ['an EXE file named a.pdf', 'a.pdf', PDF_TYPE, exe],
    ['an EXE file', 'a.exe', 'application/x-msdownload', exe],
    ['a zip archive named a.pdf', 'a.pdf', PDF_TYPE, zip()],
    ['an Office file named a.pdf', 'a.pdf', PDF_TYPE, ole],
    ['a PDF of one byte', 'a.pdf', PDF_TYPE, Buffer.from('%')],
    ['a PNG of one byte', 'a.png', 'image/png', Buffer.from([0x89])],
    ['a JPEG of one byte', 'a.jpg', 'image/jpeg', Buffer.from([0xff])],
    ['a PDF without a version number', 'a.pdf', PDF_TYPE, Buffer.from(pdf.toString().replace('1.7', 'x.y'))],
    ['half of a PDF', 'a.pdf', PDF_TYPE, half(pdf)],
    ['a PDF that is also a zip archive', 'a.pdf', PDF_TYPE, Buffer.concat([pdf, zip('\n%%EOF')])],
    [
      'a PDF followed by a zip archive and another end marker',
      'a.pdf',
      PDF_TYPE,
      Buffer.concat([pdf, archive, Buffer.from('\n%%EOF\n')]),
    ],
    [
      'a PDF with a zip archive inside its last object',
      'a.pdf',
      PDF_TYPE,
      Buffer.concat([pdf.subarray(0, 9), archive, pdf.subarray(9)]),
    ],
    [
      'a PDF with a zip archive far before its end',
      'a.pdf',
      PDF_TYPE,
      Buffer.concat([pdf, archive, Buffer.alloc(60_000, 0x20), pdf]),
    ],
    [
      'a PDF with a RAR archive inside',
      'a.pdf',
      PDF_TYPE,
      Buffer.concat([pdf, Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'), pdf]),
    ],
    [
      'a PDF with a 7-Zip archive inside',
      'a.pdf',
      PDF_TYPE,
      Buffer.concat([pdf, Buffer.from('377abcaf271c0004', 'hex'), pdf]),
    ],
    ['a PNG with a zip archive in its own chunk', 'a.png', 'image/png', pngOf(pngChunk('ziPa', archive))],
    [
      'a JPEG with a zip archive in its color profile',
      'a.jpg',
      'image/jpeg',
      jpegOf(jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), archive]))),
    ],
    ['half of a PNG', 'a.png', 'image/png', half(png)],
    ['a PNG with a wrong checksum', 'a.png', 'image/png', broken],
    ['a PNG without pixels', 'a.png', 'image/png', Buffer.concat([pngSignature, pngHeader(1, 1), pngChunk('IEND')])],
    ['a PNG without a header', 'a.png', 'image/png', Buffer.concat([pngSignature, pngChunk('IDAT'), pngChunk('IEND')])],
    [
      'a PNG of width 0',
      'a.png',
      'image/png',
      Buffer.concat([pngSignature, pngHeader(0, 9), pngChunk('IDAT'), pngChunk('IEND')]),
    ],
    ['a PNG that would fill the memory', 'a.png', 'image/png', hugePng],
    ['a truncated JPEG', 'a.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length - 4)],
    ['a JPEG without a picture', 'a.jpg', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      'a JPEG that has a segment of a wrong length',
      'a.jpg',
      'image/jpeg',
      jpegOf(Buffer.from([0xff, 0xe0, 0xff, 0xff])),
    ],
  ])('refuses the upload of %s', async (_, name, type, content) => {
    const { status, body } = await refusalOf(() => sent(name, type, content))
    expect(status).toBe(400)
    // The refusal message says which file the sender should send instead.
    expect(body).toMatch(/(?:^|\. )(?:Please use|Save|Open|Take|Rename|Unpack|Print|Download|On an)\b.*\.$/)
  })

  test('refuses an empty upload', async () => {
    expect(await refusalOf(() => sent('a.pdf', PDF_TYPE, ''))).toEqual({
      status: 400,
      body: { errors: [{ path: ['fileContent'], message: 'Please select a file.' }] },
    })
  })
})

describe('base64 that is not in canonical form', () => {
  const good = pdf.toString('base64')
  test.each([
    ['a line break', `${good.slice(0, 8)}\n${good.slice(8)}`],
    ['a space', ` ${good}`],
    ['the URL-safe alphabet', `${good.slice(0, 4)}-_-_${good.slice(8)}`],
    ['missing padding', Buffer.from('%PDF-1.7').toString('base64').replace(/=+$/, '')],
    ['too much padding', `${good}====`],
    ['nonzero trailing bits', 'JR=='],
    ['two data-URL prefixes', `data:application/pdf;base64,data:application/pdf;base64,${good}`],
    ['a data URL without base64', `data:application/pdf,${good}`],
    ['only padding', '===='],
    ['only a data-URL prefix', 'data:application/pdf;base64,'],
  ])('refuses an upload in base64 with %s', async (_, text) => {
    expect(await refusalOf(() => sent('a.pdf', PDF_TYPE, text))).toEqual({
      status: 400,
      body: 'The file could not be read. Choose it again, or save a new copy and upload that.',
    })
  })
})

describe('the size limit of a file', () => {
  const sized = (bytes: number) =>
    Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes - pdf.length, 0x20), pdf.subarray(9)])
  test('accepts a file of 10 MB, and refuses one byte more', async () => {
    expect((await sent('a.pdf', PDF_TYPE, sized(LARGEST_FILE))).content).toHaveLength(LARGEST_FILE)
    expect(await refusalOf(() => sent('a.pdf', PDF_TYPE, sized(LARGEST_FILE + 1)))).toEqual({
      status: 413,
      body: expect.stringMatching(/^The file is larger than 10 MB\. Scan it/),
    })
  })
})

describe('removal of photo metadata from an upload', () => {
  test('keeps only the orientation in the metadata of a JPEG', async () => {
    const photo = jpegOf(
      exif(6, 'GPS 30.2672N'),
      jpegSegment(0xfe, Buffer.from('comment')),
      jpegSegment(0xed, Buffer.from('caption')),
    )
    const { content } = await sent('photo.jpg', 'image/jpeg', photo)
    const text = content.toString('latin1')
    expect(text).not.toMatch(/GPS|comment|caption/)
    expect(text).toContain('Exif\0\0MM\0*')
    // Uploading the result again changes nothing, so the result was a complete JPEG with its orientation.
    expect((await sent('photo.jpg', 'image/jpeg', content)).content.equals(content)).toBe(true)
    expect((await sent('photo.jpg', 'image/jpeg', jpegOf(exif(1, 'GPS')))).content.toString('latin1')).not.toContain(
      'Exif',
    )
  })

  test('removes all metadata from a PNG', async () => {
    const noted = pngOf(pngChunk('tEXt', Buffer.from('Location\0GPS 30.2672N')), pngChunk('eXIf', Buffer.from('GPS')))
    expect((await sent('a.png', 'image/png', noted)).content.equals(png)).toBe(true)
  })
})

test('serves other requests during the slow check of an uploaded file', async () => {
  const letters = Buffer.concat([pdf.subarray(0, 9), Buffer.from('#41'.repeat(500_000)), pdf.subarray(9)])
  const text = letters.toString('base64')
  let turns = 0
  let looking = true
  const others = () => {
    turns += 1
    if (looking) setImmediate(others)
  }
  const accepted = sent('a.pdf', PDF_TYPE, text)
  others()
  await accepted
  looking = false
  expect(turns).toBeGreaterThan(20)
})
