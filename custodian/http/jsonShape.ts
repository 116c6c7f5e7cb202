const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** What JSON text may look like before it is parsed. */
export type JsonShape = {
  /** Lists and objects inside one another. */
  depth: number
  /** Brackets, commas and colons outside of texts: each is an object or a member that the parser would build. */
  signs: number
}

/** Files come as one long text among a few fields. */
export const FILE_SHAPE: JsonShape = { depth: 16, signs: 1_000 }

/**
 * Looks at UTF-8 JSON as it arrives; false as soon as it is deeper or made of more pieces than allowed. Fifteen
 * megabytes of brackets become gigabytes when they are parsed. Whether it is JSON at all, the parser says.
 */
export function createShapeCheck({ depth, signs }: JsonShape): (bytes: Uint8Array) => boolean {
  let open = 0
  let seen = 0
  let inText = false
  let isEscaped = false
  return (bytes) => {
    for (const byte of bytes) {
      if (inText) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) inText = false
      } else if (byte === QUOTE) inText = true
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
