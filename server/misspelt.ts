import { closest, distance } from 'fastest-levenshtein'

/** Long names allow two typos; HOME is no typo of HOST. */
const slipsOf = (name: string) => (name.length >= 8 ? 2 : 1)

/**
 * Environment variables that resemble one of our settings, with the probable name: a misspelled setting would otherwise
 * be ignored.
 */
export function misspelt(
  env: Record<string, string | undefined>,
  settings: readonly string[],
): { given: string; meant: string }[] {
  const known = new Set(settings)
  return Object.keys(env).flatMap((given) => {
    if (known.has(given) || !/^[A-Z][A-Z0-9_]+$/i.test(given)) return []
    const name = given.toUpperCase()
    const meant = closest(name, settings)
    return distance(name, meant) <= slipsOf(meant) ? [{ given, meant }] : []
  })
}

/** The same as text lines. */
export function misspeltLines(env: Record<string, string | undefined>, settings: readonly string[]): string[] {
  return misspelt(env, settings).map(({ given, meant }) => `${given}: no such setting; ${meant} was probably meant`)
}
