import type { FastifyReply, FastifyRequest } from 'fastify'
import { ROLE } from '../../contract/roles.ts'
import type { Admission } from '../../server/admission.ts'
import type { Tracing } from '../../server/trace.ts'
import type { Hub } from '../events/hub.ts'
import type { DocumentStore } from '../execution/documentStore.ts'
import { recordOperation, type RecordParts } from '../execution/operationRecord.ts'
import type { RequestContext } from '../execution/requestContext.ts'
import { answerOwn, type GraphqlYoga } from '../execution/yoga.ts'
import { createCallers } from '../graphql/context.ts'
import { RestError } from '../rest/errors.ts'
import type { Session } from '../rest/identity.ts'
import { dataBlock, type FirstAnswer } from './firstScreen.ts'
import { originOf } from './origin.ts'
import type { CallerParts } from './caller.ts'
import { secondsToWait } from './rateLimit.ts'
import { sessionControl, type Presented } from './session.ts'
import type { Visitor } from './web.ts'

export type FirstAnswersParts = RecordParts &
  CallerParts & {
    yoga: GraphqlYoga
    documents: DocumentStore
    hub: Hub
    admission: Admission
    tracing: Tracing | null
    /** How long a page waits for its data, in milliseconds. */
    patienceMs: number
  }

/** How long a page waits for its data, in milliseconds: less than the page's scripts take to start. */
export const PATIENCE_MS = 300

/**
 * The account owner whose page includes its screen's data, resolved as if the page had requested it: same limits,
 * documents and log entries. Null for staff, for programs and without a session.
 */
export function ownerOfPage(
  request: FastifyRequest,
  reply: FastifyReply,
  presented: Presented,
  parts: FirstAnswersParts,
): Visitor['owner'] {
  const { session, by } = presented
  if (session === null || by !== 'cookie' || session.roleId !== ROLE.customer || session.accountOwnerId <= 0)
    return null
  if (!isOpenedByPerson(request)) return null
  return {
    accountOwnerId: session.accountOwnerId,
    bring(bodies) {
      // Under overload or above the rate limit, let the page send its own requests and receive the refusal.
      if (parts.admission.isTooMuch() || parts.admission.isTight) return null
      for (const _ of bodies) if (secondsToWait(request, session, parts) > 0) return null
      return answered(bodies, request, reply, { ...presented, session }, parts).then(
        (answers) => (answers.length === 0 ? '' : blockOf(session, answers)),
        () => '',
      )
    },
  }
}

/**
 * Whether a person navigates to the page: not embedded, read by a script, prefetched or opened by another site, and
 * without query parameters, which this code does not handle.
 */
function isOpenedByPerson({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || url.includes('?')) return false
  if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return false
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = headers
  return (site === undefined || site === 'none' || site === 'same-origin') && (destination ?? 'document') === 'document'
}

/** The responses that arrive in time and have no errors, to embed in the page. */
async function answered(
  bodies: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  presented: Presented & { session: Session },
  parts: FirstAnswersParts,
): Promise<FirstAnswer[]> {
  const span = parts.tracing?.begin('GET page', 'server', null) ?? null
  request.span = span
  const origin = originOf(request, reply, parts.trustedProxies)
  const { caller, callerFor } = ownCaller(presented.session, origin, parts)
  const context = {
    follow: () => Promise.reject(new RestError('FORBIDDEN', { endpoint: 'changes' })),
    requestId: request.id,
    caller,
    callerFor,
    session: sessionControl(request, reply, presented, parts.sessions),
    mayRunAnyDocument: false,
    maySignIn: false,
    announced: null,
    takesJson: true,
    takesEvents: false,
  } satisfies Partial<RequestContext>
  const answers: FirstAnswer[] = []
  const answer = async (asked: string) => {
    const record = recordOperation(request.id, parts, span?.child('operation', 'internal') ?? null, PAGE)
    const params = JSON.parse(asked) as { id: string; variables: Record<string, unknown> }
    record.log.userId = presented.session.userId
    record.received(params)
    const position = await parts.hub.position()
    parts.admission.enter()
    try {
      const noteRefusal = (code: string) => void record.log.refused.push(code)
      const result = await answerOwn(parts.yoga, parts.documents, params, { ...context, noteRefusal, record })
      const { status, shown } = record.settle(result)
      if (status === 200 && !shown.errors)
        answers.push({
          asked,
          status,
          body: JSON.stringify(shown),
          position: position === null ? null : String(position),
        })
    } catch (error) {
      record.settle({ errors: [error as never] })
    } finally {
      parts.admission.leave()
    }
  }
  await within(Promise.all(bodies.map(answer)), parts.patienceMs)
  span?.end()
  return [...answers]
}

const PAGE = { method: 'GET', route: 'page' }

function ownCaller(session: Session, origin: ReturnType<typeof originOf>, parts: FirstAnswersParts) {
  const callers = createCallers(parts.upstream, parts.settings, origin)
  return { caller: callers.caller(session), callerFor: callers.caller }
}

/** The identity of the session is an attribute of the block, so that a page of another user ignores the data. */
function blockOf(session: Session, answers: readonly FirstAnswer[]): string {
  return `${dataBlock('answers', answers, ` data-for="${identityOf(session)}"`)}\n  `
}

const identityOf = ({ userId, accountOwnerId, expiresAt }: Session) => `${userId}:${accountOwnerId}:${expiresAt}`

function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    work.then(() => resolve(), reject).finally(() => clearTimeout(timer))
  })
}
