import { kindsFor, type EventKind } from '../../contract/events.ts'
import { ROLE } from '../../contract/roles.ts'
import { meansCredential } from '../../server/credentialToken.ts'
import type { Services } from '../platform/context/services.ts'
import { credentialPrincipal } from '../platform/http/presentedCredential.ts'
import { isOver, tokenHash } from '../platform/http/session.ts'

type Stream = { token: string; address: string }
/** The reader of a stream; null if its token is no longer valid. */
type StreamRight = { kinds: EventKind[]; accountOwnerId: number | null } | null

/**
 * The events that the streams of these tokens may receive now. Unlike a call, this check keeps no session alive: an
 * idle staff session ends although its stream is open.
 */
export async function toldTo(
  services: Services,
  streams: readonly Stream[],
  isByGateway: boolean,
): Promise<StreamRight[]> {
  const isCredential = ({ token }: Stream) => meansCredential(`Bearer ${token}`)
  const sessions = await sessionsOf(
    services,
    streams.filter((stream) => !isCredential(stream)).map(({ token }) => tokenHash(token)),
  )
  return Promise.all(
    streams.map((stream) =>
      Promise.resolve(
        isCredential(stream)
          ? ofCredential(services, stream, isByGateway)
          : (sessions.get(tokenHash(stream.token)) ?? null),
      ),
    ),
  )
}

async function sessionsOf(services: Services, hashes: readonly string[]): Promise<ReadonlyMap<string, StreamRight>> {
  if (hashes.length === 0) return new Map()
  const now = services.clock.now()
  const rows = await services.db
    .selectFrom('session')
    .innerJoin('portal_user', 'portal_user.user_id', 'session.user_id')
    .select(['token_hash', 'role_id', 'account_owner_id', 'session.created_at', 'last_seen_at', 'expires_at'])
    .where('token_hash', 'in', hashes)
    .where('revoked_at', 'is', null)
    .where('disabled_at', 'is', null)
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const { token_hash, role_id, account_owner_id } = row
      const isCustomer = role_id === ROLE.customer
      if (isCustomer && account_owner_id === null) return []
      if (isOver(row, now, services.config.staffIdleMinutes)) return []
      return [[token_hash, { kinds: kindsFor(role_id), accountOwnerId: isCustomer ? account_owner_id : null }]]
    }),
  )
}

/**
 * A credential for one plan gets no events, because the owners in the plan change. One that is limited to its
 * registered operations gets events only through a gateway.
 */
async function ofCredential(
  services: Services,
  { token, address }: Stream,
  isByGateway: boolean,
): Promise<StreamRight> {
  const principal = await credentialPrincipal(services, token, address)
  const credential = principal?.credential
  if (!credential?.scopes.has('events:read') || credential.planId !== null) return null
  if (credential.onlyRegistered && !isByGateway) return null
  return { kinds: kindsFor(principal?.roleId ?? ROLE.customer), accountOwnerId: credential.accountOwnerId }
}
