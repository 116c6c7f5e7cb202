import type { BlockList } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Span } from '../../server/trace.ts'
import type { Origin } from '../rest/upstream.ts'
import { clientAddress } from './clientAddress.ts'
import { isTool } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the request is not traced. */
    span: Span | null
  }
}

/** Describes the client request for which calls to the custodian are made. */
export function originOf(request: FastifyRequest, reply: FastifyReply, proxies: BlockList | null): Origin {
  const gone = new Set<() => void>()
  reply.raw.once('close', () => {
    for (const leave of gone) leave()
  })
  const named = request.headers['user-agent']
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200)
    .trim()
  return {
    requestId: request.id,
    clientIp: clientAddress(request, proxies),
    userAgent: named || null,
    isTool: isTool(request),
    gone,
    span: request.span,
  }
}
