import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '../platform/pdf/document.ts'
import { budgetOf, lookThrough, type Budget } from './pdfWarning.ts'
import { pdf } from './testing.files.ts'

const pdfWarning = async (content: Buffer, budget?: Budget) => (await lookThrough(content, budget)).warning
const withObject = (text: string) => Buffer.concat([pdf.subarray(0, 9), Buffer.from(`${text}\n`), pdf.subarray(9)])
const stream = (head: string, body: Buffer) =>
  Buffer.concat([
    pdf.subarray(0, 9),
    Buffer.from(`7 0 obj\n<<${head}>>\nstream\n`),
    body,
    Buffer.from('\nendstream\nendobj\n'),
    pdf.subarray(9),
  ])
const packed = (text: string, head = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  stream(head, deflateSync(Buffer.from(text)))
const script = '8 0 <</S/JavaScript/JS(app.alert\\(1\\))>>'

describe('warnings about a PDF', () => {
  test("gives no warning for a PDF that has only pages, or for the custodian's own PDFs", async () => {
    expect(await pdfWarning(pdf)).toBeNull()
    const ours = { title: 'Letter', company: 'IRA Portal', date: new Date(0), blocks: [] }
    expect(await pdfWarning(await renderPdf(ours))).toBeNull()
    expect(await pdfWarning(packed('8 0 <</Type/Catalog>>'))).toBeNull()
    expect(await pdfWarning(withObject('<</Type/Catalog/OpenAction [3 0 R /Fit]/JSONLike 1>>'))).toBeNull()
  })

  test.each([
    ['<</S/JavaScript/JS(app.alert(1))>>', 'This PDF runs scripts.'],
    ['<</S/J#61vaScript/#4aS 9 0 R>>', 'This PDF runs scripts.'],
    ['<</OpenAction 9 0 R>>', 'This PDF does something when it is opened.'],
    ['<</Type/Page/AA<</O 9 0 R>>>>', 'This PDF does something when it is opened.'],
    ['<</S/Launch/F(cmd.exe)>>', 'This PDF opens programs or other files.'],
    ['<</S/SubmitForm/F(http://example.com)>>', 'This PDF sends or fetches data.'],
    ['<</Type/EmbeddedFile>>', 'This PDF carries other files.'],
    ['<</Names<</EmbeddedFiles 4 0 R>>>>', 'This PDF carries other files.'],
    ['trailer<</Encrypt 5 0 R>>', 'This PDF is encrypted.'],
    ['<</S/JavaScript>><</Type/EmbeddedFile>>', 'This PDF runs scripts and carries other files.'],
  ])('warns about a PDF with %s', async (object, warning) => {
    expect(await pdfWarning(withObject(object))).toBe(warning)
  })

  test('finds scripts in compressed objects of a PDF', async () => {
    expect(await pdfWarning(packed(script))).toBe('This PDF runs scripts.')
    expect(await pdfWarning(packed(script, '/Type/#4fbjStm/Filter [ /FlateDecode ]'))).toBe('This PDF runs scripts.')
    expect(await pdfWarning(packed(script, '/Type/ObjStm %stream\n/Filter/FlateDecode'))).toBe('This PDF runs scripts.')
    expect(await pdfWarning(stream('/Type/ObjStm', Buffer.from(script)))).toBe('This PDF runs scripts.')
  })

  test.each([
    ['compressed with LZW', packed(script, '/Type/ObjStm/Filter/LZWDecode')],
    ['compressed twice', packed(script, '/Type/ObjStm/Filter[/FlateDecode/ASCIIHexDecode]/Predictor 12')],
    ['broken', stream('/Type/ObjStm/Filter/FlateDecode', Buffer.from('nothing'))],
    ['hidden after a long dictionary', packed(script, `/Type/ObjStm${' '.repeat(5_000)}/Filter/FlateDecode`)],
    ['larger than 32 MB when decompressed', packed(' '.repeat(33 * 1024 * 1024))],
  ])('reports that a PDF whose objects are %s could not be checked completely', async (_, content) => {
    expect(await pdfWarning(content)).toBe('This PDF could not be checked completely.')
  })

  test('completes the check of a PDF with 1.4 million stream headers', async () => {
    const content = Buffer.concat([pdf, Buffer.from('stream\n'.repeat(1_400_000))])
    expect(await pdfWarning(content)).toBeNull()
  })

  test('reads overlapping object streams of a PDF only once', async () => {
    const beginnings = `7 0 obj\n<</Type/ObjStm>>\n${'stream\n'.repeat(50)}`
    const content = Buffer.concat([pdf, Buffer.from(beginnings), Buffer.alloc(1_000_000, 'x')])
    expect(await pdfWarning(content)).toBe('This PDF could not be checked completely.')
  })

  test('decompresses all streams of a PDF within one budget, including broken streams', async () => {
    const large = deflateSync(Buffer.alloc(4 * 1024 * 1024, ' '))
    const brokenAtItsEnd = large.subarray(0, -8)
    const streams = Array.from({ length: 40 }, (_, n) => [
      Buffer.from('7 0 obj\n<</Type/ObjStm/Filter/FlateDecode>>\nstream\n'),
      n % 2 === 0 ? brokenAtItsEnd : large,
      Buffer.from('\nendstream\nendobj\n'),
    ])
    const content = Buffer.concat([pdf.subarray(0, 9), ...streams.flat(), pdf.subarray(9)])
    const budget = budgetOf(10 * 1024 * 1024)
    expect(await pdfWarning(content, budget)).toBe('This PDF could not be checked completely.')
    expect(budget.taken).toBeLessThan(11 * 1024 * 1024)
  })

  test('stops checking a PDF after its time limit', async () => {
    const large = deflateSync(Buffer.alloc(4 * 1024 * 1024, ' '))
    let now = 0
    const budget = budgetOf(Number.MAX_SAFE_INTEGER, 10, () => (now += 1))
    const content = stream('/Type/ObjStm/Filter/FlateDecode', large)
    expect(await pdfWarning(content, budget)).toBe('This PDF could not be checked completely.')
    expect(budget.taken).toBeLessThan(4 * 1024 * 1024)
  })
})
