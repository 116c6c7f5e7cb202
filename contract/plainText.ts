const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const WIDE = /[\uff01-\uff5e]/g

/** Removes invisible characters, and replaces full-width letters and digits by plain ones. */
export function plain(text: string): string {
  return narrow(text).replace(INVISIBLE, '').trim()
}

/** Replaces full-width letters and digits by plain ones. */
export function narrow(text: string): string {
  return text.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}
