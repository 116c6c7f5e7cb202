import { RestError } from './errors.ts'

type Param = string | number | undefined

/**
 * Fills a path template. A number must be a positive integer, and a text one plain path segment; other values give
 * NOT_FOUND without a call.
 */
export function fillPath(endpoint: string, template: string, params: Readonly<Record<string, Param>>): string {
  if (!template.includes(':')) return template
  return template.replace(/:(\w+)/g, (_, name: string) => {
    const segment = segmentOf(params[name])
    if (segment === null) throw new RestError('NOT_FOUND', { endpoint })
    return segment
  })
}

function segmentOf(value: Param): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : null
  if (typeof value !== 'string' || value.length === 0 || value.length > 256) return null
  if (value === '.' || value === '..' || /\p{Cc}/u.test(value) || !value.isWellFormed()) return null
  return encodeURIComponent(value)
}

/** The query string with its question mark, or an empty string. */
export function queryString(query: Readonly<Record<string, string | null | undefined>> | undefined): string {
  if (!query) return ''
  const given = Object.entries(query).flatMap(([name, value]) =>
    value == null ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  )
  return given.length > 0 ? `?${given.join('&')}` : ''
}
