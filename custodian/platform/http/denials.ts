import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pii } from '../crypto/pii.ts'
import type { Access } from './access.ts'

/** Nobody is signed in, somebody else may, and what is unknown or belongs to somebody else, which look the same. */
const DENIED = new Set([401, 403, 404])

/** "owner 1 2 4", "staff 1 2", "top": who would have been let in. */
function ruleOf(access: Access): string {
  if (access.kind === 'owner') return ['owner', ...access.staff].join(' ')
  return access.kind === 'staff' ? ['staff', ...access.roles].join(' ') : access.kind
}

/**
 * One line for every call that was denied: who, by which rule, in which request, and about what. Ids are hashed with a
 * key, so that the log says which calls were about the same thing and not what it was.
 */
export function logDenial(request: FastifyRequest, reply: FastifyReply, access: Access, pii: Pii): void {
  if (!DENIED.has(reply.statusCode)) return
  request.log.warn(
    {
      denied: reply.statusCode,
      rule: ruleOf(access),
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      object: pii.hash(JSON.stringify([request.params, idsOf(request.body)]), 'denial').slice(0, 16),
      userId: request.principal?.userId ?? null,
      requestId: request.id,
    },
    'denied',
  )
}

/** What a body names of other things: accountId, planId, …; the rest of it is nobody's business here. */
function idsOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).filter(([name, value]) => /ids?$/i.test(name) && JSON.stringify(value).length < 200)
}
