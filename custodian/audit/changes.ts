type Change = { name: string; before: string | null; after: string | null }

/**
 * The changes of an audit row, one line for each value that differs. Writers mask values before they are stored. Digits
 * that still look like a social security or account number are masked except the last four. Text that looks like a key
 * is shortened.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const change = { name, before: shown(name, old.get(name)), after: shown(name, now.get(name)) }
    return old.get(name) === now.get(name) ? [] : change
  })
}

/** The values by name; a nested value's name is its path. */
function valuesOf(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined || value === '') return new Map()
  if (typeof value !== 'object')
    return new Map([[path.join('.') || 'value', typeof value === 'string' ? value : JSON.stringify(value)]])
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return new Map([[path.join('.') || 'value', value.join(', ')]])
  return new Map(Object.entries(value).flatMap(([key, each]) => [...valuesOf(each, [...path, key])]))
}

/** Shortens hashes, because the beginning is enough to distinguish them. */
const KEY = /[\w-]{32,}/g
const PERSONAL = /\b(?:\d{3}-\d{2}-\d{4}|\d{9,17})\b/g

function shown(name: string, value: string | undefined): string | null {
  if (value === undefined) return null
  const known = withoutKeys(value)
  // A routing number is printed on every check, so it is not masked.
  return /routing/i.test(name) ? known : known.replace(PERSONAL, (digits) => `*****${digits.slice(-4)}`)
}

/** Shortens text that could be a key to its first six characters. */
export function withoutKeys(text: string): string {
  return text.replace(KEY, (key) => `${key.slice(0, 6)}…`)
}
