import { randomUUID } from 'node:crypto'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { isResponseSerializationError } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type * as z from 'zod'
import { isTransient } from '../db/transient.ts'
import { isLate, runFor, TooLate, type InFlightRequest } from '../db/inFlight.ts'
import { SMALL_BODY } from './bodies.ts'
import { invalid, notFound, ApiError, refuse } from './errors.ts'
import { createShapeCheck, FILE_SHAPE, type JsonShape } from '../../../server/jsonShape.ts'
import type { Problem } from '../problem.ts'
import { acceptsProblems, challengeOf, PROBLEM_TYPE, problemDetails } from './problemDetails.ts'
import { hasRepeatedKey } from './repeatedKeys.ts'
import { createAdmission, type Admission } from '../../../server/admission.ts'
import { rewriteUrl } from './rewrite.ts'
import { serializerCompiler } from './serializer.ts'
import { sqlState } from '../db/errors.ts'
import './texts.ts'

/** Creates the Fastify server with the custodian's limits, error responses and logging. The caller adds routes. */
export function createKernel(log: Logger, admission: Admission = createAdmission()): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    requestIdHeader: false,
    bodyLimit: SMALL_BODY,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    handlerTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    // Answers requests on open connections until the server is closed; /api/ready reports the shutdown.
    return503OnClosing: false,
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/'),
    // Handles a URL that cannot be decoded. Such a URL never reaches the error handler, and Fastify's own response
    // would quote it.
    frameworkErrors: (_error, request, reply) => void answer(request, reply, notFound()),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
  }) as unknown as FastifyInstance

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const parsed = schema.safeParse(data)
    return parsed.success ? { value: parsed.data } : { error: new Misfit(parsed.error.issues) }
  })
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('principal', null)
  acceptEmptyJson(app)
  refuseWhatIsTooMuch(app, admission)

  app.addHook('onRoute', (route) => {
    if (!route.config?.access) throw new Error(`${String(route.method)} ${route.url} has no access rule`)
  })
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.header('cache-control', 'no-store')
    void reply.header('x-content-type-options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    // Logs the route pattern, never the URL. Paths contain email addresses, phone numbers and routing numbers.
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.principal?.userId ?? null,
      // Ids of owners whose data staff read.
      ownerId: request.principal?.accountOwnerId === null ? ownerNamed(request.params) : undefined,
    })
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, notFound()))
  app.setErrorHandler((error: FastifyError, request, reply) => answer(request, reply, refusalOf(error, request)))
  return app
}

/** Routes that are served despite load shedding. */
const ALWAYS_ANSWERED = /^\/api\/(health|ready|logout|wizard\/(admin\/:accountOwnerId\/)?finalize\/)/

/** Load shedding happens before the session lookup and before the body is read. */
function refuseWhatIsTooMuch(app: FastifyInstance, admission: Admission): void {
  app.decorateRequest('underWay', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (admission.isTooMuch() && !ALWAYS_ANSWERED.test(request.routeOptions.url ?? '')) return done(busy())
    admission.enter()
    reply.raw.once('close', admission.leave)
    const due = dueOf(request.headers['x-deadline-ms'])
    request.underWay = { due, isRead: request.method === 'GET', waited: admission.sample }
    runFor(request.underWay, done)
  })
  // Restores the async context, which is lost while the body is read.
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.underWay) return done()
    if (isLate(request.underWay)) return done(busy())
    runFor(request.underWay, done)
  })
  app.addHook('onClose', async () => admission.stop())
}

const busy = () => new ApiError(503, { message: 'The service is busy. Please try again.' }, { 'retry-after': '1' })

/**
 * The moment of the caller's deadline by `performance.now()`. Null unless the header is a number from 1 to 99,999
 * milliseconds.
 */
function dueOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^[1-9]\d{0,4}$/.test(header) ? performance.now() + Number(header) : null
}

declare module 'fastify' {
  interface FastifyRequest {
    underWay: InFlightRequest | null
  }
}

function ownerNamed(params: unknown): unknown {
  return (params as { accountOwnerId?: unknown } | undefined)?.accountOwnerId
}

/** SQLSTATEs for text that PostgreSQL cannot store: a zero byte or half a surrogate pair that no validation refused. */
const UNSTORABLE = new Set(['22021', '22P05'])

/** SQLSTATE of a posting that was refused because the ledger is stopped. */
const HALTED = 'LH001'

/** The input does not match the route's schema. */
class Misfit extends Error {
  readonly issues: Problem[]

  constructor(issues: z.core.$ZodIssue[]) {
    super('the request does not fit')
    this.issues = issues
      .flatMap(closest)
      .map(({ path, message }) => ({ path: path as Array<string | number>, message }))
  }
}

/**
 * Picks the problems to report for a body with several allowed shapes. If only one shape matches the type of the body,
 * such as a list, its problems are reported.
 */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const fitting = issue.errors.filter((branch) =>
    branch.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  )
  const [only, ...others] = fitting
  if (!only || others.length > 0) return [issue]
  return only.flatMap((each) => closest({ ...each, path: [...issue.path, ...each.path] }))
}

const SMALL_SHAPE: JsonShape = { depth: 64, signs: Infinity, escapes: Infinity }
/** Limits for bodies without a file. The longest such body is a list of a thousand returns. */
const LARGE_SHAPE: JsonShape = { ...FILE_SHAPE, signs: 20_000 }

/**
 * A call without a body may still declare JSON as its type. Bodies with files skip the check for repeated fields,
 * because they are long and their few fields move no money.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    if (bytes.length === 0) return done(null, undefined)
    const fits = createShapeCheck(bytes.length > SMALL_BODY ? LARGE_SHAPE : SMALL_SHAPE)
    if (!fits(bytes)) return done(invalid({ path: [], message: 'Invalid JSON' }))
    const text = bytes.toString('utf8')
    void parse(request, text, (error, value) => {
      if (error || text.length > SMALL_BODY || !hasRepeatedKey(text)) done(error, value)
      else done(invalid({ path: [], message: 'Invalid JSON' }))
    })
  })
}

function refusalOf(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if ((error as Error) instanceof TooLate) return busy()
  if (error instanceof Misfit) {
    const inPath = (error as FastifyError).validationContext === 'params'
    return inPath && !request.routeOptions.config.paramsAreFields ? notFound() : invalid(...error.issues)
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(413, 'The request is too large.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiError(415, { message: 'Unsupported media type' })
  if (error.statusCode === 400) return invalid({ path: [], message: 'Invalid JSON' })
  if (UNSTORABLE.has(sqlState(error) ?? '')) return invalid({ path: [], message: 'Invalid characters' })
  if (sqlState(error) === HALTED)
    return refuse(409, 'Payments are stopped while the books are checked. Please try again later.')
  logFailure(error, request)
  const isBusy = error.code === 'FST_ERR_HANDLER_TIMEOUT' || isTransient(error)
  return new ApiError(isBusy ? 503 : 500, {
    message: isBusy ? 'The service is busy. Please try again.' : 'Internal error',
    requestId: request.id,
  })
}

/** Logs only code and place. A database error quotes values, and a validation error quotes the response. */
function logFailure(error: FastifyError, request: FastifyRequest): void {
  const state = sqlState(error)
  const quotesData = state !== null || isResponseSerializationError(error)
  request.log.error({
    route: request.routeOptions.url ?? 'unknown',
    failure: error.name,
    code: error.code,
    constraint: (error as { constraint?: string }).constraint,
    ...(quotesData ? {} : { reason: error.message }),
    ...(isResponseSerializationError(error)
      ? { fields: error.cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`) }
      : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  })
}

/** Sends the error as text, so that no response schema of the route reshapes it. */
function answer(request: FastifyRequest, reply: FastifyReply, refusal: ApiError): FastifyReply {
  const asProblem = acceptsProblems(request.headers.accept)
  const challenge = challengeOf(refusal, request.headers.authorization !== undefined)
  if (challenge !== null) void reply.header('www-authenticate', challenge)
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type(asProblem ? `${PROBLEM_TYPE}; charset=utf-8` : 'application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(asProblem ? problemDetails(refusal, request.id) : refusal.body))
}
