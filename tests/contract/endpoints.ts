import { calls } from '../../contract/calls.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { ROLE, roleIdsOf } from '../../contract/roles.ts'

/** Roles of callers: 0 customer (own data only), 1 and 2 staff, 4 compliance. */
export type Role = 0 | 1 | 2 | 4

export interface Endpoint {
  name: string
  verb: AnyEndpoint['method']
  /** Path for customers; null for a staff call. */
  customer: string | null
  /** Path for staff, with an account owner's id; null for a customer call. */
  admin: string | null
  /** Roles that may make the call; 'everybody' needs no session. */
  callers: 'everybody' | readonly Role[]
}

/** Calls that end their own session, so they run last. */
export const endsTheSession: ReadonlySet<string> = new Set(['endSession', 'endAllSessions'])

/** Every call that can be made through the gateway. */
export const endpoints: readonly Endpoint[] = Object.values(calls)
  .filter(({ operator }) => operator === undefined)
  .toSorted((a, b) => Number(endsTheSession.has(a.name)) - Number(endsTheSession.has(b.name)))
  .map(({ name, method, anyone, customer, staff }) => ({
    name,
    verb: method,
    customer: braces(anyone ?? customer),
    admin: braces(anyone ?? staff?.path),
    callers:
      anyone === undefined
        ? [...(customer ? [ROLE.customer] : []), ...(staff ? roleIdsOf(staff.may) : [])]
        : 'everybody',
  }))

/** Writes path parameters as in OpenAPI: `{name}`. */
function braces(path: string | undefined): string | null {
  return path?.replace(/:(\w+)/g, '{$1}') ?? null
}
