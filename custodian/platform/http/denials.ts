import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pii } from '../crypto/pii.ts'
import { networkToBlock } from '../../../server/network.ts'
import type { Access } from './access.ts'

/** Nobody is signed in, somebody else may, and what is unknown or belongs to somebody else, which look the same. */
const DENIED = new Set([401, 403, 404])
/** Of whoever is not signed in: tried too often. Somebody may be trying passwords or codes. */
const TOO_MANY = 429

/** Roles that would have been admitted: "owner 1 2 4", "staff 1 2", "top". */
function ruleOf(access: Access): string {
  if (access.kind === 'owner') return ['owner', ...access.staff].join(' ')
  return access.kind === 'staff' ? ['staff', ...access.roles].join(' ') : access.kind
}

/**
 * One line for every call that was denied: who, by which rule, in which request, and about what. Ids are hashed with a
 * key, so that the log says which calls were about the same thing and not what it was. Of whoever is not signed in it
 * says the network, which is enough to block at a balancer; the whole address is in the audit trail alone.
 */
export function logDenial(
  request: FastifyRequest,
  reply: FastifyReply,
  { access, pii, ip }: { access: Access; pii: Pii; ip: string },
): void {
  const isGuess = reply.statusCode === TOO_MANY && access.kind === 'open'
  if (!DENIED.has(reply.statusCode) && !isGuess) return
  request.log.warn(
    {
      denied: reply.statusCode,
      rule: ruleOf(access),
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      object: pii.hash(JSON.stringify([request.params, idsOf(request.body)]), 'denial').slice(0, 16),
      userId: request.principal?.userId ?? null,
      network: request.principal ? undefined : networkToBlock(ip),
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
