import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { pathsOf, type AnyEndpoint, type AnswerOf, type IsOpen, type TakenBy } from '../../../contract/endpoint.ts'
import { pathId } from '../../../contract/fields.ts'
import { isRefusedReadOnly } from '../../../contract/maintenance.ts'
import { isPaged, usualRowsOf } from '../../../contract/page.ts'
import { ROLE, roleIdsOf } from '../../../contract/roles.ts'
import { createLargeBodies } from '../../../server/largeBodies.ts'
import { OPERATOR_WAITS_MS } from '../calendar/durations.ts'
import type { Services } from '../context/services.ts'
import { sqlState } from '../db/errors.ts'
import { open, operator, owner, self, staff, top, type Access, type StaffRoleId, type Variant } from './access.ts'
import type { Principal } from '../context/principal.ts'
import { requireWritable } from './writable.ts'
import { makeRoom, SMALL_BODY, UPLOAD_BODY } from './bodies.ts'
import { admitCredential, requireReach } from './admitCredential.ts'
import { createRequestCounts, type Standing } from './requestCounts.ts'
import { createCall } from './call.ts'
import type { CallContext } from '../context/callContext.ts'
import { authorise, callerOf, createLookups, ownerOf } from './caller.ts'
import { logDenial } from './denials.ts'
import { ApiError, invalid } from './errors.ts'
import { earlierAnswer, idempotentCall, type IdempotentCall } from './idempotency.ts'
import { PageAnswer, pagerOf, type Pager, type PageQuery } from './page.ts'
import { createStaffReads } from './staffReads.ts'
import { requireBelow, type Limit } from './throttle.ts'

/** A response other than JSON of the response schema, such as a CSV file. */
export class Answer {
  readonly body: string | Buffer | Readable
  readonly headers: Record<string, string>

  constructor(body: string | Buffer | Readable, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

type Handler<E extends AnyEndpoint> = (
  input: TakenBy<E> &
    Paging<TakenBy<E>['query']> & {
      call: CallContext<IsOpen<E> extends true ? Principal | null : Principal>
      /**
       * The owner of the call: the customer's own id, or for staff the id in the path or body; 0 without an owner.
       */
      ownerId: number
      /**
       * Records that staff read data of owners whom the path does not name. The response waits until the record is
       * stored.
       */
      noteReadOf: (owners: readonly (number | null)[]) => Promise<void>
      /** Counts rows about people that are no page of a list as rows that an employee was shown. */
      noteRowsShown: (rows: number) => void
      /** The remaining requests within the machine credential's rate limit. */
      standing: Standing | null
    },
) => Promise<AnswerOf<E> | Answer | PageAnswer<AnswerOf<E>> | (AnswerOf<E> extends undefined ? void | null : never)>

/** The input `page`, which selects the requested page, for calls that return a page of a list. */
type Paging<Query> = Query extends PageQuery ? { page: Pager<Exclude<Query['sort'], `-${string}`>> } : object

/** Options of a call that are not part of the contract. */
type Settings = {
  /** Rate limit of one person for this call. */
  limit?: Limit
  /** Answers 400 at the field instead of 404 for an invalid path parameter. */
  paramsAreFields?: boolean
  /** Milliseconds after which a streamed response is aborted. */
  sendsFor?: number
}

export type Serve = <E extends AnyEndpoint>(endpoint: E, handler: Handler<E>, settings?: Settings) => void

/**
 * Passed to the routes of every domain. A call with an idempotency key must return exactly the result of its
 * `call.write`.
 */
export type Serving = { services: Services; serve: Serve }

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    paramsAreFields?: boolean
    paged?: boolean
    keyed?: boolean
  }
  interface FastifyRequest {
    principal: Principal | null
  }
}

/** Serves a call of the contract, which defines its path, validation, access and description. */
export function createServing(
  app: FastifyInstance,
  services: Services,
  noteRows: (userId: number, rows: number) => void = () => {},
): Serving {
  const largeBodies = createLargeBodies()
  const noteRead = readNoter(services)
  const countRequest = createRequestCounts()
  const lookups = createLookups(services)

  const serve: Serve = (endpoint, handler, { limit, paramsAreFields = false, sendsFor } = {}) => {
    const { method, summary, tag, params, query, body, response } = endpoint
    const access = accessOf(endpoint)
    const paged = isPaged(endpoint)
    const isWrite = isRefusedReadOnly(endpoint)
    const bodyLimit = endpoint.file && body ? UPLOAD_BODY : SMALL_BODY
    const mayTake = access.kind === 'operator' ? OPERATOR_WAITS_MS : sendsFor
    for (const path of new Set(pathsOf(endpoint).map(routeOf))) {
      const isStaffs = access.kind !== 'owner' || path !== routeOf(endpoint.customer ?? '')
      const variant: Variant = isStaffs ? 'admin' : 'customer'
      const inPath = { ...params, ...(path.includes(':accountOwnerId') ? { accountOwnerId: pathId } : {}) }
      app.route({
        method,
        url: path,
        config: { access, paramsAreFields, paged, keyed: endpoint.keyed === true },
        bodyLimit,
        ...(mayTake === undefined ? {} : { handlerTimeout: mayTake }),
        // Authenticates the caller before the body is read.
        onRequest: async (request, reply) => {
          await authorise(services, lookups, request, access, variant, () =>
            admitCredential(services, countRequest, { request, reply, endpoint }),
          )
          makeRoom(largeBodies, request, reply, bodyLimit)
          // The server closes a connection on which nothing is sent for a minute, even while a handler works. An
          // injected request of a test has no connection.
          if (access.kind === 'operator') request.raw.socket.setTimeout?.(OPERATOR_WAITS_MS)
        },
        onResponse: async (request, reply) =>
          logDenial(request, reply, { access, pii: services.pii, ip: callerOf(services, request).ip }),
        schema: {
          operationId: isStaffs && access.kind === 'owner' ? `${endpoint.name}ByStaff` : endpoint.name,
          summary,
          description: whoMay(access, isStaffs),
          tags: [tag],
          // Public calls have an empty security list. Without this list, client generators require a token for the
          // call.
          security: access.kind === 'open' ? [] : [{ [access.kind === 'operator' ? 'operator' : 'bearer']: [] }],
          ...(Object.keys(inPath).length > 0 ? { params: z.object(inPath) } : {}),
          ...(query ? { querystring: query } : {}),
          ...(body ? { body } : {}),
          response: { [response ? 200 : 204]: response ?? z.undefined().describe('Done') },
        },
        handler: async (request, reply) => {
          if (limit && request.principal)
            await requireBelow(services.db, limit, request.principal.userId, services.clock.now())
          const ownerId = await ownerOf(lookups, request, endpoint, { access, variant })
          await requireReach(services, request.principal?.credential, endpoint, ownerId || ownerInBody(request.body))
          const noteRowsShown = (rows: number) => {
            if (isPersonOfStaff(request.principal)) noteRows(request.principal.userId, rows)
          }
          const input = {
            params: request.params,
            query: query && request.query,
            body: body && request.body,
            ownerId,
            standing: request.standing ?? null,
            noteReadOf: async (owners: readonly (number | null)[]) => {
              for (const each of new Set(owners)) await noteRead(request, each ?? 0)
            },
            noteRowsShown,
          }
          const idempotent = endpoint.keyed ? keyedCall(services, request, path, input) : null
          const run = async () => {
            // Checks for read-only mode after the stored responses, so that a repeated call still gets its stored
            // response.
            if (isWrite) await requireWritable(services.db)
            return handler({
              ...input,
              ...(paged ? { page: pagerFor(services, endpoint, input) } : {}),
              call: {
                ...createCall(services, { ...callerOf(services, request), idempotent }),
                // Lists and reports only read, so they use a standby that is up to date.
                ...(method === 'GET' && (paged || endpoint.csv) ? { db: await services.readFrom() } : {}),
              },
            } as never)
          }
          // The handler and the audit run at the same time, but the response waits for both. Every read by staff is
          // in the audit trail.
          const [answer] = await Promise.all([
            idempotent ? once(services, reply, idempotent, run) : run(),
            method === 'GET' ? noteRead(request, ownerId) : null,
          ])
          if (answer instanceof PageAnswer && Array.isArray(answer.body)) noteRowsShown(answer.body.length)
          if (answer instanceof Answer || answer instanceof PageAnswer)
            return reply.headers(answer.headers).send(answer.body)
          return response ? answer : reply.code(204).send()
        },
      })
    }
  }
  return { services, serve }
}

/**
 * Whether the caller is an employee, not a machine credential. The reads of a credential were approved, and have
 * separate limits.
 */
function isPersonOfStaff(principal: Principal | null): principal is Principal {
  return principal !== null && principal.credential === null && principal.accountOwnerId === null
}

/** The owner that the body of a staff call names; 0 if the body names no owner. */
function ownerInBody(body: unknown): number {
  return (body as { accountOwnerId?: number } | undefined)?.accountOwnerId ?? 0
}

/** Creates the pager of a call. Its cursors are valid only for this call, this owner and these parameters. */
function pagerFor(
  { pii }: Services,
  endpoint: AnyEndpoint,
  { ownerId, params, query, body }: { ownerId: number; params: unknown; query: unknown; body: unknown },
): Pager {
  const list = JSON.stringify([endpoint.name, ownerId, params ?? null, body ?? null])
  return pagerOf(pii, list, query as PageQuery, usualRowsOf(endpoint))
}

/** The access rule, checked on every request. */
export function accessOf(endpoint: AnyEndpoint): Access {
  if (endpoint.operator !== undefined) return operator
  if (endpoint.anyone !== undefined) return open
  const roles = endpoint.staff ? (roleIdsOf(endpoint.staff.may) as StaffRoleId[]) : []
  if (endpoint.customer !== undefined) return pathsOf(endpoint).length === 1 && endpoint.staff ? self : owner(...roles)
  return endpoint.staff?.may === 'topAdmin' ? top : staff(...roles)
}

/** The sentence in the API description that says who may make the call. */
function whoMay(access: Access, isStaffs: boolean): string {
  switch (access.kind) {
    case 'open':
      return 'For all callers; no credential is needed.'
    case 'operator':
      return 'For the operator of the machine.'
    case 'self':
      return 'For every signed-in caller.'
    case 'top':
      return 'For the top administrator.'
    case 'owner':
      return isStaffs ? `For staff: ${namesOf(access.staff)}.` : 'For an account owner, about their own data.'
    case 'staff':
      return `For staff: ${namesOf(access.roles)}.`
  }
}

const namesOf = (roles: readonly StaffRoleId[]) => roles.map((role) => ROLE_TITLES[role]).join(', ')

const ROLE_TITLES: Readonly<Record<StaffRoleId, string>> = {
  [ROLE.administrator]: 'administrators',
  [ROLE.customerService]: 'customer service',
  [ROLE.complianceReviewer]: 'compliance reviewers',
}

/** Fastify's path without a trailing slash, and with `phonenumber` in lower case: see rewrite.ts. */
function routeOf(path: string): string {
  return path.replace(/\/$/, '').replace('/phoneNumber/', '/phonenumber/')
}

/** Records which owners staff read. Writes have separate audit rows. */
function readNoter(services: Services) {
  const reads = createStaffReads(services)
  return async (request: FastifyRequest, accountOwnerId: number): Promise<void> => {
    const { principal, requestId, ip } = callerOf(services, request)
    if (accountOwnerId === 0 || principal === null || principal.accountOwnerId !== null) return
    const { userId, roleId } = principal
    const route = request.routeOptions.url ?? 'unknown'
    await reads.note({ userId, roleId, accountOwnerId, route, requestId, ip, at: services.clock.now() })
  }
}

function keyedCall(
  services: Services,
  request: FastifyRequest,
  path: string,
  { query, body }: { query: unknown; body: unknown },
): IdempotentCall | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid({ path: ['Idempotency-Key'], message: 'Invalid key' })
  if (!request.principal) return null
  const route = `${request.method} ${path.slice('/api'.length)}`
  return idempotentCall(services.pii, { userId: request.principal.userId, route, key }, [
    request.params,
    body,
    ...(query ? [query] : []),
  ])
}

/**
 * Returns the stored response if the key was used before, even if a copy of the call that ran at the same time was
 * first.
 */
async function once(
  services: Services,
  reply: FastifyReply,
  call: IdempotentCall,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const before = await earlierAnswer(services, call)
  if (before) return repeated(reply, before.body)
  try {
    return await run()
  } catch (error) {
    const lostRace = sqlState(error) === '23505' || error instanceof ApiError
    const winner = lostRace ? await earlierAnswer(services, call) : null
    if (!winner) throw error
    return repeated(reply, winner.body)
  }
}

function repeated(reply: FastifyReply, body: unknown): unknown {
  void reply.header('idempotency-hit', 'true')
  return body
}
