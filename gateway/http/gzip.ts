import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_PACKING = 4_096
const FAST = 4

/** An onSend hook that compresses a long text for clients that accept it. */
export function packLongAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  const isLong = typeof payload === 'string' && payload.length >= WORTH_PACKING
  if (!isLong || !request.headers['accept-encoding']?.includes('gzip')) return done(null, payload)
  gzip(payload, { level: FAST }, (error, packed) => {
    if (error) return done(error)
    reply.headers({ vary: 'accept-encoding', 'content-encoding': 'gzip' })
    done(null, packed)
  })
}
