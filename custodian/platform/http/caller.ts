import { timingSafeEqual } from 'node:crypto'
import { isIP, type BlockList } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { WAITS_FOR_APPROVAL } from '../../../contract/credentials.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { isAmong, plainAddress } from '../../../server/addresses.ts'
import { meansCredential } from '../../../server/credentialToken.ts'
import type { Services } from '../context/services.ts'
import { credentialPrincipal } from './presentedCredential.ts'
import { mayCall, rolesFor, type Access, type Variant } from './access.ts'
import type { Principal } from '../context/principal.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'
import { principalOf } from './session.ts'
import { coalesceReads } from './coalesceReads.ts'

/** Look-ups that nearly every call makes. Identical look-ups at the same time share one read. */
export type Lookups = {
  principalOf: (authorization: string) => Promise<Principal | null>
  isOwner: (asked: { caller: string | undefined; ownerId: number }) => Promise<boolean>
}

export function createLookups(services: Services): Lookups {
  return {
    principalOf: coalesceReads((authorization: string) => principalOf(services, authorization)),
    isOwner: coalesceReads(async ({ ownerId }: { caller: string | undefined; ownerId: number }) => {
      const found = await services.db
        .selectFrom('account_owner')
        .select('account_owner_id')
        .where('account_owner_id', '=', ownerId)
        .executeTakeFirst()
      return found !== undefined
    }),
  }
}

/**
 * Finds the caller, and refuses callers that the route's rule does not admit. `admit` is called once the caller is
 * known.
 * @throws 401, 403
 */
export async function authorise(
  services: Services,
  lookups: Lookups,
  request: FastifyRequest,
  access: Access,
  variant: Variant,
  admit: () => void = () => {},
): Promise<void> {
  if (access.kind === 'operator') return authoriseOperator(services, request)
  // A public route admits everybody, but its response may depend on the signed-in person (a document to sign).
  if (access.kind === 'open' && !request.headers.authorization) return
  request.principal = await presented(services, lookups, request)
  // An invalid credential is refused, even on a public route.
  if (!request.principal && meansCredential(request.headers.authorization)) throw unauthenticated()
  admit()
  if (access.kind === 'open') return
  if (!request.principal) throw unauthenticated()
  if (!mayCall(access, request.principal, variant)) throw forbidden({ requiredRoles: rolesFor(access, variant) })
}

function presented(services: Services, lookups: Lookups, request: FastifyRequest) {
  const { authorization = '' } = request.headers
  return meansCredential(authorization)
    ? credentialPrincipal(services, authorization.slice('Bearer '.length), clientAddress(request, services), () => {
        throw unauthenticated(WAITS_FOR_APPROVAL)
      })
    : lookups.principalOf(authorization)
}

function authoriseOperator(services: Services, request: FastifyRequest): void {
  const { operatorKey, formerOperatorKeys } = services.config
  const given = Buffer.from(request.headers.authorization ?? '')
  const isRight = [operatorKey, ...formerOperatorKeys].some((key) => {
    const wanted = Buffer.from(`Operator ${key}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isRight) throw unauthenticated()
}

/**
 * The owner of a call: the customer's own id, or for staff the id in the path or body; 0 without an owner.
 * @throws 404 for an unknown owner
 */
export async function ownerOf(
  lookups: Lookups,
  request: FastifyRequest,
  { ownerIn }: AnyEndpoint,
  { access, variant }: { access: Access; variant: Variant },
): Promise<number> {
  if (access.kind !== 'owner' && !(request.params as { accountOwnerId?: number }).accountOwnerId) return 0
  if (variant === 'customer') return request.principal?.accountOwnerId ?? 0
  const source = ownerIn === 'body' ? request.body : request.params
  const ownerId = (source as { accountOwnerId?: number } | undefined)?.accountOwnerId ?? 0
  if (!(await lookups.isOwner({ caller: request.headers.authorization, ownerId }))) throw notFound()
  return ownerId
}

/** The caller, the caller's address and the credential. */
export function callerOf(services: Services, request: FastifyRequest) {
  return {
    principal: request.principal,
    requestId: request.id,
    ip: clientAddress(request, services),
    userAgent: request.headers['user-agent']?.slice(0, 200) ?? null,
    isTool: request.headers['x-client'] === 'api',
    isByGateway: isByGateway(request, services),
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1'])

/**
 * The address of the caller. Only a gateway, on this machine or a configured one, may send the address of its own
 * caller.
 */
function clientAddress(request: FastifyRequest, { config: { gateways } }: Services): string {
  const peer = plainAddress(request.ip)
  return addressFromGateway(request, peer, gateways) ?? peer
}

/** Whether the call comes from a gateway, on behalf of the gateway's caller. */
export function isByGateway(request: FastifyRequest, { config: { gateways } }: Services): boolean {
  return addressFromGateway(request, plainAddress(request.ip), gateways) !== null
}

function addressFromGateway(request: FastifyRequest, peer: string, gateways: BlockList | null): string | null {
  const named = request.headers['x-client-ip']
  const isBelieved = LOOPBACK.has(peer) || (gateways !== null && isAmong(peer, gateways))
  return typeof named === 'string' && isIP(named) !== 0 && isBelieved ? named : null
}
