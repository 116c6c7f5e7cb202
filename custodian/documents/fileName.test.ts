import { describe, expect, test } from 'vitest'
import { cleanFileName, extensionOf } from './fileName.ts'

describe('a stored file name', () => {
  test.each([
    ['letter.pdf', 'letter.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf'],
    ['../../etc/passwd', 'etcpasswd'],
    ['C:\\temp\\a.pdf', 'Ctempa.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['";filename=evil.html', ';filename=evil.html'],
    ['a\0b.pdf', 'ab.pdf'],
    ['...hidden.pdf', 'hidden.pdf'],
    ['  a.pdf . ', 'a.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['a<b>|?*.pdf', 'ab.pdf'],
    ['e\u0301.pdf', '\u00e9.pdf'],
    ['📄 receipt.pdf', '📄 receipt.pdf'],
    ['lone \ud800.pdf', 'lone \ufffd.pdf'],
    ['\u200b.pdf', 'pdf'],
  ])('cleans the file name %j to %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean)
  })

  test('cuts a stored file name to 255 bytes between characters, and keeps its extension', () => {
    const long = cleanFileName(`${'👩‍👩‍👧'.repeat(40)}.pdf`)
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(255)
    expect(extensionOf(long)).toBe('pdf')
    expect(long).toMatch(/^(👩\u200d👩\u200d👧)+\.pdf$/u)
    expect(cleanFileName('a'.repeat(300))).toHaveLength(255)
  })
})
