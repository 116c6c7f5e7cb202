import { Network, Observable, type FetchFunction, type GraphQLResponse, type RequestParameters } from 'relay-runtime'
import { activity } from '../session/activity.ts'
import { READ_RETRY_MS, WRITE_RETRY_MS } from './retryDelays.ts'
import { endIfExpired, endSession } from '../session/session.ts'
import { traceHeader } from '../../kit/page/trace.ts'
import { notices } from '../../kit/notices/notices.ts'
import { codeOf, outdated, RequestError, sentenceOf, toastText, type ErrorCode, type WireError } from './errors.ts'
import { post, upload, type Answer, type Progress } from './post.ts'
import { dropPrefetched, forgetPrefetched } from './prefetched.ts'
import { forgetStarted, takeStarted } from './startedQueries.ts'

const timeout = 15_000
const uploadTimeout = 120_000
/** Longer than the gateway waits for a report. */
const slowTimeout = 35_000
const AWAY: ErrorCode = 'UPSTREAM_UNAVAILABLE'

interface Metadata {
  /** True if the screen also works without a session. The session is then neither checked nor ended. */
  anonymous?: boolean
  /** True to show no toast: the caller shows the failure itself, or ignores it, as in a prefetch. */
  quiet?: boolean
  /** Error code that the caller handles itself. */
  shows?: ErrorCode
  onProgress?: Progress
  /** True for a query that may take as long as a file, such as a report over all payments. */
  isSlow?: boolean
}

const fetchOperation: FetchFunction = (request, variables, cacheConfig) =>
  Observable.create<GraphQLResponse>((sink) => {
    const controller = new AbortController()
    const metadata = (cacheConfig.metadata ?? {}) as Metadata
    run(request, variables, metadata, controller.signal).then(
      (response) => {
        sink.next(response)
        sink.complete()
      },
      (error: Error) => {
        if (!controller.signal.aborted) sink.error(error)
      },
    )
    return () => controller.abort()
  })

export const network = Network.create(fetchOperation)

async function run(request: RequestParameters, variables: unknown, metadata: Metadata, abort: AbortSignal) {
  forgetPrefetched()
  if (!metadata.anonymous && endIfExpired()) {
    forgetStarted()
    throw new RequestError('UNAUTHENTICATED', 'The session has ended')
  }
  const isWrite = request.operationKind === 'mutation'
  if (isWrite) noteWrite()
  try {
    const answer = await send(request, variables, metadata, abort)
    if (request.operationKind === 'query' && !metadata.anonymous) notePosition(answer)
    return read(answer, request, metadata)
  } catch (error) {
    // Show a toast only for a query, while online. Callers of mutations show their failures, and the screen says that
    // the device is offline.
    if (
      error instanceof RequestError &&
      request.operationKind === 'query' &&
      !abort.aborted &&
      !metadata.quiet &&
      navigator.onLine
    )
      notify([error.message === outdated ? 'Please reload the page.' : toastText(error.code)])
    throw error
  } finally {
    if (isWrite) noteWrite()
  }
}

/**
 * Stores the position in the change log from which the event stream continues. The position of a later response would
 * skip the changes that the first response does not include.
 */
function notePosition({ position = null }: Answer): void {
  if (activity.position !== undefined && !activity.isCatchingUp) return
  activity.position = position
  activity.isCatchingUp = false
}

/** Discard cached responses, because a response read before or during the write may be stale. */
function noteWrite(): void {
  activity.wroteAt = Date.now()
  dropPrefetched()
}

async function send(
  request: RequestParameters,
  variables: unknown,
  metadata: Metadata,
  abort: AbortSignal,
): Promise<Answer> {
  const body = JSON.stringify({ id: request.id, variables })
  const isUpload = metadata.onProgress !== undefined
  const pauses =
    request.operationKind === 'query' ? READ_RETRY_MS : hasKey(variables) && !isUpload ? WRITE_RETRY_MS : []
  const started = request.operationKind === 'query' && !metadata.anonymous ? takeStarted(body) : forgetStarted()
  const trace = traceHeader()
  for (let attempt = 0; ; attempt++) {
    const deadline = AbortSignal.timeout(isUpload ? uploadTimeout : metadata.isSlow ? slowTimeout : timeout)
    const signal = AbortSignal.any([abort, deadline])
    const early = attempt === 0 ? started : undefined
    const sent = metadata.onProgress
      ? upload(body, request.id ?? '', signal, metadata.onProgress, trace)
      : (early ?? post(body, signal, trace))
    const answer = await sent.catch((error: unknown) => {
      throw deadline.aborted && !abort.aborted ? new RequestError('UPSTREAM_TIMEOUT', 'No answer in time') : error
    })
    const pause = pauses[attempt]
    if (pause === undefined || !isAway(answer, request)) return answer
    await wait(pause, abort)
  }
}

/** Whether the write can be repeated safely, because it has an idempotency key. */
function hasKey(variables: unknown): boolean {
  const { input } = variables as { input?: { idempotencyKey?: unknown } | null }
  return typeof input?.idempotencyKey === 'string'
}

/** Whether a server is unavailable: the gateway, or one behind it. A load balancer reports it without JSON. */
const saysAway = ({ status }: Answer) => status >= 502 && status <= 504

/** Whether to retry because a server is unavailable. A partial response is shown as it is instead of retried. */
function isAway(answer: Answer, { operationKind }: RequestParameters): boolean {
  if (saysAway(answer)) return true
  if (operationKind === 'query' || !answer.body.includes(AWAY)) return false
  return parse(answer).errors?.some((error) => codeOf(error) === AWAY) ?? false
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true })
  })
}

interface Wire {
  data?: Record<string, unknown> | null
  errors?: WireError[]
}

function read(answer: Answer, request: RequestParameters, metadata: Metadata): GraphQLResponse {
  const wire = parse(answer)
  const errors = wire.errors ?? []
  if (!metadata.anonymous && isOver(wire)) {
    endSession('expired')
    throw new RequestError('UNAUTHENTICATED', 'The session has ended')
  }
  if (!wire.data) {
    const first = errors[0]
    throw first
      ? new RequestError(codeOf(first), first.message, first.extensions?.requestId ?? null)
      : new RequestError(codeByStatus(answer), `Answer without data (${answer.status})`)
  }
  if (request.operationKind === 'query' && !metadata.quiet)
    notify(
      errors.map((error) => (codeOf(error) === metadata.shows ? null : toastText(codeOf(error), sentenceOf(error)))),
    )
  return wire as unknown as GraphQLResponse
}

/** Whether the session has ended: the response has the error UNAUTHENTICATED, or a null viewer without an error. */
function isOver({ data, errors = [] }: Wire): boolean {
  if (errors.some((error) => codeOf(error) === 'UNAUTHENTICATED')) return true
  return errors.length === 0 && data?.viewer === null
}

function parse(answer: Answer): Wire {
  try {
    return JSON.parse(answer.body) as Wire
  } catch {
    throw new RequestError(codeByStatus(answer), `Unreadable answer (${answer.status})`)
  }
}

function codeByStatus(answer: Answer): ErrorCode {
  if (answer.status === 401) return 'UNAUTHENTICATED'
  if (answer.status === 429) return 'RATE_LIMITED'
  return saysAway(answer) ? AWAY : 'INTERNAL'
}

/** Several fields may fail for the same reason, so show each text once. */
function notify(texts: readonly (string | null)[]): void {
  for (const text of new Set(texts)) if (text) notices.error('Error', text)
}
