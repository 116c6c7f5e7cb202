import { closest, distance } from 'fastest-levenshtein'

/** Long names take two slips; HOME is not a slip of HOST. */
const slipsOf = (name: string) => (name.length >= 8 ? 2 : 1)

/**
 * Variables of the environment that look like one of our settings and are none, each with the name that was probably
 * meant: a setting with a slip in its name is otherwise taken for one that was not given.
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

/** The same as lines for people. */
export function misspeltLines(env: Record<string, string | undefined>, settings: readonly string[]): string[] {
  return misspelt(env, settings).map(({ given, meant }) => `${given}: no such setting; ${meant} was probably meant`)
}
