import { createCall, createOpenFile, hasPath, type Call } from '../rest/client.ts'
import type { Download } from '../rest/download.ts'
import type { Origin, Upstream } from '../rest/upstream.ts'
import type { AnyEndpoint, Args, AnswerOf, WithoutOwner } from '../../contract/endpoint.ts'
import type { Event } from '../../contract/events.ts'
import { RestError } from '../rest/errors.ts'
import { identityOf, nobody, type Identity, type Session } from '../rest/identity.ts'

/** An account owner in the hands of a caller who may act for this owner. Every call about an owner goes through one. */
export type Owner = {
  readonly accountOwnerId: number
  readonly call: <E extends AnyEndpoint>(endpoint: E, args: Args<E>) => Promise<AnswerOf<E>>
}

/** The caller with everything it can reach. Resolvers see no token and no role. */
export type Caller = {
  /** For the fields that show them; nothing is decided by these numbers. */
  readonly shown: Pick<Identity, 'userId' | 'roleId' | 'accountOwnerId'> & {
    isStaff: boolean
    isTopAdmin: boolean
    idleMinutes: number | null
  }
  readonly isSignedIn: boolean
  /** Whether the caller has a path to the endpoint; if not, why not. */
  readonly refusal: (endpoint: AnyEndpoint) => RestError | null
  readonly call: <E extends AnyEndpoint>(endpoint: WithoutOwner<E>, args: Args<E>) => Promise<AnswerOf<E>>
  /** A file that is sent on as it comes in. */
  readonly openFile: OpenFile
  /**
   * The owner to act for: a customer's own one, or the one staff has chosen.
   * @throws RestError FORBIDDEN for somebody else's, INVALID when staff has chosen none.
   */
  readonly owner: (wanted?: number | null) => Owner
  /** Like `owner`, but null when staff has chosen none. */
  readonly ownerIfChosen: (wanted?: number | null) => Owner | null
  /** Like `owner`, but null for anybody this caller may not act for, as for an owner that does not exist. */
  readonly ownerOfId: (accountOwnerId: number) => Owner | null
  /** The same caller whose writes go under this key, where the call honours one: sent again, nothing happens twice. */
  readonly underKey: (key: string | null) => Caller
}

type OpenFile = <E extends AnyEndpoint>(endpoint: WithoutOwner<E>, args: Args<E>) => Promise<Download>

export type SessionControl = {
  /** Takes the custodian's token: a cookie for a browser, null; the sealed token itself for a tool that asked for it. */
  begin: (session: Session, devices: string | null) => string | null
  /** Cookie of a known browser from an earlier sign-in. */
  readonly devices: string | undefined
  end: () => void
  /** A credential came with the request but is worth nothing any more. */
  readonly isStale: boolean
}

/** Filter of a stream's changes. */
export type Following = {
  isWanted: (event: Event) => boolean
  /** Begins behind this position of the log; null: with what comes from now on. */
  after: number | null
}

/** Context of every resolver, one for each request. */
export type Context = {
  readonly requestId: string
  readonly caller: Caller
  /** The caller that a session makes which has just begun. */
  readonly callerFor: (session: Session) => Caller
  readonly session: SessionControl
  /** Puts the code with which a payload says no into the line of the request in the log. */
  readonly noteRefusal: (code: string) => void
  /**
   * What changes from now on, or behind a position, as far as the caller may be told and wants to be. For subscriptions only.
   * @throws RestError for whoever is not signed in, or has too many streams open
   */
  readonly follow: (following: Following) => Promise<AsyncIterableIterator<Event>>
}

export type Settings = { topAdminRoleId: number; staffIdleMinutes: number }

/** Makes callers for one request; reads are shared by all calls of one caller. */
export function createCallers(upstream: Upstream, settings: Settings, origin: Origin) {
  return {
    caller: (session: Session | null) => {
      const identity = session ? identityOf(session, settings.topAdminRoleId) : nobody
      const openFile = createOpenFile(upstream, identity, origin) as OpenFile
      return createCaller(identity, createCall(upstream, identity, origin), openFile, settings, null)
    },
  }
}

function createCaller(
  identity: Identity,
  send: Call,
  openFile: OpenFile,
  settings: Settings,
  key: string | null,
): Caller {
  const call: Call = (endpoint, args, accountOwnerId) => send(endpoint, args, accountOwnerId, key)
  const isStaff = identity.audience === 'staff'

  const actFor = (accountOwnerId: number): Owner => ({
    accountOwnerId,
    call: (endpoint, args) => call(endpoint, args, accountOwnerId),
  })
  const owner = (wanted?: number | null): Owner => {
    if (identity.audience === 'anyone') throw new RestError('UNAUTHENTICATED', { endpoint: 'owner' })
    if (!isStaff) {
      if (wanted != null && wanted !== identity.accountOwnerId) throw new RestError('FORBIDDEN', { endpoint: 'owner' })
      return actFor(identity.accountOwnerId)
    }
    if (wanted == null || wanted <= 0) {
      throw new RestError('INVALID', { endpoint: 'owner', text: 'Please choose an account owner.' })
    }
    return actFor(wanted)
  }
  return {
    shown: {
      userId: identity.userId,
      roleId: identity.roleId,
      accountOwnerId: identity.accountOwnerId,
      isStaff,
      isTopAdmin: identity.permissions.has('topAdmin'),
      idleMinutes: (identity.roleId > 0 && settings.staffIdleMinutes) || null,
    },
    isSignedIn: identity.audience !== 'anyone',
    refusal: (endpoint) => {
      if (hasPath(endpoint, identity)) return null
      return new RestError(identity.audience === 'anyone' ? 'UNAUTHENTICATED' : 'FORBIDDEN', {
        endpoint: endpoint.name,
      })
    },
    call: (endpoint, args) => call(endpoint, args as never) as never,
    openFile,
    owner,
    ownerIfChosen: (wanted) => (isStaff && (wanted == null || wanted <= 0) ? null : owner(wanted)),
    ownerOfId: (accountOwnerId) => {
      if (identity.audience === 'customer' && accountOwnerId !== identity.accountOwnerId) return null
      return owner(accountOwnerId)
    },
    underKey: (wanted) => createCaller(identity, send, openFile, settings, wanted),
  }
}
