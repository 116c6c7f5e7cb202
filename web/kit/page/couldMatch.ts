/**
 * Whether an address may be one of this pattern of the router's: as many segments, and the fixed ones alike. Never false for
 * one that is; the router itself looks at those that are left.
 */
export function couldMatch(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern)
  const given = segments(pathname)
  for (const [index, name] of wanted.entries()) {
    if (name.startsWith('*')) return true
    const segment = given[index]
    if (segment === undefined) return false
    if (!name.startsWith(':') && name !== segment) return false
  }
  return given.length === wanted.length
}

/** As the router sees them: without a slash at either end, in any case. */
const segments = (path: string) => {
  const inner = path.replace(/^\/+|\/+$/g, '')
  return inner === '' ? [] : inner.toLowerCase().split('/')
}
