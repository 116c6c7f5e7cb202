/**
 * Ids are base64 of "Type:key" or "Type:owner:key". Owner data includes the owner, because the custodian's staff paths
 * need both and a node is found without a search. Keys are numbers and guids, never personal data.
 */
export function toGlobalId(type: string, ...key: readonly (string | number)[]): string {
  return toBase64([type, ...key].join(':'))
}

/** Base64 as Buffer writes it. Plain ASCII, as in ids, uses a function that costs a third. */
function toBase64(text: string): string {
  return /^[\w:-]*$/.test(text) ? btoa(text) : Buffer.from(text).toString('base64')
}

/** The parts of an id made here, otherwise null: each id has exactly one spelling. */
export function fromGlobalId(id: string): { type: string; key: readonly string[] } | null {
  const text = Buffer.from(id, 'base64').toString('utf8')
  if (!/^[A-Za-z]+(:[\w-]{1,128}){1,2}$/.test(text) || Buffer.from(text).toString('base64') !== id) return null
  const [type = '', ...key] = text.split(':')
  return { type, key }
}

/** A key that is a number of the custodian, otherwise null. */
export function numberKey(key: string | undefined): number | null {
  return key !== undefined && /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null
}

/** The same for a row in a list; null for a number that no row has. */
export function rowNumber(key: string | number | undefined): string | null {
  const text = String(key)
  return /^[1-9]\d{0,8}$/.test(text) ? text : null
}
