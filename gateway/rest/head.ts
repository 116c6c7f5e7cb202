import { PAGE_HEADERS } from '../../contract/page.ts'
import { EXCHANGE_HEADER } from '../../contract/exchange.ts'

/** What the head of an answer says, as far as anybody here wants to know. */
export type Head = {
  status: number
  /** Bytes of the body; null when it is not simply so many bytes. */
  length: number | null
  /** Nothing comes behind this answer. */
  isLast: boolean
  headers: Readonly<Record<string, string>>
}

const WANTED: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'connection',
  'retry-after',
  EXCHANGE_HEADER,
  ...Object.values(PAGE_HEADERS),
])
/** With one of these the body is not simply so many bytes. */
const NOT_PLAIN: ReadonlySet<string> = new Set(['transfer-encoding', 'upgrade'])

/** Reads the head of an answer of HTTP/1.1, without its empty line; null for everything else, right or wrong. */
export function readHead(text: string): Head | null {
  const line = /^HTTP\/1\.1 ([2-5]\d\d)(?: [^\r\n]*)?(?:\r\n|$)/.exec(text)
  if (!line) return null
  const headers: Record<string, string> = {}
  let isPlain = true
  for (let from = line[0].length; from < text.length;) {
    const found = text.indexOf('\r\n', from)
    const end = found === -1 ? text.length : found
    const colon = text.indexOf(':', from)
    if (colon <= from || colon >= end) return null
    const name = text.slice(from, colon).toLowerCase()
    if (NOT_PLAIN.has(name)) isPlain = false
    if (WANTED.has(name)) {
      if (headers[name] !== undefined) return null
      headers[name] = text.slice(colon + 1, end).trim()
    }
    from = end + 2
  }
  const status = Number(line[1])
  const bytes = status === 204 || status === 304 ? '0' : (headers['content-length'] ?? '')
  const length = isPlain && /^\d{1,9}$/.test(bytes) ? Number(bytes) : null
  return { status, length, isLast: headers['connection']?.toLowerCase() === 'close', headers }
}
