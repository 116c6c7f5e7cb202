import { oneForm, plainName, unspaced } from './plainName.ts'

/**
 * Whether two names are written the same but for what keyboards change. Accents count unless the owner is known by
 * number and birth date, or by the session of the owner: then "Muñoz" is "Munoz".
 */
export function sameName(one: string, other: string, owner: 'known' | 'unknown'): boolean {
  const form = owner === 'known' ? plainName : unspaced
  return folded(form(one)) === folded(form(other))
}

/** Whether two lines of text, an address for example, are the same but for case and what keyboards change. */
export function sameLine(one: string, other: string): boolean {
  return folded(oneForm(one)) === folded(oneForm(other))
}

/** Full case folding, as far as a name can have it. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').normalize('NFC')
}
