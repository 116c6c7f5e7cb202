/** Start of a text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/
/** Start of a formula after a separator other than the comma, for a spreadsheet that does not split at commas. */
const LATER_FORMULA = /([;|\t\r\n] *)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const LATER_GUARD = /([;|\t\r\n] *)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** The text of a cell. A formula gets a leading apostrophe, so that no spreadsheet runs text typed by other people. */
export function guarded(text: string): string {
  const within = text.replaceAll(LATER_FORMULA, "$1'")
  return FORMULA.test(within) ? `'${within}` : within
}

/** The text of a cell without the apostrophes that `guarded` added. */
export function withoutGuard(text: string): string {
  const plain = text.replaceAll(LATER_GUARD, '$1')
  return plain.startsWith("'") && FORMULA.test(plain.slice(1)) ? plain.slice(1) : plain
}
