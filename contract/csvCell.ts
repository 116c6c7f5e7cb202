/** How a text begins that a spreadsheet would run instead of showing it. */
const FORMULA = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/
/** Where a spreadsheet with another separator than the comma would begin a cell. */
const LATER_FORMULA = /([;|\t\r\n] *)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const LATER_GUARD = /([;|\t\r\n] *)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** The text of a cell. A formula gets a leading apostrophe: whoever opens the file must not run what other people typed. */
export function guarded(text: string): string {
  const within = text.replaceAll(LATER_FORMULA, "$1'")
  return FORMULA.test(within) ? `'${within}` : within
}

/** The text that `guarded` made safe, as it was. */
export function withoutGuard(text: string): string {
  const plain = text.replaceAll(LATER_GUARD, '$1')
  return plain.startsWith("'") && FORMULA.test(plain.slice(1)) ? plain.slice(1) : plain
}
