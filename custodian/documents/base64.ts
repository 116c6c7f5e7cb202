const DATA_URL = /^data:[a-z0-9!#$&^_.+/-]{0,100}(?:;[a-z0-9=_.-]{0,100}){0,4};base64,/i
const ALPHABET = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * The bytes of canonical base64 (RFC 4648, no line breaks, correct padding), after an optional data-URL prefix; null
 * for anything else.
 */
export function decodeBase64(text: string): Buffer | null {
  const body = withoutDataUrl(text)
  if (body.length % 4 !== 0 || !ALPHABET.test(body)) return null
  const bytes = Buffer.from(body, 'base64')
  // Refuses nonzero trailing bits, with which two base64 texts would give the same bytes.
  return bytes.toString('base64') === body ? bytes : null
}

/** Upper bound of the decoded size, known before decoding. */
export function decodedLength(text: string): number {
  return Math.floor((withoutDataUrl(text).length * 3) / 4)
}

/** The first bytes of a text that may not be base64, used only to guess its kind. */
export function startOf(text: string, bytes: number): Buffer {
  return Buffer.from(withoutDataUrl(text).slice(0, Math.ceil(bytes / 3) * 4), 'base64')
}

function withoutDataUrl(text: string): string {
  return text.startsWith('data:') ? text.replace(DATA_URL, '') : text
}
