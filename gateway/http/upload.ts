import type { FastifyRequest } from 'fastify'
import type { LargeBodies } from '../../server/largeBodies.ts'
import { storeFile } from '../../contract/documents.ts'
import type { DocumentStore } from '../execution/documentStore.ts'
import { announcedBy, UPLOADS, type Announced } from '../execution/uploads.ts'
import type { Caller } from '../graphql/context.ts'
import type { RestError } from '../rest/errors.ts'
import { getUser } from '../../contract/session.ts'
import { announcedLength, LARGE, TOO_LARGE, UNNAMED_UPLOAD, UPLOAD_HELP } from './body.ts'
import { Refusal } from './refusal.ts'

const LATER = { 'retry-after': '2' }
const tooLarge = (message: string) => new Refusal(413, message, undefined, {}, UPLOAD_HELP)
const tooMany = () => new Refusal(429, 'Too many requests. Please try again later.', 'RATE_LIMITED', LATER)
const busy = () => new Refusal(503, 'Too busy. Please try again.', 'UPSTREAM_UNAVAILABLE', LATER)

/**
 * Decides before a large body is read: the header `x-operation` must name an upload (the id of a web document, or a
 * mutation for other documents), the caller may upload, the custodian knows the session, and the memory budget allows
 * it.
 * @throws Refusal
 */
export async function admitUpload(
  request: FastifyRequest,
  caller: Caller,
  userId: number | null,
  parts: { documents: DocumentStore; largeBodies: LargeBodies },
): Promise<{ announced: Announced; release: () => void }> {
  const bytes = announcedLength(request.raw) ?? 0
  const announced = announcedBy(request.headers['x-operation'], parts.documents)
  if (bytes > LARGE.bytes) throw tooLarge(TOO_LARGE)
  if (userId === null || announced === null) throw tooLarge(UNNAMED_UPLOAD)
  for (const name of announced) {
    const refusal = caller.refusal(UPLOADS.get(name) ?? storeFile)
    if (refusal) throw refusedBy(refusal)
  }
  const room = parts.largeBodies.take(String(userId), bytes)
  if ('refused' in room) throw room.refused === 'caller' ? tooMany() : busy()
  try {
    await caller.call(getUser, {})
  } catch (error) {
    room.release()
    throw refusedBy(error as RestError)
  }
  return { announced, release: room.release }
}

function refusedBy({ code }: RestError): Refusal {
  if (code === 'UNAUTHENTICATED') return new Refusal(401, 'Please log in.', code)
  return code === 'FORBIDDEN' ? new Refusal(403, 'You may not do this.', code) : busy()
}
