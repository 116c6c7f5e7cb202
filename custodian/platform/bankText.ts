const WINDOWS = new TextDecoder('windows-1252')

/**
 * The text of a file from a bank, whatever made it: UTF-8 or Windows-1252, UTF-16 of PowerShell, behind a byte order
 * mark, with the end-of-file byte 0x1A of mainframes and DOS or with blanks and zero bytes behind it.
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

/** Lines that end with CR LF, LF or CR alone. */
export function bankLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/)
}

/**
 * Records of a fixed width. A file without line ends, or with several records a line, is cut at the width; lines may be
 * shorter where their last blanks were dropped, or longer where they were filled up.
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
