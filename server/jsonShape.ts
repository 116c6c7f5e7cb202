const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Limits for JSON text, checked before it is parsed. */
export type JsonShape = {
  /** Nesting depth of arrays and objects. */
  depth: number
  /** Brackets, commas and colons outside strings: each is a value or a member that the parser would create. */
  signs: number
  /** Backslashes in strings, which cost more than plain letters. */
  escapes: number
}

/** Limits for a body with an uploaded file: one long base64 string among a few fields. */
export const FILE_SHAPE: JsonShape = { depth: 16, signs: 1_000, escapes: 500_000 }

/**
 * Checks UTF-8 JSON as it arrives; false once the JSON is deeper or has more tokens than allowed. Fifteen megabytes of
 * brackets would become gigabytes when parsed. The parser checks the syntax.
 */
export function createShapeCheck({ depth, signs, escapes }: JsonShape): (bytes: Buffer) => boolean {
  let open = 0
  let seen = 0
  let escaped = 0
  let inText = false
  let isEscaped = false

  /** End of the string that contains position `from`. */
  const skipText = (bytes: Buffer, from: number): number => {
    let at = from
    let quote = -1
    while (at < bytes.length) {
      if (isEscaped) {
        isEscaped = false
        at += 1
        continue
      }
      if (quote < at) quote = indexOrEnd(bytes, QUOTE, at)
      const backslash = indexOrEnd(bytes, BACKSLASH, at, quote)
      if (backslash < quote) {
        isEscaped = true
        escaped += 1
        at = backslash + 1
        if (escaped > escapes) return at
      } else {
        inText = quote === bytes.length
        return quote + 1
      }
    }
    return at
  }

  return (bytes) => {
    let at = 0
    while (at < bytes.length) {
      if (inText) {
        at = skipText(bytes, at)
        if (escaped > escapes) return false
        continue
      }
      const byte = bytes[at]
      at += 1
      if (byte === QUOTE) inText = true
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        open += 1
        seen += 1
        if (open > depth || seen > signs) return false
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) open -= 1
      else if (byte === COMMA || byte === COLON) {
        seen += 1
        if (seen > signs) return false
      }
    }
    return true
  }
}

function indexOrEnd(bytes: Buffer, byte: number, from: number, end = bytes.length): number {
  const index = (end === bytes.length ? bytes : bytes.subarray(0, end)).indexOf(byte, from)
  return index < 0 ? end : index
}
