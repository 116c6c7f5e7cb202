import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pii } from '../crypto/pii.ts'
import { networkToBlock } from '../../../server/network.ts'
import type { Access } from './access.ts'

/**
 * Statuses of denied calls: without a session, without permission, or for unknown or foreign records, which look the
 * same.
 */
const DENIED = new Set([401, 403, 404])
/**
 * This status is also logged for public calls, because many attempts may mean that somebody guesses passwords or codes.
 */
const TOO_MANY = 429

/** The admitted roles of a route: "owner 1 2 4", "staff 1 2", "top". */
function ruleOf(access: Access): string {
  if (access.kind === 'owner') return ['owner', ...access.staff].join(' ')
  return access.kind === 'staff' ? ['staff', ...access.roles].join(' ') : access.kind
}

/**
 * Logs one line for every denied call: person, rule, request and subject. Ids are hashed with a key, so the log
 * shows which calls were about the same record without naming the record. Without a session, the line contains the
 * network, which a load balancer can block. Only the audit trail has the whole address.
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

/** Ids in a body, such as accountId or planId; other fields are omitted. */
function idsOf(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).filter(([name, value]) => /ids?$/i.test(name) && JSON.stringify(value).length < 200)
}
