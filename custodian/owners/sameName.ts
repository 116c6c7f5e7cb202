import { oneForm, plainName, unspaced } from './plainName.ts'

/**
 * Whether two names are equal apart from keyboard variants. Accents are ignored if the owner is known (by number and
 * birth date, or by session): "Muñoz" equals "Munoz".
 */
export function sameName(one: string, other: string, owner: 'known' | 'unknown'): boolean {
  const form = owner === 'known' ? plainName : unspaced
  return folded(form(one)) === folded(form(other))
}

/** Whether two lines of text, such as an address, are equal apart from case and keyboard variants. */
export function sameLine(one: string, other: string): boolean {
  return folded(oneForm(one)) === folded(oneForm(other))
}

/** Full Unicode case folding, as far as names need it. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').normalize('NFC')
}
