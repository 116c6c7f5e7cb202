const FORMULA_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)/i
const WEB_CODE = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i
const MAIL_CODE = /(?:=[\dA-F]{2}){2}/
/** Windows-1252 letters with a byte that begins a multibyte character in UTF-8. */
const FIRST_BYTE = /[\u00c2-\u00f4]/

/**
 * The message for a text that a program damaged: a formula error, or codes instead of letters. Null for intact text.
 */
export function brokenBy(text: string): string | null {
  if (FORMULA_ERROR.test(text)) return 'This is a formula error: correct it and export the file again'
  if (WEB_CODE.test(text)) return 'A letter is written as an HTML code: export the file again as CSV UTF-8'
  if (MAIL_CODE.test(text)) return 'A letter is written as an email code: export the file again as CSV UTF-8'
  if (text.includes('\ufffd') || isTwiceEncoded(text))
    return 'Letters are in the wrong encoding: export the file again as CSV UTF-8'
  return null
}

/** Detects "MuÃ±oz", which is "Muñoz" in UTF-8 read as Windows-1252 and saved again. */
function isTwiceEncoded(text: string): boolean {
  if (!FIRST_BYTE.test(text)) return false
  const bytes = Array.from(text, (letter) => BYTE_OF.get(letter) ?? 0xff)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    return true
  } catch {
    return false
  }
}

const decoder = new TextDecoder('windows-1252')
const BYTE_OF = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
