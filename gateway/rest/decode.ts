import * as z from 'zod'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { RestError } from './errors.ts'
import { tolerant } from './tolerant.ts'

const parsers = new WeakMap<AnyEndpoint, z.ZodType>()

/** Compiles a parser at an endpoint's first response: compiling all of them would delay the start. */
function parserOf(endpoint: AnyEndpoint): z.ZodType {
  let parser = parsers.get(endpoint)
  if (!parser) parsers.set(endpoint, (parser = z.compile(tolerant(endpoint.response ?? z.unknown()))))
  return parser
}

/**
 * Parses the custodian's response: strict about types, tolerant of unknown keys.
 * @throws RestError UPSTREAM_CONTRACT
 */
export function decode(endpoint: AnyEndpoint, status: number, type: string, body: string): unknown {
  const drift = (cause?: Error) => new RestError('UPSTREAM_CONTRACT', { endpoint: endpoint.name, status }, { cause })
  if (status >= 300) throw drift()
  if (body !== '' && !type.startsWith(endpoint.csv ? 'text/csv' : 'application/json')) throw drift()
  let value: unknown = body
  if (!endpoint.csv) {
    try {
      value = body === '' ? null : JSON.parse(body)
    } catch {
      // The parser's own message quotes the response text, so it is dropped.
      throw drift(new Error('not JSON'))
    }
  }
  const parsed = parserOf(endpoint).safeParse(value)
  // The paths identify the mismatch; the values may be personal data and are left out.
  if (!parsed.success) throw drift(new Error(parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')))
  return parsed.data
}
