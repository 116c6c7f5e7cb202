/** A PDF dictionary: names with their raw values, in Latin-1. */
export type PdfDictionary = ReadonlyMap<string, string>

const DEEPEST = 32
const BLANKS = /(?:[\s\0]|%[^\r\n]*)*/y
const WORD = /[^\s\0()<>[\]{}/%]+/y
const REFERENCE = /\d+\s+\d+\s+R\b/y

/** The dictionary at this position of a text; null if there is none or it is incomplete. */
export function dictionaryAt(text: string, at: number): PdfDictionary | null {
  const entries = new Map<string, string>()
  let place = after(BLANKS, text, at)
  if (!text.startsWith('<<', place)) return null
  place += 2
  for (;;) {
    place = after(BLANKS, text, place)
    if (text.startsWith('>>', place)) return entries
    if (text[place] !== '/') return null
    const nameEnd = after(WORD, text, place + 1)
    const from = after(BLANKS, text, nameEnd)
    const to = valueEnd(text, from, 0)
    if (to === -1) return null
    entries.set(text.slice(place + 1, nameEnd), text.slice(from, to))
    place = to
  }
}

/** The bytes of a string literal, in parentheses or in hex; null for another value. */
export function bytesOf(value: string | undefined): Buffer | null {
  if (value?.startsWith('<') && !value.startsWith('<<')) {
    const digits = value.replace(/[^0-9a-f]/gi, '')
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
  }
  if (!value?.startsWith('(')) return null
  const text = value
    .slice(1, -1)
    .replace(/\\(\r\n|\r|\n|[0-7]{1,3}|[^])|\r\n?/g, (whole, escaped?: string) => unescaped(whole, escaped))
  return Buffer.from(text, 'latin1')
}

function unescaped(whole: string, escaped: string | undefined): string {
  if (escaped === undefined) return whole.startsWith('\r') ? '\n' : whole
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff)
  if (/^[\r\n]/.test(escaped)) return ''
  return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[escaped] ?? escaped
}

/** The end position of a value; -1 if it is incomplete. */
function valueEnd(text: string, at: number, depth: number): number {
  if (depth > DEEPEST) return -1
  if (text.startsWith('<<', at)) return nestedEnd(text, at + 2, '>>', depth)
  const first = text[at]
  if (first === '[') return nestedEnd(text, at + 1, ']', depth)
  if (first === '<') return text.indexOf('>', at) + 1 || -1
  if (first === '(') return stringEnd(text, at)
  if (first === '/') return after(WORD, text, at + 1)
  const reference = after(REFERENCE, text, at)
  const end = reference > at ? reference : after(WORD, text, at)
  return end > at ? end : -1
}

function nestedEnd(text: string, from: number, close: string, depth: number): number {
  for (let at = after(BLANKS, text, from); at !== -1 && at < text.length; at = after(BLANKS, text, at)) {
    if (text.startsWith(close, at)) return at + close.length
    at = valueEnd(text, at, depth + 1)
    if (at === -1) return -1
  }
  return -1
}

function stringEnd(text: string, from: number): number {
  let open = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') open += 1
    else if (text[at] === ')' && (open -= 1) === 0) return at + 1
  }
  return -1
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
