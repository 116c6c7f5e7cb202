import { FluentProvider } from '@fluentui/react-components'
import { act, render, screen as page } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, type ComponentType } from 'react'
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay'
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLoaderData,
  useLocation,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type Params,
  type RouteObject,
} from 'react-router-dom'
import type { GraphQLSingularResponse, GraphQLTaggedNode, OperationDescriptor, OperationType } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator, type MockEnvironment } from 'relay-test-utils'
import { forgetRows } from '../kit/keys/lastRow.ts'
import { LeaveGuard } from '../kit/forms/LeaveGuard.tsx'
import { session } from '../core/session/session.ts'
import type { Session } from '../core/session/sessionStorage.ts'
import { NoticeHost } from '../kit/notices/NoticeHost.tsx'
import { lightTheme } from '../app/shell/theme.ts'
import { ScreenError } from '../core/screens/ScreenError.tsx'

export type Resolvers = Parameters<typeof MockPayloadGenerator.generate>[1]

interface Options<Q extends OperationType> {
  Page: ComponentType<{ queryRef: PreloadedQuery<Q> }>
  query: GraphQLTaggedNode
  variables: Q['variables']
  data: Resolvers
  /** The complete response with errors, instead of a generated response. */
  response?: (operation: OperationDescriptor) => GraphQLSingularResponse
  path?: string
  at?: string
  /** Returns the query variables for the URL's search part, for a screen that reloads when the search part changes. */
  follow?: (params: URLSearchParams) => Q['variables']
  /** A screen that opens over the tested screen, at a path below its path. */
  over?: Over
}

interface Over {
  path: string
  Page: ComponentType<{ queryRef: PreloadedQuery<never> }>
  query: GraphQLTaggedNode
  variables: (params: Params) => Record<string, unknown>
  data: () => Resolvers
}

/**
 * Renders one screen with mocked data, and its notices. Any other URL renders the URL itself as text, so that a test
 * can check a navigation.
 */
export function renderScreen<Q extends OperationType>(options: Options<Q>) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver((operation) =>
    options.response ? options.response(operation) : generate(operation, options.data),
  )
  environment.mock.queuePendingOperation(options.query, options.variables)
  const queryRef = loadQuery<Q>(environment, options.query, options.variables)
  const { Page, follow } = options
  const children = options.over ? [routeOver(environment, options.over)] : []
  if (!follow) return renderPage({ ...options, environment, element: <Page queryRef={queryRef} />, children })
  function Following() {
    return <Page queryRef={useLoaderData<PreloadedQuery<Q>>()} />
  }
  const loader = ({ request }: LoaderFunctionArgs) =>
    loadQuery<Q>(environment, options.query, follow(new URL(request.url).searchParams), {
      fetchPolicy: 'store-and-network',
    })
  return renderPage({ ...options, environment, element: <Following />, loader, loaded: queryRef, children })
}

function routeOver(environment: MockEnvironment, { path, Page, query, variables, data }: Over): RouteObject {
  function Loaded() {
    return <Page queryRef={useLoaderData<PreloadedQuery<never>>()} />
  }
  const loader = ({ params }: LoaderFunctionArgs) => {
    environment.mock.queueOperationResolver((operation) => generate(operation, data()))
    environment.mock.queuePendingOperation(query, variables(params))
    return loadQuery(environment, query, variables(params))
  }
  return { path, element: <Loaded />, loader }
}

interface PageOptions {
  element: React.ReactElement
  path?: string
  at?: string
  environment?: MockEnvironment
  loader?: LoaderFunction
  /** Data that the route's loader has returned. */
  loaded?: unknown
  handle?: unknown
  children?: RouteObject[]
}

/** Renders one screen without mocked data. */
export function renderPage(options: PageOptions) {
  const {
    element,
    path = '/',
    at = '/',
    environment = createMockEnvironment(),
    loader,
    loaded,
    handle,
    children = [],
  } = options
  const routes: RouteObject[] = [
    {
      element: (
        <Suspense fallback="waiting">
          <Outlet />
          <NoticeHost />
          <LeaveGuard />
        </Suspense>
      ),
      children: [
        { id: 'screen', path, element, handle, ErrorBoundary: ScreenError, children, ...(loader ? { loader } : {}) },
        { path: '*', element: <Address /> },
      ],
    },
  ]
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    ...(loader ? { hydrationData: { loaderData: { screen: loaded } } } : {}),
  })
  render(
    <FluentProvider theme={lightTheme}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </FluentProvider>,
  )
  return { environment, router, user: userEvent.setup(), page }
}

function Address() {
  const { pathname, search } = useLocation()
  return <p>at {pathname + search}</p>
}

/** Resolves the most recent operation with generated data, in which `data` replaces the generated values. */
export function answer(environment: MockEnvironment, data: Resolvers): void {
  act(() => environment.mock.resolveMostRecentOperation((operation) => generate(operation, data)))
}

/** Returns the variables of all mutations that are sent and still pending. */
export function sentMutations(environment: MockEnvironment): object[] {
  return environment.mock
    .getAllOperations()
    .filter((operation) => operation.request.node.params.operationKind === 'mutation')
    .map((operation) => operation.request.variables)
}

/** Generates a mocked response, in which the viewer always has the same id, as on the server. */
function generate(operation: OperationDescriptor, data: Resolvers = {}) {
  const { Viewer: viewer } = data
  return MockPayloadGenerator.generate(operation, {
    // Return no approvals, because the mock generator can't produce lists of strings, without which approvals crash.
    ApprovalConnection: () => ({ edges: [] }),
    ...data,
    Viewer: (context, id) => ({ id: 'viewer', ...(viewer?.(context, id) as object | undefined) }),
  })
}

/** Starts a session for the test in the app's own session store. */
export function signedIn(as: Partial<Session>): void {
  forgetRows()
  session.setState({
    jwtExpiry: Date.now() + 60_000,
    roleId: 0,
    accountOwnerId: 1001,
    accountId: 0,
    userId: 1,
    ...as,
  })
}
