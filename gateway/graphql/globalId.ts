/**
 * Ids are base64 of "Type:key" or "Type:owner:key". Owner data includes the owner, because the custodian's staff paths
 * need both and a node is then found without a search. Keys are numbers and guids, never personal data.
 */
export function toGlobalId(type: string, ...key: readonly (string | number)[]): string {
  return toBase64([type, ...key].join(':'))
}

/** Same result as Buffer's base64. For plain ASCII, as in ids, `btoa` costs a third. */
function toBase64(text: string): string {
  return /^[\w:-]*$/.test(text) ? btoa(text) : Buffer.from(text).toString('base64')
}

/** The parts of an id created here, otherwise null: each id has exactly one encoding. */
export function fromGlobalId(id: string): { type: string; key: readonly string[] } | null {
  const text = Buffer.from(id, 'base64').toString('utf8')
  if (!/^[A-Za-z]+(:[\w-]{1,128}){1,2}$/.test(text) || Buffer.from(text).toString('base64') !== id) return null
  const [type = '', ...key] = text.split(':')
  return { type, key }
}

/** A key as a row number of the custodian, otherwise null. */
export function numberKey(key: string | undefined): number | null {
  return key !== undefined && /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null
}

/** Parses the number of a row in a list; null for a number that cannot be a row. */
export function rowNumber(key: string | number | undefined): string | null {
  const text = String(key)
  return /^[1-9]\d{0,8}$/.test(text) ? text : null
}
