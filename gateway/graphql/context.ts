import { createCall, createOpenFile, hasPath, refusal, type Call } from '../rest/client.ts'
import type { Download } from '../rest/download.ts'
import type { Origin, Upstream } from '../rest/upstream.ts'
import type { AnyEndpoint, Args, AnswerOf, WithoutOwner } from '../../contract/endpoint.ts'
import type { Event } from '../../contract/events.ts'
import { RestError } from '../rest/errors.ts'
import { identityOf, nobody, type Identity, type Session } from '../rest/identity.ts'

/** An account owner for whom the caller may act. Every call about an owner goes through this type. */
export type Owner = {
  readonly accountOwnerId: number
  readonly call: <E extends AnyEndpoint>(endpoint: E, args: Args<E>) => Promise<AnswerOf<E>>
}

/** The caller with all data it may access. Resolvers see no token and no role. */
export type Caller = {
  /** Values for display; no permission depends on them. */
  readonly shown: Pick<Identity, 'userId' | 'roleId' | 'accountOwnerId'> & {
    isStaff: boolean
    isTopAdmin: boolean
    idleMinutes: number | null
    scopes: readonly string[] | null
  }
  readonly isSignedIn: boolean
  /** The error of a call to this endpoint if the caller may not call it; otherwise null. */
  readonly refusal: (endpoint: AnyEndpoint) => RestError | null
  readonly call: <E extends AnyEndpoint>(endpoint: WithoutOwner<E>, args: Args<E>) => Promise<AnswerOf<E>>
  /** Opens a streamed file. */
  readonly openFile: OpenFile
  /**
   * The owner to act for: a customer's own, or the one that staff chose.
   * @throws RestError FORBIDDEN for another owner, INVALID if staff chose none.
   */
  readonly owner: (wanted?: number | null) => Owner
  /** Like `owner`, but null if staff chose none. */
  readonly ownerIfChosen: (wanted?: number | null) => Owner | null
  /** Like `owner`, but null for an owner that the caller may not act for or that does not exist. */
  readonly ownerOfId: (accountOwnerId: number) => Owner | null
  /**
   * The same caller with an idempotency key for its writes, where the call supports one: a repeated write has no
   * effect.
   */
  readonly underKey: (key: string | null) => Caller
}

type OpenFile = <E extends AnyEndpoint>(endpoint: WithoutOwner<E>, args: Args<E>) => Promise<Download>

export type SessionControl = {
  /**
   * Stores the custodian's token: as a cookie for a browser (returns null), or as a sealed token for a program that
   * requested it.
   */
  begin: (session: Session, devices: string | null) => string | null
  /** Cookie of a known browser, from an earlier sign-in. */
  readonly devices: string | undefined
  end: () => void
  /** Whether the request has a credential that is no longer valid. */
  readonly isStale: boolean
}

/** Filter of a stream's changes. */
export type Following = {
  isWanted: (event: Event) => boolean
  /** Starts after this position of the event log; null starts at the newest. */
  after: number | null
}

/** Context of every resolver, created for each request. */
export type Context = {
  readonly requestId: string
  readonly caller: Caller
  /** The caller of a new session. */
  readonly callerFor: (session: Session) => Caller
  readonly session: SessionControl
  /** Adds an error code of a mutation's payload to the log entry of the request. */
  readonly noteRefusal: (code: string) => void
  /**
   * The requested changes that the caller may see, from now on or after a position. For subscriptions only.
   * @throws RestError for callers who are not signed in or have too many open streams
   */
  readonly follow: (following: Following) => Promise<AsyncIterableIterator<Event>>
}

export type Settings = { topAdminRoleId: number; staffIdleMinutes: number }

/** Creates the callers of one request; all calls of one caller share reads. */
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
      scopes: identity.scopes && [...identity.scopes],
    },
    isSignedIn: identity.audience !== 'anyone',
    refusal: (endpoint) => (hasPath(endpoint, identity) ? null : refusal(endpoint, identity)),
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
