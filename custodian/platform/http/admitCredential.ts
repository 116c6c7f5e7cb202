import type { FastifyReply, FastifyRequest } from 'fastify'
import { getOwnCredential } from '../../../contract/credentials.ts'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { isAboutItself, isInScope, scopeOf } from '../../../contract/scopes.ts'
import { rateLimitHeaders } from '../../../server/rateLimitHeaders.ts'
import type { Services } from '../context/services.ts'
import type { PresentedCredential } from '../context/principal.ts'
import { isByGateway } from './caller.ts'
import { beyondReach, forbidden, notFound, onlyThroughGateway, refuse } from './errors.ts'
import type { RequestCounts, Standing } from './requestCounts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The remaining requests within the credential's rate limit. */
    standing?: Standing
  }
}

/**
 * Counts a request of a credential, and allows only calls within its scopes, even for public calls. A gateway makes
 * several calls for one request; only its call that reads the credential is counted. That call is served even above the
 * limit. A credential that is limited to its registered operations may call only through a gateway, which knows the
 * operation.
 * @throws 429, 403
 */
export function admitCredential(
  services: Services,
  countRequest: RequestCounts,
  { request, reply, endpoint }: { request: FastifyRequest; reply: FastifyReply; endpoint: AnyEndpoint },
): void {
  const credential = request.principal?.credential
  if (!credential) return
  const byGateway = isByGateway(request, services)
  const isQuestion = endpoint.name === getOwnCredential.name
  const standing = countRequest(credential, services.clock.now(), !byGateway || isQuestion)
  request.standing = standing
  const headers = rateLimitHeaders({ perMinute: credential.requestsPerMinute, ...standing })
  void reply.headers(headers)
  if (standing.isOver && !(byGateway && isQuestion))
    throw refuse(429, 'Too many requests. Please try again later.', headers)
  if (credential.onlyRegistered && !byGateway && !isAboutItself(endpoint.name)) throw onlyThroughGateway()
  if (!isInScope(endpoint.name, credential.scopes)) throw forbidden({ requiredScope: scopeOf(endpoint.name) })
}

/**
 * Limits a credential for one owner or plan to that owner or to the plan's owners. Calls about other owners get 404,
 * and calls about no owner get 403.
 * @param ownerId the owner of the call, 0 for nobody
 * @throws 403, 404
 */
export async function requireReach(
  { db }: Services,
  credential: PresentedCredential | null | undefined,
  endpoint: AnyEndpoint,
  ownerId: number,
): Promise<void> {
  if (!credential || isAboutItself(endpoint.name)) return
  const { accountOwnerId, planId } = credential
  if (accountOwnerId !== null) {
    if (ownerId === 0) throw beyondReach({ onlyAccountOwnerId: accountOwnerId })
    if (accountOwnerId !== ownerId) throw notFound()
    return
  }
  if (planId === null) return
  if (ownerId === 0) throw beyondReach({ onlyPlanId: planId })
  const plans = await db
    .selectFrom('retirement_account')
    .select('plan_id')
    .distinct()
    .where('account_owner_id', '=', ownerId)
    .execute()
  // Refuses an owner who also has an account with another plan, because that account would be shown too.
  if (plans.length !== 1 || plans[0]?.plan_id !== planId) throw notFound()
}
