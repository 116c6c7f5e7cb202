import { closest, distance } from 'fastest-levenshtein'

/** Long names may have two typos; a short name like HOME is not a typo of HOST. */
const slipsOf = (name: string) => (name.length >= 8 ? 2 : 1)

/**
 * Environment variables that resemble a setting, each with the probable setting. Without a warning, a misspelled
 * setting would be ignored.
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

/** The misspelled settings as lines of text. */
export function misspeltLines(env: Record<string, string | undefined>, settings: readonly string[]): string[] {
  return misspelt(env, settings).map(({ given, meant }) => `${given}: no such setting; ${meant} was probably meant`)
}
