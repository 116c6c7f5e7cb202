/** How a text begins that a spreadsheet would run instead of showing it. */
const FORMULA = /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/

/** The text of a cell. A formula gets a leading apostrophe: whoever opens the file must not run what other people typed. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text that `guarded` made safe, as it was. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text
}
