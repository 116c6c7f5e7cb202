import * as z from 'zod'
import { pathsOf, type AnyEndpoint, type AnswerOf, type IsOpen, type TakenBy } from '../../../contract/endpoint.ts'
import { isPaged } from '../../../contract/page.ts'
import { roleIdsOf } from '../../../contract/roles.ts'
import type { Limit } from './throttle.ts'
import { open, operator, owner, self, staff, top, type Access, type Principal, type StaffRoleId } from './access.ts'
import type { Call } from './call.ts'
import { UPLOAD_BODY, type Answer, type Api } from './endpoint.ts'
import { pagerOf, type PageAnswer, type Pager, type PageQuery } from './page.ts'

type Handler<E extends AnyEndpoint> = (
  input: TakenBy<E> &
    Paging<TakenBy<E>['query']> & {
      call: Call<IsOpen<E> extends true ? Principal | null : Principal>
      /** The owner the call is about: own id of a customer, the path's or body's id for staff; 0 where there is none. */
      ownerId: number
      /** Notes whom staff look at where the address does not name the owner; the answer must wait for it. */
      noteReadOf: (owners: readonly (number | null)[]) => Promise<void>
    },
) => Promise<AnswerOf<E> | Answer | PageAnswer<AnswerOf<E>>>

/** Of a call that answers a page: what cuts it, for the sorts that the contract offers. */
type Paging<Query> = Query extends PageQuery ? { page: Pager<Exclude<Query['sort'], `-${string}`>> } : object

/** What only the custodian knows about a call. */
type Settings = {
  /** How often one person may make it. */
  limit?: Limit
  /** 400 of the field instead of 404 for a path parameter that does not fit. */
  paramsAreFields?: boolean
}

export type Serve = <E extends AnyEndpoint>(endpoint: E, handler: Handler<E>, settings?: Settings) => void

/** What every domain's routes are handed. */
export type Serving = Api & { serve: Serve }

/** Serves calls of the contract: path, validation, access and description come from there. */
export function serveOn(api: Api): Serve {
  return (endpoint, handler, settings = {}) => {
    const { customer, staff: forStaff, params, query, body, response } = endpoint
    api.endpoint({
      method: endpoint.method,
      tag: endpoint.tag,
      summary: endpoint.summary,
      access: accessOf(endpoint),
      path: routeOf(endpoint.anyone ?? customer ?? endpoint.operator),
      adminPath: routeOf(forStaff?.path),
      params: params && Object.keys(params).length > 0 ? z.object(params) : undefined,
      query,
      body,
      response,
      ownerInBody: endpoint.ownerIn === 'body',
      bodyLimit: endpoint.file && body ? UPLOAD_BODY : undefined,
      idempotent: endpoint.keyed,
      paged: isPaged(endpoint),
      ...settings,
      handler: atStandby(
        api,
        endpoint,
        isPaged(endpoint) ? withPager(api, endpoint, handler as never) : handler,
      ) as never,
    })
  }
}

type Asked = { ownerId: number; params: unknown; query: PageQuery; body: unknown }

/** A cursor fits the list of this call about this owner, with these parameters, and no other. */
function withPager({ services }: Api, { name }: AnyEndpoint, handler: (input: object) => unknown) {
  return (input: Asked) => {
    const list = JSON.stringify([name, input.ownerId, input.params ?? null, input.body ?? null])
    return handler({ ...input, page: pagerOf(services.pii, list, input.query) })
  }
}

/** Lists and reports only show: they are read at a standby that has all of it. */
function atStandby({ services }: Api, endpoint: AnyEndpoint, handler: unknown) {
  if (endpoint.method !== 'GET' || !(isPaged(endpoint) || endpoint.csv)) return handler
  return async (input: { call: Call }) =>
    (handler as (input: object) => unknown)({ ...input, call: { ...input.call, db: await services.readFrom() } })
}

/** Who may call, as this side decides it on every request. */
export function accessOf(endpoint: AnyEndpoint): Access {
  if (endpoint.operator !== undefined) return operator
  if (endpoint.anyone !== undefined) return open
  const roles = endpoint.staff ? (roleIdsOf(endpoint.staff.may) as StaffRoleId[]) : []
  if (endpoint.customer !== undefined) return pathsOf(endpoint).length === 1 && endpoint.staff ? self : owner(...roles)
  return endpoint.staff?.may === 'topAdmin' ? top : staff(...roles)
}

/** Below /api, without the slash at the end that some callers write, and `phonenumber` in small letters: see rewrite.ts. */
function routeOf(path: string | undefined): string | undefined {
  return path?.slice('/api'.length).replace(/\/$/, '').replace('/phoneNumber/', '/phonenumber/')
}
