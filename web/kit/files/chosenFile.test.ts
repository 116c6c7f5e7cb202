import { describe, expect, test } from 'vitest'
import { contentOf, documentsAndPictures, maximumSize, pdfOnly, planFiles, refusalOf, sizeText } from './chosenFile.ts'
import { FOREIGN_KINDS, namedOtherwiseText } from './foreignKinds.ts'

const pdf = (name = 'form.pdf', length = 20) => new File(['%PDF-1.7\n'.padEnd(length, ' ')], name)
const png = (name = 'photo.png') =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], name)
const jpeg = (name = 'photo.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name)

describe('checking a chosen file', () => {
  test.each([pdf(), pdf('FORM.PDF'), png(), jpeg(), jpeg('photo.jpeg'), pdf('a.b.pdf')])(
    'accepts the file $name',
    async (file) => {
      expect(await refusalOf(file, documentsAndPictures)).toBeNull()
    },
  )

  test('refuses a file of an unsupported type, and names the accepted types', async () => {
    const other = new File([new Uint8Array(7.4 * 1024 * 1024)], 'IMG_1.xyz')
    expect(await refusalOf(other, documentsAndPictures)).toBe(
      'IMG_1.xyz is 7.4 MB XYZ. Use PDF, JPG, JPEG or PNG up to 10 MB.',
    )
    expect(await refusalOf(png(), pdfOnly)).toBe(FOREIGN_KINDS.pdfWanted)
    expect(await refusalOf(pdf('noextension'), pdfOnly)).toBe('noextension is 20 B. Use PDF up to 10 MB.')
  })

  test.each([
    ['IMG_1.HEIC', 'x', documentsAndPictures, 'heic'],
    ['IMG_1.jpg', '\0\0\0\x18ftypheic', documentsAndPictures, 'heic'],
    ['IMG_1.heic', 'x', pdfOnly, 'pdfWanted'],
    ['scan.tiff', 'II*\0', documentsAndPictures, 'picture'],
    ['letter.docx', 'PK', documentsAndPictures, 'office'],
    ['people.xlsm', 'PK', planFiles, 'macroWorkbook'],
    ['people.numbers', 'PK', planFiles, 'numbers'],
  ] as const)('refuses the file %s, and explains how to send it instead', async (name, content, accepted, kind) => {
    expect(await refusalOf(new File([content], name), accepted)).toBe(FOREIGN_KINDS[kind])
  })

  test('accepts a PDF with extra leading bytes, and a plan file with any table extension', async () => {
    expect(await refusalOf(new File(['\ufeff\r\n%PDF-1.7\n'], 'form.pdf'), pdfOnly)).toBeNull()
    expect(await refusalOf(new File(['SSN,FirstName'], 'people.xls'), planFiles)).toBeNull()
  })

  test('refuses a file that the browser can no longer read, and tells the user what to do', async () => {
    const gone = pdf()
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob
    expect(await refusalOf(gone, pdfOnly)).toBe(FOREIGN_KINDS.unreadable)
  })

  test('identifies a file by its last extension and first bytes, not by its declared media type', async () => {
    expect(await refusalOf(pdf('form.pdf.exe'), documentsAndPictures)).toContain('EXE')
    const html = new File(['<html>'], 'page.pdf', { type: 'application/pdf' })
    expect(await refusalOf(html, documentsAndPictures)).toContain('is not a real PDF file')
    expect(await refusalOf(pdf('photo.png'), documentsAndPictures)).toBe(namedOtherwiseText('pdf'))
    expect(await refusalOf(jpeg('photo.png'), documentsAndPictures)).toBe(namedOtherwiseText('jpg'))
  })

  test('accepts a file of exactly 10 MB, and refuses a larger or empty file', async () => {
    expect(await refusalOf(pdf('big.pdf', maximumSize), pdfOnly)).toBeNull()
    expect(await refusalOf(pdf('big.pdf', maximumSize + 1), pdfOnly)).toContain('big.pdf is 10 MB')
    expect(await refusalOf(new File([], 'empty.pdf'), pdfOnly)).toBe(
      'empty.pdf is empty. Choose another one, or save it again.',
    )
  })

  test('encodes a file as base64 without a data URL prefix, with the media type of its extension', async () => {
    const content = await contentOf(new File(['%PDF-1.7'], 'form.pdf', { type: 'text/html' }), pdfOnly)
    expect(content).toEqual({ fileName: 'form.pdf', contentType: 'application/pdf', fileContent: btoa('%PDF-1.7') })
  })
})

test('formats file sizes in B, kB and MB', () => {
  expect([12, 2048, 1_500_000, maximumSize].map(sizeText)).toEqual(['12 B', '2 kB', '1.4 MB', '10 MB'])
})
