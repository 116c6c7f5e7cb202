import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LargeBodies } from '../../../server/largeBodies.ts'
import { ApiError } from './errors.ts'
import { tooMany } from './throttle.ts'

export const SMALL_BODY = 64 * 1024
export const UPLOAD_BODY = 15 * 1024 * 1024

/**
 * Reserves memory for a large body until the response is closed. A body without a length counts as the largest allowed.
 * @throws 429, 503 if the memory is in use
 */
export function makeRoom(largeBodies: LargeBodies, request: FastifyRequest, reply: FastifyReply, most: number): void {
  const announced = request.headers['content-length']
  const bytes = Math.min(most, announced === undefined ? most : Number(announced))
  if (bytes <= SMALL_BODY) return
  const room = largeBodies.take(String(request.principal?.userId ?? 'operator'), bytes)
  if (!('refused' in room)) return void reply.raw.once('close', room.release)
  if (room.refused === 'caller') throw tooMany(2)
  throw new ApiError(503, { message: 'The service is busy. Please try again.' }, { 'retry-after': '2' })
}
