const MAC_ONLY = /[\x81\x8d\x8f\x90\x9d]/
const LETTER = String.raw`\p{L}`
/** What no name or address has in its words: such a reading of the bytes is the wrong one. */
const ODD = [
  // An accented capital behind small letters, or an accented small letter before or among capitals
  /\p{Ll}(?![A-Z])\p{Lu}/u,
  /(?<=\p{L})(?![A-Z])\p{Lu}+\p{Lu}\p{Ll}/u,
  /(?![a-z])\p{Ll}\p{Lu}/u,
  /\p{Lu}{2}(?![a-z])\p{Ll}/u,
  // A small accented letter alone, a symbol inside a word, a long dash between small letters or between short capitals
  /(?<![\p{L}\p{N}'’])(?![a-z])\p{Ll}(?![\p{L}\p{N}'’])/u,
  new RegExp(`${LETTER}[^\\p{L}\\p{N}\\p{M}\\s!-~'’‘“”–—…©®™°]|[^\\p{L}\\p{N}\\p{M}\\s!-~'’‘“”–—…©®™°§]${LETTER}`, 'u'),
  /\p{Ll}[–—]\p{Ll}|\p{L}—\p{L}|”\p{L}|\p{L}[“„‚]/u,
]

/** What accented bytes stand for in nearly all names and addresses of the United States. */
const USUAL = /^[áéíóúñüÁÉÍÓÚÑ’ -~\s]*$/

export type Reading = { text: string } | { problem: 'badEncoding' | 'twoEncodings' }

/**
 * The text of a file in any encoding that spreadsheet programs write: UTF-8 and UTF-16 with and without a mark,
 * windows-1252 and Mac Roman. The last two differ in accented letters only; where both give words, nobody guesses.
 */
export function textOf(content: Buffer): Reading {
  const mark = content.subarray(0, 3).toString('hex')
  if (mark.startsWith('fffe')) return decoded('utf-16le', content)
  if (mark.startsWith('feff')) return decoded('utf-16be', content)
  const wide = widthOf(content)
  if (wide) return decoded(wide, content)
  const plain = decoded('utf-8', content)
  if ('text' in plain) return plain
  if (mark === 'efbbbf') return plain
  return eightBits(content)
}

function decoded(encoding: string, content: Buffer): Reading {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(content)
    return text.includes('\0') ? { problem: 'badEncoding' } : { text }
  } catch {
    return { problem: 'badEncoding' }
  }
}

/** UTF-16 without its mark: every second byte of ordinary text is zero. */
function widthOf(content: Buffer): string | null {
  const start = content.subarray(0, 200)
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = start.length / 2
  if (content.length % 2 === 1 || start.length < 4) return null
  if (even === 0 && odd > most * 0.8) return 'utf-16le'
  return odd === 0 && even > most * 0.8 ? 'utf-16be' : null
}

function eightBits(content: Buffer): Reading {
  const windows = new TextDecoder('windows-1252').decode(content)
  const mac = new TextDecoder('macintosh').decode(content)
  // oxlint-disable-next-line no-control-regex -- C0 and the holes of windows-1252 are no letters
  if (/[\0-\x08\x0e-\x1f]/.test(windows)) return { problem: 'badEncoding' }
  const isOdd = (text: string) => ODD.some((sign) => sign.test(text))
  const [oddWindows, oddMac] = [MAC_ONLY.test(content.toString('latin1')) || isOdd(windows), isOdd(mac)]
  if (oddWindows !== oddMac) return { text: oddWindows ? mac : windows }
  const isUsual = USUAL.test(windows)
  if (!oddMac && isUsual !== USUAL.test(mac)) return { text: isUsual ? windows : mac }
  return { problem: 'twoEncodings' }
}
