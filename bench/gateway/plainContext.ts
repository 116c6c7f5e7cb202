import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { ROLE } from '../../contract/roles.ts'
import type { Caller, Context } from '../../gateway/graphql/context.ts'
import { keepPlace, placeIn } from '../../gateway/rest/pages.ts'
import { fillPath, queryString } from '../../gateway/rest/path.ts'
import type { Get } from './upstream.ts'

type Given = { params?: Record<string, string | number>; query?: Record<string, string | null | undefined> }

/**
 * What the resolvers need and nothing else: reads of one customer, each path once for a request. No session, no rules,
 * no limits, no deadlines, no checking of what came back.
 */
export function plainContext(get: Get, authorization: string): Context {
  const reads = new Map<string, Promise<unknown>>()
  const call = (endpoint: AnyEndpoint, { params, query }: Given): Promise<unknown> => {
    const path = fillPath(endpoint.name, endpoint.customer ?? '', params ?? {}) + queryString(query)
    let read = reads.get(path)
    if (!read) {
      read = get(path, authorization).then(({ body, headers }) => {
        const value: unknown = JSON.parse(body)
        keepPlace(value, placeIn(headers))
        return value
      })
      reads.set(path, read)
    }
    return read
  }
  const owner = { accountOwnerId: 1001, call: call as never }
  const caller: Caller = {
    shown: {
      userId: 1,
      roleId: ROLE.customer,
      accountOwnerId: 1001,
      isStaff: false,
      isTopAdmin: false,
      idleMinutes: null,
    },
    isSignedIn: true,
    refusal: () => null,
    openFile: undefined as never,
    call: call as never,
    owner: () => owner,
    ownerIfChosen: () => owner,
    ownerOfId: () => owner,
    underKey: () => caller,
  }
  const session = { begin: () => null, end: () => undefined, isStale: false }
  return {
    requestId: 'bench',
    caller,
    callerFor: () => caller,
    session,
    noteRefusal: () => undefined,
    follow: undefined as never,
  }
}
