import { timingSafeEqual } from 'node:crypto'
import { isIP, type BlockList } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { createStaffReads, type StaffReads } from './staffReads.ts'
import type { Services } from '../context/services.ts'
import { isAmong, plainAddress } from '../../../server/addresses.ts'
import { mayCall, type Access, type Principal } from './access.ts'
import { createCall, type Call } from './call.ts'
import { logDenial } from './denials.ts'
import { forbidden, invalid, notFound, ApiError, unauthenticated } from './errors.ts'
import { earlierAnswer, idempotentCall, type IdempotentCall } from './idempotency.ts'
import { pathId } from '../../../contract/fields.ts'
import { createLargeBodies, type LargeBodies } from '../../../server/largeBodies.ts'
import { PageAnswer } from './page.ts'
import { principalOf } from './session.ts'
import { hit, tooMany, type Limit } from './throttle.ts'
import { sqlState } from '../db/errors.ts'

export const SMALL_BODY = 64 * 1024
export const UPLOAD_BODY = 15 * 1024 * 1024

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Variant = 'customer' | 'admin'
type PrincipalOf<A extends Access> = A extends { kind: 'open' | 'operator' } ? Principal | null : Principal
/** The owner the call is about: own id of a customer, the path's id for staff; 0 where the rule names no owner. */
type Input<A extends Access, P, Q, B> = {
  call: Call<PrincipalOf<A>>
  ownerId: number
  params: P
  query: Q
  body: B
  /** Notes whom staff look at where the address does not name the owner; the answer must wait for it. */
  noteReadOf: (owners: readonly (number | null)[]) => Promise<void>
}

type EndpointDefinition<
  A extends Access,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
> = {
  method: Method
  /** One sentence for the API description. */
  summary: string
  tag: string
  access: A
  /** Path below /api as customers (or everybody) call it; left out when only the admin path exists. */
  path?: string
  /** Path below /api as staff call it, with :accountOwnerId for the `owner` rule unless the body carries it. */
  adminPath?: string
  /** Shape of the path parameters other than accountOwnerId; a value that does not fit is an unknown thing, so 404. */
  params?: P
  query?: Q
  body?: B
  /** Shape of a 200 answer; without one the answer is 204. */
  response?: R
  /** Staff name the owner in the body ({accountOwnerId}) instead of the path. */
  ownerInBody?: boolean
  /** 400 of the field instead of 404 for a path parameter that does not fit. */
  paramsAreFields?: boolean
  bodyLimit?: number
  /** How often one person may call it. */
  limit?: Limit
  /** Takes Idempotency-Key. The handler must answer exactly what its `call.write` answered. */
  idempotent?: boolean
  /** Answers a page of a list; its headers say where that stands. */
  paged?: boolean
  handler: (input: Input<A, z.output<P>, z.output<Q>, z.output<B>>) => Promise<z.input<R> | Answer | PageAnswer>
}

/** An answer that is no JSON of the response shape: a CSV file, say. */
export class Answer {
  readonly body: string | Buffer
  readonly headers: Record<string, string>

  constructor(body: string | Buffer, headers: Record<string, string>) {
    this.body = body
    this.headers = headers
  }
}

export type Api = {
  services: Services
  endpoint: <
    A extends Access,
    P extends z.ZodType = z.ZodUndefined,
    Q extends z.ZodType = z.ZodUndefined,
    B extends z.ZodType = z.ZodUndefined,
    R extends z.ZodType = z.ZodUndefined,
  >(
    definition: EndpointDefinition<A, P, Q, B, R>,
  ) => void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    variant?: Variant
    paramsAreFields?: boolean
    paged?: boolean
  }
  interface FastifyRequest {
    principal: Principal | null
  }
}

export function createApi(app: FastifyInstance, services: Services): Api {
  const largeBodies = createLargeBodies()
  const staffReads = createStaffReads(services)
  return {
    services,
    endpoint(definition) {
      if (definition.path) register(app, services, { largeBodies, staffReads }, definition, definition.path, 'customer')
      if (definition.adminPath && definition.adminPath !== definition.path)
        register(app, services, { largeBodies, staffReads }, definition, definition.adminPath, 'admin')
    },
  }
}

type AnyDefinition = EndpointDefinition<Access, z.ZodType, z.ZodType, z.ZodType, z.ZodType>

function register(
  app: FastifyInstance,
  services: Services,
  { largeBodies, staffReads }: { largeBodies: LargeBodies; staffReads: StaffReads },
  given: unknown,
  path: string,
  variant: Variant,
): void {
  const definition = given as AnyDefinition
  const takesOwner = path.includes(':accountOwnerId')
  // A staff-only route without a customer path is no variant of anything.
  const seenAs: Variant = definition.access.kind === 'owner' ? variant : 'admin'
  const config = {
    access: definition.access,
    variant: seenAs,
    paramsAreFields: definition.paramsAreFields === true,
    paged: definition.paged === true,
  }
  const params = paramsOf(definition, takesOwner)
  const replay = definition.idempotent === true
  app.route({
    method: definition.method,
    url: `/api${path}`,
    config,
    bodyLimit: definition.bodyLimit ?? SMALL_BODY,
    // Who calls is known before the first byte of a body is read.
    onRequest: async (request, reply) => {
      await authorise(services, request, definition.access, seenAs)
      makeRoom(largeBodies, request, reply, definition.bodyLimit ?? SMALL_BODY)
    },
    onResponse: async (request, reply) => logDenial(request, reply, definition.access, services.pii),
    schema: {
      summary: definition.summary,
      tags: [definition.tag],
      ...(definition.access.kind === 'open' ? {} : { security: [{ [securityOf(definition.access)]: [] }] }),
      ...(params ? { params } : {}),
      ...(definition.query ? { querystring: definition.query } : {}),
      ...(definition.body ? { body: definition.body } : {}),
      response: { [definition.response ? 200 : 204]: definition.response ?? z.undefined().describe('Done') },
    },
    handler: async (request, reply) => {
      if (definition.limit && request.principal) await count(services, definition.limit, request.principal)
      const query = definition.query ? request.query : undefined
      const body = definition.body ? request.body : undefined
      const ownerId = await ownerOf(services, request, definition, seenAs)
      const key = replay ? keyOf(request) : null
      const idempotent =
        key && request.principal
          ? idempotentCall(
              services.pii,
              { userId: request.principal.userId, route: `${definition.method} ${path}`, key },
              [request.params, body],
            )
          : null
      const run = () => {
        const call = createCall(services, { ...factsOf(services, request), idempotent })
        return definition.handler({
          call: call as Call<Principal>,
          ownerId,
          params: request.params,
          query,
          body,
          noteReadOf: async (owners) => {
            for (const owner of new Set(owners)) await noteRead(services, staffReads, request, owner ?? 0)
          },
        })
      }
      // At the same time, but nothing leaves before both are done: what staff saw is in the audit trail.
      const [answer] = await Promise.all([
        idempotent ? once(services, reply, idempotent, run) : run(),
        definition.method === 'GET' ? noteRead(services, staffReads, request, ownerId) : null,
      ])
      if (answer instanceof Answer || answer instanceof PageAnswer)
        return reply.headers(answer.headers).send(answer.body)
      if (!definition.response) return reply.code(204).send()
      return answer
    },
  })
}

/** A large body is read when there is room for it; one without a length counts as the largest. */
function makeRoom(largeBodies: LargeBodies, request: FastifyRequest, reply: FastifyReply, most: number): void {
  const announced = request.headers['content-length']
  const bytes = Math.min(most, announced === undefined ? most : Number(announced))
  if (bytes <= SMALL_BODY) return
  const room = largeBodies.take(String(request.principal?.userId ?? 'operator'), bytes)
  if (!('refused' in room)) return void reply.raw.once('close', room.release)
  if (room.refused === 'caller') throw tooMany(2)
  throw new ApiError(503, { message: 'The service is busy. Please try again.' }, { 'retry-after': '2' })
}

function securityOf(access: Access): string {
  return access.kind === 'operator' ? 'operator' : 'bearer'
}

function paramsOf(definition: AnyDefinition, takesOwner: boolean): z.ZodType | undefined {
  if (!takesOwner) return definition.params
  const own = z.object({ accountOwnerId: pathId })
  return definition.params ? z.object({ ...(definition.params as z.ZodObject).shape, ...own.shape }) : own
}

async function authorise(services: Services, request: FastifyRequest, access: Access, variant: Variant): Promise<void> {
  if (access.kind === 'operator') return authoriseOperator(services, request)
  if (access.kind === 'open') {
    // Open to everybody, but a page may still be about whoever is signed in (a document to sign).
    if (request.headers.authorization) request.principal = await principalOf(services, request.headers.authorization)
    return
  }
  const principal = await principalOf(services, request.headers.authorization)
  if (!principal) throw unauthenticated()
  request.principal = principal
  if (!mayCall(access, principal, variant)) throw forbidden()
}

function authoriseOperator(services: Services, request: FastifyRequest): void {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Operator ${services.config.operatorKey}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw unauthenticated()
}

async function ownerOf(
  services: Services,
  request: FastifyRequest,
  definition: AnyDefinition,
  variant: Variant,
): Promise<number> {
  if (definition.access.kind !== 'owner' && !(request.params as { accountOwnerId?: number }).accountOwnerId) return 0
  if (variant === 'customer') return request.principal?.accountOwnerId ?? 0
  const source = definition.ownerInBody ? request.body : request.params
  const ownerId = (source as { accountOwnerId?: number } | undefined)?.accountOwnerId ?? 0
  const known = await services.db
    .selectFrom('account_owner')
    .select('account_owner_id')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!known) throw notFound()
  return ownerId
}

/** Whom staff looked at. What they change has its audit row by itself. */
async function noteRead(
  services: Services,
  reads: StaffReads,
  request: FastifyRequest,
  accountOwnerId: number,
): Promise<void> {
  const { principal, requestId, ip } = factsOf(services, request)
  if (accountOwnerId === 0 || principal === null || principal.accountOwnerId !== null) return
  const { userId, roleId } = principal
  const route = request.routeOptions.url ?? 'unknown'
  await reads.note({ userId, roleId, accountOwnerId, route, requestId, ip, at: services.clock.now() })
}

async function count(services: Services, limit: Limit, { userId }: Principal): Promise<void> {
  const wait = await hit(services.db, limit, String(userId), services.clock.now())
  if (wait > 0) throw tooMany(wait)
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid({ path: ['Idempotency-Key'], message: 'Invalid key' })
  return key
}

function factsOf(services: Services, request: FastifyRequest) {
  return {
    principal: request.principal,
    requestId: request.id,
    ip: clientAddress(request, services.config.gateways),
    userAgent: request.headers['user-agent']?.slice(0, 200) ?? null,
    isTool: request.headers['x-client'] === 'api',
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1'])

/** A gateway, on this machine or on one that was named, tells the address of its own caller; nobody else is believed. */
function clientAddress(request: FastifyRequest, gateways: BlockList | null): string {
  const peer = plainAddress(request.ip)
  const named = request.headers['x-client-ip']
  const isBelieved = LOOPBACK.has(peer) || (gateways !== null && isAmong(peer, gateways))
  return typeof named === 'string' && isIP(named) !== 0 && isBelieved ? named : peer
}

/** Answers from the record when the key was used before, also when the other copy of the call won the race. */
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
