const NOT_WINDOWS = /[\x81\x8d\x8f\x90\x9d]/
/**
 * Letters from byte 128 in code page 437, used by Excel's CSV (MS-DOS); Code page 850 has the same letters. The other
 * bytes are box drawings.
 */
const OF_DOS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ\u2592\u2592\u2592\u2592\u2592áíóúñÑ'
// oxlint-disable-next-line no-control-regex -- no text has them
const CONTROL = /[\0-\x08\x0e-\x19\x1b-\x1f]/
const MOST_WORDS = 4_000
/** Maximum number of bytes of a word before and after an accented letter. */
const LONGEST_WORD = 40
const LINE_END = Buffer.from('\n')
/** Bytes that end a word, besides white space and control characters. */
const WORD_ENDS = new Set(Buffer.from(',;|"<>'))
const LETTER = String.raw`\p{L}`
/** Characters that no name or address contains: decoding that yields one is wrong. */
const ODD = [
  // An accented capital after lowercase letters, or an accented lowercase letter before or among capitals
  /\p{Ll}(?![A-Z])\p{Lu}/u,
  /(?<=\p{L})(?![A-Z])\p{Lu}{2,20}\p{Ll}/u,
  /(?![a-z])\p{Ll}\p{Lu}/u,
  /\p{Lu}{2}(?![a-z])\p{Ll}/u,
  // A single accented lowercase letter, a symbol inside a word, a long dash between lowercase letters or between short
  // capitals
  /(?<![\p{L}\p{N}'’])(?![a-z])\p{Ll}(?![\p{L}\p{N}'’])/u,
  new RegExp(`${LETTER}[^\\p{L}\\p{N}\\p{M}\\s!-~'’‘“”–—…©®™°]|[^\\p{L}\\p{N}\\p{M}\\s!-~'’‘“”–—…©®™°§]${LETTER}`, 'u'),
  /\p{Ll}[–—]\p{Ll}|\p{L}—\p{L}|”\p{L}|\p{L}[“„‚]/u,
  // An accented letter next to a digit
  /\d(?![a-zA-Z])\p{L}|(?![a-zA-Z])\p{L}\d/u,
]

/** Accented letters by likelihood: first those in nearly all U.S. names and addresses, then less common ones. */
const USUAL = [/^[áéíóúñüÁÉÍÓÚÑ’ -~\s]*$/, /^[áéíóúñüÁÉÍÓÚÑ’ -~\säåçèêëïôöøÄÅÇÖØ]*$/]

export type Reading = { text: string } | { problem: 'badEncoding' | 'twoEncodings' }

/**
 * The text of a file in any encoding that spreadsheet programs write: UTF-8 and UTF-16 with and without a byte order
 * mark, windows-1252, Mac Roman and code page 437. The last three differ only in accented letters; if two of them are
 * plausible, the file is refused.
 */
export function textOf(content: Buffer): Reading {
  // Trailing zero bytes are cut off, because block devices and old transfers pad the last block with them.
  const end = content.findLastIndex((byte) => byte !== 0) + 1
  const wide = wideEncodingOf(content)
  if (wide) return decoded(wide, content.subarray(0, end + (end % 2)))
  const letters = content.subarray(0, end)
  const plain = decoded('utf-8', letters)
  return 'text' in plain || letters.subarray(0, 3).toString('hex') === 'efbbbf' ? plain : eightBits(letters)
}

function decoded(encoding: string, content: Buffer): Reading {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content)
    return CONTROL.test(text) ? { problem: 'badEncoding' } : { text }
  } catch {
    return { problem: 'badEncoding' }
  }
}

/** UTF-16 by its byte order mark, or because every second byte of ordinary text is zero. */
function wideEncodingOf(content: Buffer): string | null {
  const mark = content.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const start = content.subarray(0, 200)
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = start.length / 2
  if (start.length < 4) return null
  if (even === 0 && odd > most * 0.8) return 'utf-16le'
  return odd === 0 && even > most * 0.8 ? 'utf-16be' : null
}

type EightBits = 'windows-1252' | 'macintosh' | 'dos'

function eightBits(content: Buffer): Reading {
  if (CONTROL.test(content.toString('latin1'))) return { problem: 'badEncoding' }
  const encoding = encodingOf(accentedWords(content))
  return encoding ? { text: lettersOf(encoding, content) } : { problem: 'twoEncodings' }
}

function lettersOf(encoding: EightBits, content: Buffer): string {
  if (encoding !== 'dos') return new TextDecoder(encoding).decode(content)
  return content.toString('latin1').replace(/[\x80-\xff]/g, (letter) => OF_DOS[letter.charCodeAt(0) - 128] ?? '\u2592')
}

/** Accented words decide the encoding; null if they are plausible in two encodings, or in none. */
function encodingOf(words: Buffer): EightBits | null {
  const likely = (['windows-1252', 'macintosh', 'dos'] as const)
    .filter((encoding) => encoding !== 'windows-1252' || !NOT_WINDOWS.test(words.toString('latin1')))
    .map((encoding) => ({ encoding, text: lettersOf(encoding, words) }))
    .filter(({ text }) => !ODD.some((sign) => sign.test(text)))
  const usual = USUAL.map((letters) => likely.filter(({ text }) => letters.test(text))).find(({ length }) => length > 0)
  const [found, another] = usual ?? likely
  return found && !another ? found.encoding : null
}

/** The first words with a non-ASCII byte, one a line. */
function accentedWords(content: Buffer): Buffer {
  const words: Buffer[] = []
  const isEnd = (byte: number | undefined) => byte === undefined || byte <= 32 || WORD_ENDS.has(byte)
  for (let at = 0; at < content.length && words.length < MOST_WORDS; at += 1) {
    if ((content[at] ?? 0) < 128) continue
    let from = at
    while (at - from < LONGEST_WORD && !isEnd(content[from - 1])) from -= 1
    let to = at
    while (to - at < LONGEST_WORD && !isEnd(content[to])) to += 1
    words.push(content.subarray(from, to), LINE_END)
    at = to
  }
  return Buffer.concat(words)
}
