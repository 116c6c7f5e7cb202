import type { AnyEndpoint } from './endpoint.ts'
import { isRefusedReadOnly } from './maintenance.ts'

/** Reasons, apart from missing access, for which a call can refuse a request. */
export type Refusal = 'INVALID' | 'NOT_FOUND' | 'CONFLICT' | 'KEY_REUSED' | 'READ_ONLY' | 'TOO_MANY'

/** The refusals of a call: by its own rules, and by its parameters, its idempotency key and its method. */
export function refusalsOf(endpoint: AnyEndpoint): ReadonlySet<Refusal> {
  const { body, query, params, keyed, ownerIn, refuses = [] } = endpoint
  const ofOwner = ownerIn === 'body' || [endpoint.customer, endpoint.staff?.path].some(hasOwner)
  const applies: Readonly<Record<Refusal, boolean | undefined>> = {
    INVALID: body !== undefined || query !== undefined || params !== undefined || keyed,
    NOT_FOUND: params !== undefined || ofOwner || refuses.includes(404),
    CONFLICT: refuses.includes(409),
    KEY_REUSED: keyed,
    READ_ONLY: isRefusedReadOnly(endpoint),
    TOO_MANY: refuses.includes(429),
  }
  return new Set((Object.keys(applies) as Refusal[]).filter((refusal) => applies[refusal]))
}

const hasOwner = (path: string | undefined) => path?.includes(':accountOwnerId') === true
