import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import type { Principal } from './access.ts'
import { ApiError } from './errors.ts'

const current = new AsyncLocalStorage<Principal>()

/** Runs a read that came together with others, in the name of the person whose session theirs was found to be. */
export function runJoined<T>(principal: Principal, work: () => T): T {
  return current.run(principal, work)
}

/** The person of a read that came together with others: the session was looked up for all of them at once. */
export function joinedPrincipal(): Principal | null {
  return current.getStore() ?? null
}

/** Why a request is not taken together with others: whatever is not marked as a short read is not; null when it is. */
export function notJoined({ routeOptions }: FastifyRequest): ApiError | null {
  if (!current.getStore() || routeOptions.config?.joins) return null
  return new ApiError(421, { message: 'This is not read together with others.' })
}
