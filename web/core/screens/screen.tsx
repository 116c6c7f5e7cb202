import { memo, type ComponentType } from 'react'
import { RelayEnvironmentProvider, useQueryLoader, type PreloadedQuery } from 'react-relay'
import {
  redirect,
  useLoaderData,
  useResolvedPath,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type Params,
  type RouteObject,
} from 'react-router-dom'
import type { Environment, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { checkAccess, type Access } from '../session/access.ts'
import { loginAddress } from '../session/redirect.ts'
import { toLogin } from '../session/staffOnly.ts'
import { session } from '../session/session.ts'
import type { Session } from '../session/sessionStorage.ts'
import type { Follows, MenuItem, ScreenHandle } from './routeHandle.ts'
import { ScreenError } from './ScreenError.tsx'
import { currentEnvironment } from '../relay/environment.ts'
import { loadScreenQuery, renewScreenQuery } from '../relay/loadScreenQuery.ts'
import { takePrefetched } from '../relay/prefetched.ts'

type ParamName<P extends string> = P extends `${infer A}/${infer B}`
  ? ParamName<A> | ParamName<B>
  : P extends `:${infer N}`
    ? N
    : never
type ParamsOf<P extends string> = { [K in ParamName<P>]: string }

interface ScreenBase<P extends string> {
  id: string
  path: P
  title: string
  crumb: string
  /** Parent of the screen in the breadcrumb, for a screen without a menu entry. */
  under?: { label: string; to: string }
  access: Access
  menu?: MenuItem
  /** True if the screen may show data of other owners, or of no owner. The acting bar then says so. */
  ofManyOwners?: boolean
  /** Sentence below "Not Found" if the record in the URL does not exist, instead of the usual one of `NotFound.tsx`. */
  missing?: string
  /** True if the screen opens as a dialog over its parent, which stays unchanged behind it. */
  over?: boolean
  /** Parameters of the query string that name what a form is about. The form ends when one of them changes. */
  formSearch?: readonly string[]
  /** Runs before any data is fetched. Redirects the user to the returned URL, if any. */
  guard?: (args: { params: ParamsOf<P>; url: URL; session: Session }) => string | null
}

interface DataScreen<P extends string, Q extends OperationType> extends ScreenBase<P> {
  query: PreloadableConcreteRequest<Q>
  variables: (args: { params: ParamsOf<P>; url: URL; session: Session }) => Q['variables']
  /** True if the screen must never show cached data. */
  alwaysFresh?: boolean
  /** True if the screen also works without a session. */
  anonymous?: boolean
  /** True if the query of the screen depends on the query string of the URL. */
  followsSearch?: boolean
  follows?: Follows
  page: () => Promise<{ Page: ComponentType<{ queryRef: PreloadedQuery<Q> }> }>
}

interface PlainScreen<P extends string> extends ScreenBase<P> {
  /** Runs when the screen opens. The page reads the result from `useLoaderData().started`. */
  start?: (environment: Environment) => unknown
  page: () => Promise<{ Page: ComponentType }>
}

interface Loaded<Q extends OperationType> extends Whose {
  queryRef: PreloadedQuery<Q>
}

/** The user and the chosen owner whose data a screen shows. */
interface Whose {
  environment: Environment
  /** Key of the rendered screen, so that no state of it, such as a shown secret, lasts for another user or owner. */
  whose: string
}

function currentWhose(): Whose {
  const { userId, accountOwnerId } = session.getState()
  return { environment: currentEnvironment(), whose: `${userId}/${accountOwnerId}` }
}

/** A screen with one query. The route starts the query while the screen's code loads. */
export const screen =
  <Q extends OperationType>() =>
  <const P extends string>(row: DataScreen<P, Q>): RouteObject => {
    const variablesOf = (params: Params, url: URL) =>
      row.variables({ params: params as ParamsOf<P>, url, session: session.getState() })
    const preload = (params: Params, url: URL, environment: Environment) =>
      loadScreenQuery(environment, row.query, variablesOf(params, url), row)
    const renew: ScreenHandle['renew'] = (params, url, environment) =>
      renewScreenQuery(environment, row.query, variablesOf(params, url))
    const asks: ScreenHandle['asks'] = (params, url, session) => {
      const given = { params: params as ParamsOf<P>, url, session }
      return row.guard?.(given) ? null : { id: row.query.params.id, variables: row.variables(given) }
    }
    return {
      ...route(
        row,
        {
          asks,
          preload: preload as ScreenHandle['preload'] & {},
          importPage: row.page,
          ...(row.follows ? { follows: row.follows, renew } : {}),
        },
        row.followsSearch,
      ),
      loader: ({ params, request }: LoaderFunctionArgs): Loaded<Q> => {
        requireNumbers(params)
        const { environment, whose } = currentWhose()
        const url = new URL(request.url)
        const prefetched = takePrefetched(environment, row.query, variablesOf(params, url)) as PreloadedQuery<Q> | null
        const queryRef = prefetched ?? preload(params, url, environment)
        request.signal.addEventListener('abort', () => queryRef.dispose(), { once: true })
        return { queryRef, environment, whose }
      },
      lazy: { Component: () => row.page().then(({ Page }) => adopt(row.query, Page, row.id), missing) },
    }
  }

/** A screen without a query. Its `start` function may load data. */
export function plainScreen<const P extends string>(row: PlainScreen<P>): RouteObject {
  return {
    ...route(row, { importPage: row.page }),
    loader: ({ params }: LoaderFunctionArgs) => {
      requireNumbers(params)
      const whose = currentWhose()
      return { ...whose, started: row.start?.(whose.environment) }
    },
    lazy: { Component: () => row.page().then(({ Page }) => provide(Page, row.id), missing) },
  }
}

/** Rendered if the screen's code fails to load. The router alone would show its loading state forever. */
function missing(error: unknown): ComponentType {
  return function Missing() {
    throw error
  }
}

function route<P extends string>(
  row: ScreenBase<P>,
  parts: Pick<ScreenHandle, 'asks' | 'preload' | 'importPage' | 'follows' | 'renew'>,
  followsSearch = false,
): Pick<RouteObject, 'id' | 'path' | 'handle' | 'middleware' | 'ErrorBoundary' | 'shouldRevalidate'> {
  const handle: ScreenHandle = {
    id: row.id,
    path: row.path,
    title: row.title,
    crumb: row.crumb,
    ...(row.under ? { under: row.under } : {}),
    access: row.access,
    ...(row.menu ? { menu: row.menu } : {}),
    ...(row.ofManyOwners ? { ofManyOwners: true } : {}),
    ...(row.over ? { over: true } : {}),
    ...(row.missing ? { missing: row.missing } : {}),
    ...(row.formSearch ? { formSearch: row.formSearch } : {}),
    ...parts,
  }
  return {
    id: row.id,
    path: row.path,
    handle,
    middleware: [admit(row)],
    ErrorBoundary: ScreenError,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      !followsSearch && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
  }
}

function admit<P extends string>(row: ScreenBase<P>): MiddlewareFunction {
  return ({ request, params }) => {
    const url = new URL(request.url)
    const now = session.getState()
    const verdict = checkAccess(row.access, now)
    if (verdict === 'SIGN_IN') throw redirect(loginAddress(url))
    if (verdict === 'LOGIN') throw toLogin()
    if (verdict === 'HOME') throw redirect('/home')
    if (!numbersAreNumbers(params)) return
    const elsewhere = row.guard?.({ params: params as ParamsOf<P>, url, session: now })
    if (elsewhere) throw redirect(elsewhere)
  }
}

/**
 * Must be called in a loader: an error in `admit` would keep the loader of the layout from running.
 * @throws 404 for an id that is not a number
 */
function requireNumbers(params: Params): void {
  if (!numbersAreNumbers(params)) throw new Response(null, { status: 404 })
}

/** Ids in a URL are digits only, so that no word in a URL is treated as an account id. */
export function numbersAreNumbers(params: Params): boolean {
  return ['accountId', 'transactionId', 'requestId', 'webhookId'].every((name) =>
    /^\d{1,15}$/.test(params[name] ?? '0'),
  )
}

function adopt<Q extends OperationType>(
  query: PreloadableConcreteRequest<Q>,
  Page: ComponentType<{ queryRef: PreloadedQuery<Q> }>,
  id: string,
) {
  /**
   * Holds the screen's query reference, and releases it when the user leaves the screen. `memo` prevents renders when
   * only the router's state changes.
   */
  const Owner = memo(function Owner({ loaded }: { loaded: PreloadedQuery<Q> }) {
    const [queryRef] = useQueryLoader<Q>(query, loaded)
    return queryRef ? <Page queryRef={queryRef} /> : null
  })
  function Screen() {
    const { queryRef, environment, whose } = useLoaderData<Loaded<Q>>()
    // This screen's own part of the URL. A dialog route opened over the screen does not change it.
    const { pathname } = useResolvedPath('.')
    return (
      <RelayEnvironmentProvider environment={environment}>
        <Owner key={`${whose}${pathname}`} loaded={queryRef} />
      </RelayEnvironmentProvider>
    )
  }
  Screen.displayName = `Screen(${id})`
  return Screen
}

function provide(Given: ComponentType, id: string) {
  const Page = memo(Given)
  function Screen() {
    const { environment, whose } = useLoaderData<Whose>()
    return (
      <RelayEnvironmentProvider environment={environment}>
        <Page key={whose} />
      </RelayEnvironmentProvider>
    )
  }
  Screen.displayName = `Screen(${id})`
  return Screen
}
