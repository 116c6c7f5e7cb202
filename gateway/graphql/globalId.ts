/**
 * Ids are base64 of "Type:key" or "Type:owner:key". Data of an owner carries the owner, because the custodian's
 * staff paths need both and a node is found without a search. Only numbers and guids are keys, never personal data.
 */
export function toGlobalId(type: string, ...key: readonly (string | number)[]): string {
  return toBase64([type, ...key].join(':'))
}

/** As Buffer writes it; what is plain, as ids are, by a function that costs a third. */
function toBase64(text: string): string {
  return /^[\w:-]*$/.test(text) ? btoa(text) : Buffer.from(text).toString('base64')
}

/** The parts of an id that was made here, else null: there is exactly one spelling of each id. */
export function fromGlobalId(id: string): { type: string; key: readonly string[] } | null {
  const text = Buffer.from(id, 'base64').toString('utf8')
  if (!/^[A-Za-z]+(:[\w-]{1,128}){1,2}$/.test(text) || Buffer.from(text).toString('base64') !== id) return null
  const [type = '', ...key] = text.split(':')
  return { type, key }
}

/** A key that is a number of the custodian, null for anything else. */
export function numberKey(key: string | undefined): number | null {
  return key !== undefined && /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null
}

/** The same as a list is asked for one of its rows; null for a number that no row has. */
export function rowNumber(key: string | number | undefined): string | null {
  const text = String(key)
  return /^[1-9]\d{0,8}$/.test(text) ? text : null
}
