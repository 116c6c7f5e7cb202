const WINDOWS = new TextDecoder('windows-1252')

/**
 * Decodes a bank's file or a sanctions list: UTF-8, Windows-1252 or UTF-16 (PowerShell), with or without a byte order mark. Removes a
 * trailing end-of-file byte 0x1A, blanks and zero bytes.
 */
export function bankText(content: Uint8Array): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return withoutEnd(new TextDecoder('utf-16le').decode(content))
  if (first === 0xfe && second === 0xff) return withoutEnd(new TextDecoder('utf-16be').decode(content))
  try {
    return withoutEnd(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return withoutEnd(WINDOWS.decode(content))
  }
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
