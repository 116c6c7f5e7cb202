import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'
import { readFile } from './readFile.ts'
import { html, jpeg, png } from './testing.files.ts'
import { lockedPdfs } from './testing.lockedPdfs.ts'

// PDFs as scanners, mail programs, banks and forms make them. Each case cites its bug report or specification.

const bytes = (text: string) => Buffer.from(text, 'latin1')
const WANTED = 'PDF, JPG or PNG'

function read(content: Buffer, wanted = WANTED, fileName = 'letter.pdf') {
  const fileContent = content.toString('base64')
  return readFile({ contentType: 'application/pdf', fileName, fileContent, mostBytes: 10 * 1024 * 1024, wanted })
}

const CATALOG = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'
const PAGES = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
const PAGE = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n'
const TRAILER = 'trailer<</Size 4/Root 1 0 R>>\nstartxref\n0\n'
const BODY = `${CATALOG}${PAGES}${PAGE}`
const letter = bytes(`%PDF-1.4\n%\xe2\xe3\xcf\xd3\n${BODY}${TRAILER}%%EOF\n`)
const more = (catalog: string, objects = '') =>
  bytes(`%PDF-1.7\n${CATALOG.replace('>>', `${catalog}>>`)}${PAGES}${PAGE}${objects}${TRAILER}%%EOF\n`)
const packed = (objects: string, head = '') => {
  const body = deflateSync(bytes(objects))
  return Buffer.concat([
    bytes(`%PDF-1.5\n9 0 obj<</Type/ObjStm/N 3/First 20/Filter/FlateDecode/Length ${body.length}${head}>>stream\n`),
    body,
    bytes(
      '\nendstream\nendobj\n10 0 obj<</Type/XRef/Size 11/W[1 2 1]/Root 1 0 R>>stream\n\nendstream\nendobj\nstartxref\n9\n%%EOF',
    ),
  ])
}
const joined = (...parts: Array<Buffer | string>) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)))

describe('PDFs that are accepted', () => {
  test.each<[string, string, Buffer]>([
    ['after a UTF-8 byte order mark and a line break', 'trycompai/comp #3251', joined('\xef\xbb\xbf\r\n', letter)],
    ['after a Mac file header', 'paperless-ngx #7888', joined('TEXTmdos\0\0\x01\x8e', letter)],
    [
      'after the headers of a form upload',
      'firecrawl #4655',
      joined('------WebKitFormBoundary\r\nContent-Type: application/pdf\r\n\r\n', letter),
    ],
    [
      'between commands of a printer',
      'HP PJL',
      joined('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', letter, '\x1b%-12345X'),
    ],
    ['after a line break', 'psd401/aistudio #1006', joined('\r\n', letter)],
    ['followed by 80,508 zero bytes', 'firecrawl/pdf-inspector #301', joined(letter, Buffer.alloc(80_508))],
    ['followed by random bytes', 'pdf.js #913', joined(letter, '\x81\x92\xa3'.repeat(999))],
    ['followed by the end of an email', 'MIME boundaries', joined(letter, '\r\n--_000_part--\r\n')],
    ['followed by a web page', 'web servers that add their footer', joined(letter, html)],
    ['followed by zero bytes from Firefox', 'dhwriter #16', joined(letter, '\0\0\0\0')],
    ['with a CRLF line break at its very end', 'magic-bytes-validator #109', joined(letter.subarray(0, -1), '\r\n')],
    ['without its last end marker', 'kenn-io/docbank #426', letter.subarray(0, -6)],
    ['with half an end marker', 'pdf.js, issue 9105', letter.subarray(0, -3)],
    [
      'with only the first of two end markers',
      'docbank #426, linearized',
      bytes(`%PDF-1.6\n${CATALOG}startxref\n0\n%%EOF\n${PAGES}${PAGE}`),
    ],
    ['without cross-reference table and trailer', 'docbank #426, Quartz', bytes(`%PDF-1.3\n${BODY}`)],
    ['with two updates', 'ISO 32000-1, 7.5.6', joined(letter, `${PAGE}${TRAILER}%%EOF\n`, `${PAGE}${TRAILER}%%EOF\n`)],
    ['with compressed objects and cross-reference table', 'ISO 32000-1, 7.5.8', packed(`1 0 2 30 3 70 ${BODY}`)],
    [
      'linearized for the web',
      'ISO 32000-1, annex F',
      bytes(
        `%PDF-1.4\n4 0 obj<</Linearized 1/L 9/H[1 2]/O 3/E 9/N 1/T 9>>endobj\n${BODY}${TRAILER}%%EOF\n${PAGES}${TRAILER}%%EOF\n`,
      ),
    ],
    [
      'with a fax picture',
      'TIFF to PDF, CCITTFaxDecode',
      more(
        '',
        '5 0 obj<</Subtype/Image/Filter/CCITTFaxDecode/DecodeParms<</K -1>>>>stream\n\0\x10\nendstream endobj\n',
      ),
    ],
    [
      'with a JBIG2 picture of a scanner',
      'JBIG2Decode',
      more('', '5 0 obj<</Subtype/Image/Filter/JBIG2Decode>>stream\n\0\nendstream endobj\n'),
    ],
    [
      'with a photo inside',
      'DCTDecode',
      more('', `5 0 obj<</Subtype/Image/Filter/DCTDecode>>stream\n${jpeg.toString('latin1')}\nendstream endobj\n`),
    ],
    [
      'with a form of the IRS',
      'static XFA beside pages, Form W-4R',
      more('/AcroForm<</XFA[(template)5 0 R]/Fields[]>>'),
    ],
    ['with a file attached', 'ISO 32000-1, 7.11.4', more('/Names<</EmbeddedFiles 7 0 R>>')],
    ['of version 2.0', 'ISO 32000-2', joined(bytes('%PDF-2.0\n'), letter.subarray(9))],
    ['that forbids printing, with AES 256', 'qpdf --encrypt "" own 256', Buffer.from(lockedPdfs.aes256, 'base64')],
    [
      'with an empty owner password, which every viewer tries',
      'qpdf --encrypt secret "" 256 --allow-insecure',
      Buffer.from(lockedPdfs.aes256EmptyOwner, 'base64'),
    ],
    [
      'with an empty owner password, from Acrobat 9',
      'qpdf --force-R5; Adobe Supplement to ISO 32000, extension level 3',
      Buffer.from(lockedPdfs.aes256OfAcrobat9EmptyOwner, 'base64'),
    ],
    [
      'that forbids changes, encrypted with RC4',
      'onyx #9754; qpdf --encrypt "" own 128',
      Buffer.from(lockedPdfs.rc4Of128Bits, 'base64'),
    ],
    [
      'whose page objects lack the type Page',
      'pdf.js reads the tree of pages',
      bytes(letter.toString('latin1').replace('/Type/Page/', '/')),
    ],
    [
      'that forbids changes, encrypted with 40-bit RC4 by a crypt filter',
      'Acrobat, compatible with 6.0; pdf.js issue19484_1.pdf',
      lockedBy(
        '/CFM/V2/Length 5',
        'c4e8deb145a53be379b66963ff4a3c2a2a3078e414566e00c04ae1206a891d1f',
        'd3f6c7976dd69a88e69b6382a73483cf',
      ),
    ],
    [
      'that forbids changes, encrypted with RC4 by a crypt filter with its length in bits',
      'pdf.js issue19484_2.pdf',
      lockedBy(
        '/CFM/V2/Length 48',
        '3f46271aa723144f93e80658d571aabbc25a73c01966001e4b6170b6300659a6',
        'c6f94f99eebadac50f41d352e8fbaa9a',
      ),
    ],
    ['with an incomplete version number', 'pdf.js, issue9105_other.pdf', joined('%PDF-1.\n', letter.subarray(9))],
    [
      'without the offset of its cross-reference table',
      'pdf.js, issue6069.pdf',
      bytes(`%PDF-1.4\n${BODY}trailer<</Size 4/Root 1 0 R>>\nstartxref\n`),
    ],
    ['with a password for its attachments only', 'pdf.js, auth-event-ef-open.pdf', attachmentsLocked()],
    [
      'that contains the text /Encrypt without being encrypted',
      'text in a stream',
      more('', '5 0 obj<<>>stream\n/Encrypt 99 0 R\nendstream endobj\n'),
    ],
  ])('accepts a PDF %s (%s)', async (_, _source, content) => {
    const found = await read(content)
    expect(found).toMatchObject({ contentType: 'application/pdf' })
    const kept = 'content' in found ? Buffer.from(found.content) : Buffer.alloc(0)
    // Bytes before and after the PDF are cut off, and a second upload changes nothing.
    expect(kept.subarray(0, 5).toString()).toBe('%PDF-')
    expect(kept.includes('PJL') || kept.includes('<script>') || kept.includes('_000_part')).toBe(false)
    expect(await read(kept)).toMatchObject({ content: new Uint8Array(kept) })
  })

  test.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
    'accepts a PDF of version %s that pdfkit encrypted with only an owner password',
    async (pdfVersion) => {
      expect(await read(await made({ pdfVersion, ownerPassword: 'own' }))).toMatchObject({
        warning: 'This PDF is encrypted.',
      })
    },
  )
})

/** A trailer whose encryption filter covers only attachments. */
function attachmentsLocked(): Buffer {
  const text = `%PDF-1.6\n${BODY}5 0 obj<</Filter/Standard/V 4/R 4/Length 128/CF<</StdCF<</AuthEvent/EFOpen/CFM/AESV2>>>>/StmF/Identity/StrF/Identity/EFF/StdCF/P -4/O<${'aa'.repeat(32)}>/U<${'bb'.repeat(32)}>>>endobj\n`
  return bytes(`${text}trailer<</Size 6/Root 1 0 R/Encrypt 5 0 R/ID[<00><00>]>>\nstartxref\n0\n%%EOF`)
}

/** A PDF encrypted by a crypt filter (ISO 32000-1, algorithms 2 to 5); `owner` and `user` are its O and U in hex. */
function lockedBy(filter: string, owner: string, user: string): Buffer {
  const keys = `/O<${owner}>/U<${user}${'00'.repeat(16)}>`
  const encryption = `5 0 obj<</Filter/Standard/V 4/R 4/P -3392/EncryptMetadata false/CF<</StdCF<</AuthEvent/DocOpen${filter}>>>>/StmF/StdCF/StrF/StdCF${keys}>>endobj\n`
  const id = `<${'00'.repeat(16)}>`
  return bytes(
    `%PDF-1.6\n${BODY}${encryption}trailer<</Size 6/Root 1 0 R/Encrypt 5 0 R/ID[${id}${id}]>>\nstartxref\n0\n%%EOF`,
  )
}

function made(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options)
  const pieces: Buffer[] = []
  return new Promise((resolve) => {
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.text('Form')
    document.end()
  })
}

describe('PDFs that are refused', () => {
  const certificate = bytes(
    `%PDF-1.6\n${BODY}5 0 obj<</Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/V 4/StmF/DefaultCryptFilter/StrF/DefaultCryptFilter>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\nstartxref\n0\n%%EOF`,
  )
  test.each<[string, string, Buffer, FileRefusal]>([
    [
      'with a password, encrypted with AES 256',
      'qpdf --encrypt secret own 256',
      Buffer.from(lockedPdfs.aes256WithPassword, 'base64'),
      'pdfPassword',
    ],
    [
      'with a password, encrypted with AES 128',
      'qpdf --encrypt secret own 128',
      Buffer.from(lockedPdfs.aes128WithPassword, 'base64'),
      'pdfPassword',
    ],
    [
      'with a user password but no owner password, encrypted with AES 128',
      'qpdf --encrypt secret "" 128; ISO 32000-1, algorithm 3',
      Buffer.from(lockedPdfs.aes128EmptyOwner, 'base64'),
      'pdfPassword',
    ],
    [
      'with a user password but no owner password, encrypted with RC4',
      'qpdf --encrypt secret "" 128; ISO 32000-1, algorithm 3',
      Buffer.from(lockedPdfs.rc4EmptyOwner, 'base64'),
      'pdfPassword',
    ],
    [
      'with a password, encrypted with 40-bit RC4',
      'qpdf --encrypt secret own 40',
      Buffer.from(lockedPdfs.rc4Of40BitsWithPassword, 'base64'),
      'pdfPassword',
    ],
    [
      'with a password, encrypted with 40-bit RC4 by a crypt filter',
      'Acrobat, compatible with 6.0',
      lockedBy(
        '/CFM/V2/Length 5',
        '9f32f39d6ea4991d53e869408af159224a4887a8c5367eaeeff098b6305a5b69',
        'c068f141d5b3a50eaf08711ce856a407',
      ),
      'pdfPassword',
    ],
    [
      'with a password, after a line break',
      'a bank statement by mail',
      joined('\r\n', Buffer.from(lockedPdfs.aes256WithPassword, 'base64')),
      'pdfPassword',
    ],
    ['encrypted for the owner of a certificate', 'ISO 32000-1, 7.6.4', certificate, 'pdfRights'],
    [
      'with digital rights management',
      'FileOpen and Adobe EBX_HANDLER',
      bytes(certificate.toString('latin1').replace('/Adobe.PubSec', '/EBX_HANDLER')),
      'pdfRights',
    ],
    ['that is a portfolio', 'ISO 32000-1, 12.3.5', more('/Collection<</View/D>>'), 'pdfPortfolio'],
    [
      'that is a portfolio of Outlook emails',
      'Acrobat PDFMaker, packed objects',
      packed(`1 0 2 30 3 70 ${BODY.replace('/Catalog', '/Catalog/Collection 8 0 R')}`),
      'pdfPortfolio',
    ],
    [
      'with a form that only Adobe Acrobat shows',
      'dynamic XFA, pdf.js xfa_filled_imm1344e.pdf',
      more('/AcroForm<</XFA 5 0 R>>/NeedsRendering true'),
      'pdfDynamicForm',
    ],
    [
      'without pages',
      'pdf.js, poppler-937-0-fuzzed.pdf',
      bytes(`%PDF-1.4\n${CATALOG}2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${TRAILER}%%EOF`),
      'pdfWithoutPages',
    ],
    ['truncated during transfer', 'mail gateways', letter.subarray(0, 100), 'pdfIncomplete'],
    [
      'truncated within a picture',
      'mail gateways',
      joined(letter.subarray(0, -50), '5 0 obj<<>>stream\n', Buffer.alloc(500, 7)),
      'pdfIncomplete',
    ],
    ['that is form data', 'FDF', bytes('%FDF-1.2\n1 0 obj<</FDF<<>>>>endobj\n%%EOF'), 'adobeForm'],
    [
      'that is form data in XML',
      'XDP',
      bytes('<?xml version="1.0"?>\n<?xfa generator="x"?>\n<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">'),
      'adobeForm',
    ],
    [
      'that is a login page in HTML',
      'downloads of expired sessions',
      bytes('\r\n<!DOCTYPE html><html><title>Log in'),
      'web',
    ],
    ['that is an email', 'RFC 5322', bytes('Received: from mail\r\nSubject: Form\r\n'), 'email'],
    ['that is an Outlook attachment', 'TNEF, winmail.dat', bytes('\x78\x9f\x3e\x22\x01\0'), 'email'],
    ['that is a Word document', 'MS-DOC', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'office'],
    ['that is rich text', 'RTF 1.9', bytes('{\\rtf1\\ansi'), 'office'],
    ['that is base64 text of an email', 'RFC 2045', bytes('JVBERi0xLjQKJeLjz9MK'), 'asText'],
    ['that contains only zero bytes', 'cloud folders', Buffer.alloc(20_000), 'notDownloaded'],
    ['that is a shortcut', 'Windows, .url', bytes('[InternetShortcut]\r\nURL=https://example.com/form.pdf'), 'web'],
    ['that is PostScript', 'printers', bytes('%!PS-Adobe-3.0'), 'picture'],
    [
      'that contains a RAR archive',
      'polyglot files',
      joined(letter.subarray(0, 15), 'Rar!\x1a\x07\x01\0', letter.subarray(15)),
      'alsoArchive',
    ],
  ])('refuses a PDF %s (%s)', async (_, _source, content, refusal) => {
    expect(await read(content)).toEqual({ refused: refusal, text: refusalText(refusal, { kinds: WANTED }) })
  })

  test.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
    'refuses a PDF of version %s that pdfkit encrypted with a user password',
    async (pdfVersion) => {
      const content = await made({ pdfVersion, userPassword: 'secret', ownerPassword: 'own' })
      expect(await read(content)).toMatchObject({ refused: 'pdfPassword' })
    },
  )

  test('explains how to create a PDF when a picture is refused', async () => {
    const text = refusalText('pdfWanted')
    expect(await read(jpeg, 'PDF')).toEqual({ refused: 'pdfWanted', text })
    expect(await read(png, 'PDF')).toEqual({ refused: 'pdfWanted', text })
    expect(await read(bytes('\0\0\0\x18ftypheic\0\0\0\0'), 'PDF')).toEqual({ refused: 'pdfWanted', text })
    expect(await read(bytes('PK\x03\x04'), 'PDF', 'form.docx')).toMatchObject({ refused: 'office' })
  })
})
