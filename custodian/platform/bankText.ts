import { isUtf8 } from 'node:buffer'

/** The bytes of a character beyond ASCII in UTF-8, one letter of Latin-1 for each byte. */
const UTF8_SEQUENCE =
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/

/**
 * Decodes a bank's file or a sanctions list: UTF-8, Windows-1252 or UTF-16 (PowerShell), with or without a byte order mark. Removes a
 * trailing end-of-file byte 0x1A, blanks and zero bytes.
 */
export function bankText(content: Uint8Array): string {
  return withoutEnd(new TextDecoder(encodingOf(content)).decode(content))
}

/** Whether a text has UTF-8 characters, but also bytes of another encoding. No decoder reads all of its letters right. */
export function hasMixedEncodings(content: Uint8Array): boolean {
  return encodingOf(content) === 'windows-1252' && UTF8_SEQUENCE.test(Buffer.from(content).toString('latin1'))
}

function encodingOf(content: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(content) ? 'utf-8' : 'windows-1252'
}

/** Splits a text into lines, which may end with CR LF, LF or CR. */
export function bankLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}

/**
 * Splits a file into records of a fixed width. A file without line breaks, or with several records per line, is
 * split at the width. Lines may lack trailing blanks, or be padded.
 */
export function fixedRecords(text: string, width: number): string[] {
  return bankLines(text).flatMap((line) => {
    const written = line.trimEnd()
    if (written.length <= width) return written === '' ? [] : [written.padEnd(width)]
    return Array.from({ length: Math.ceil(written.length / width) }, (_, index) =>
      written.slice(index * width, (index + 1) * width).padEnd(width),
    )
  })
}

// oxlint-disable-next-line no-control-regex -- what banks put behind the last record
const END = /[\s\u0000\u001a]+$/

function withoutEnd(text: string): string {
  return text.replace(/^\s+/, '').replace(END, '')
}
