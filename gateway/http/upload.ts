import type { IncomingMessage } from 'node:http'
import { getOperationAST, parse, type OperationDefinitionNode } from 'graphql'
import type { LargeBodies } from '../../server/largeBodies.ts'
import type { Caller } from '../graphql/context.ts'
import { storeFile, storeRolloverForm } from '../documents/documents.rest.ts'
import { takeInReturns } from '../../contract/returns.ts'
import { storePlanFile } from '../plans/plans.rest.ts'
import type { DocumentStore } from '../execution/trustedDocuments.ts'
import type { AnyEndpoint } from '../rest/endpoint.ts'
import { RestError } from '../rest/errors.ts'
import { getUser } from '../session/session.rest.ts'
import type { Refused } from './gate.ts'

/** The mutations whose input holds a whole file, and where it goes. */
const UPLOADS: ReadonlyMap<string, AnyEndpoint> = new Map<string, AnyEndpoint>([
  ['uploadFile', storeFile],
  ['uploadRolloverForm', storeRolloverForm],
  ['uploadPlanFile', storePlanFile],
  ['takeInReturns', takeInReturns],
])

/** Names of the mutations that a large body has been admitted for. */
export type Announced = ReadonlySet<string>

const TOO_LARGE: Refused = { status: 413, message: 'The request is too large.' }
const TOO_MANY: Refused = { status: 429, message: 'Too many requests. Please try again later.' }
const BUSY: Refused = { status: 503, message: 'Too busy. Please try again.' }

/**
 * Decides about a large body before a byte of it is read: the header `x-operation` names an upload (the id of a document
 * of the web, or for documents of one's own the mutation), the caller has a way to it, the custodian knows the session,
 * and there is room.
 */
export async function admitUpload(
  request: IncomingMessage,
  bytes: number,
  most: number,
  caller: Caller,
  userId: number | null,
  parts: { documents: DocumentStore; largeBodies: LargeBodies },
): Promise<{ refused: Refused } | { announced: Announced; release: () => void }> {
  const announced = announcedBy(request.headers['x-operation'], parts.documents)
  if (userId === null || announced === null || bytes > most) return { refused: TOO_LARGE }
  for (const name of announced) {
    const refusal = caller.refusal(UPLOADS.get(name) ?? storeFile)
    if (refusal) return { refused: refusedBy(refusal) }
  }
  const room = parts.largeBodies.take(String(userId), bytes)
  if ('refused' in room) return { refused: room.refused === 'caller' ? TOO_MANY : BUSY }
  try {
    await caller.call(getUser, {})
  } catch (error) {
    room.release()
    return { refused: refusedBy(error as RestError) }
  }
  return { announced, release: room.release }
}

function refusedBy({ code }: RestError): Refused {
  if (code === 'UNAUTHENTICATED') return { status: 401, message: 'Please sign in.' }
  return code === 'FORBIDDEN' ? { status: 403, message: 'You may not do this.' } : BUSY
}

function announcedBy(header: string | string[] | undefined, documents: DocumentStore): Announced | null {
  if (typeof header !== 'string') return null
  if (UPLOADS.has(header)) return new Set([header])
  const text = documents.get(header)
  return text === undefined ? null : uploadsOf(getOperationAST(parse(text)))
}

/** The mutations of an operation that does nothing but upload; else null. */
function uploadsOf(operation: OperationDefinitionNode | null | undefined): Announced | null {
  if (operation?.operation !== 'mutation') return null
  const names = operation.selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''))
  return names.every((name) => UPLOADS.has(name)) ? new Set(names) : null
}

/** Whether an operation is what its large body was admitted for. */
export function isAsAnnounced(operation: OperationDefinitionNode | null | undefined, announced: Announced): boolean {
  const uploads = uploadsOf(operation)
  return uploads !== null && [...uploads].every((name) => announced.has(name))
}
