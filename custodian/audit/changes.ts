type Change = { name: string; before: string | null; after: string | null }

/**
 * What an audit row says was there and is there now, a line for each value that differs. Who wrote the row has masked it;
 * a value that still looks like a social security number or an account at a bank shows its last four digits alone, one
 * that looks like a key, with which somebody could sign say, its beginning.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const change = { name, before: shown(name, old.get(name)), after: shown(name, now.get(name)) }
    return old.get(name) === now.get(name) ? [] : change
  })
}

/** The values by their names; of what lies deeper with the names that lead there. */
function valuesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map()
  if (typeof value !== 'object')
    return new Map([[path.join('.') || 'value', typeof value === 'string' ? value : JSON.stringify(value)]])
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return new Map([[path.join('.') || 'value', value.join(', ')]])
  return new Map(Object.entries(value).flatMap(([key, each]) => [...valuesOf(each, [...path, key])]))
}

/** Of a hash as well it is enough to tell it from another one. */
const KEY = /[\w-]{32,}/g
const PERSONAL = /\b(?:\d{3}-\d{2}-\d{4}|\d{9,17})\b/g

function shown(name: string, value: string | undefined): string | null {
  if (value === undefined) return null
  const known = withoutKeys(value)
  // A routing number is printed on every check.
  return /routing/i.test(name) ? known : known.replace(PERSONAL, (digits) => `*****${digits.slice(-4)}`)
}

/** The same without what could be a key. */
export function withoutKeys(text: string): string {
  return text.replace(KEY, (key) => `${key.slice(0, 6)}…`)
}
