import { calls } from '../../contract/calls.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { refusalsOf, type Refusal } from '../../contract/refusals.ts'
import type { UserErrorCode } from './__generated__/resolvers.ts'
import type { Rule } from './module.ts'

const CODES: Readonly<Record<Refusal, UserErrorCode>> = {
  INVALID: 'INVALID',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  KEY_REUSED: 'KEY_REUSED',
  READ_ONLY: 'READ_ONLY',
  TOO_MANY: 'FAILED',
}

/** Codes that the gateway itself returns, by mutation. */
const OWN: Readonly<Record<string, readonly UserErrorCode[]>> = { login: ['UNAUTHENTICATED'], logout: ['FAILED'] }

/** Mutations whose REST call depends on the input, with a filter for their calls, which their rule does not name. */
const CALLED: Readonly<Record<string, (call: AnyEndpoint) => boolean>> = {
  exportList: ({ name, method }) => name.startsWith('export') && method === 'POST',
}

/** The codes that a mutation can answer in `errors` of its payload, in alphabetical order. */
export function errorCodesOf(mutation: string, rule: Rule): UserErrorCode[] {
  const called = CALLED[mutation]
  const asked = [...(rule === 'no data' ? [] : rule), ...(called ? Object.values(calls).filter(called) : [])]
  const refused = asked.flatMap((endpoint) => [...refusalsOf(endpoint)].map((refusal) => CODES[refusal]))
  return [...new Set([...refused, ...(OWN[mutation] ?? [])])].toSorted()
}
