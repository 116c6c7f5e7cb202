import * as z from 'zod'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { checkOf, type Check } from '../../contract/check.ts'
import { RestError } from './errors.ts'
import { tolerant } from './tolerant.ts'

type Reader = { check: Check | null; parser: z.ZodType | null }
const readers = new WeakMap<AnyEndpoint, Reader>()

/** Made when an endpoint is first called: all of them at once would keep the start waiting. */
function readerOf(endpoint: AnyEndpoint): Reader {
  let reader = readers.get(endpoint)
  if (!reader)
    readers.set(endpoint, (reader = { check: endpoint.response ? checkOf(endpoint.response) : null, parser: null }))
  return reader
}

/** What the custodian answered: strict about types, tolerant of more than was asked for. Throws UPSTREAM_CONTRACT. */
export function decode(endpoint: AnyEndpoint, status: number, type: string, body: string): unknown {
  const drift = (cause?: Error) => driftOf(endpoint, status, cause)
  if (status >= 300) throw drift()
  if (body !== '' && !type.startsWith(endpoint.csv ? 'text/csv' : 'application/json')) throw drift()
  let value: unknown = body
  if (!endpoint.csv) {
    try {
      value = body === '' ? null : JSON.parse(body)
    } catch {
      // The parser's own message quotes the text.
      throw drift(new Error('not JSON'))
    }
  }
  return checked(endpoint, status, value)
}

/** The same for an answer whose JSON was read before. */
export function checked(endpoint: AnyEndpoint, status: number, value: unknown): unknown {
  if (status >= 300) throw driftOf(endpoint, status)
  const reader = readerOf(endpoint)
  // Most answers are exactly what the contract says. What is more or less, or wrong, is for the parser.
  if (reader.check?.(value)) return value
  reader.parser ??= z.compile(tolerant(endpoint.response ?? z.unknown()))
  const parsed = reader.parser.safeParse(value)
  // The paths tell what drifted; the values may be personal data and stay out of the error.
  if (!parsed.success) {
    const paths = parsed.error.issues.map((issue) => issue.path.join('.'))
    throw driftOf(endpoint, status, new Error(paths.join(', ')))
  }
  return parsed.data
}

const driftOf = ({ name }: AnyEndpoint, status: number, cause?: Error) =>
  new RestError('UPSTREAM_CONTRACT', { endpoint: name, status }, { cause })
