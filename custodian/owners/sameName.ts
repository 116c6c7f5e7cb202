import { oneForm, plainName, unspaced } from './plainName.ts'

/**
 * Whether two names are equal apart from case and keyboard variants. For a known owner (by session, or by social
 * security number and birth date), accents are ignored too: "Muñoz" equals "Munoz".
 */
export function sameName(one: string, other: string, owner: 'known' | 'unknown'): boolean {
  const form = owner === 'known' ? plainName : unspaced
  return folded(form(one)) === folded(form(other))
}

/** Whether two lines of text, such as an address, are equal apart from case and keyboard variants. */
export function sameLine(one: string, other: string): boolean {
  return folded(oneForm(one)) === folded(oneForm(other))
}

/** Unicode case folding for names. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').normalize('NFC')
}
