import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { routes } from '../app/routes.ts'
import { RoutesContext } from '../core/screens/prefetch.ts'
import { queryOf, whenReady } from '../core/screens/whenReady.ts'
import { session } from '../core/session/session.ts'
import { startWith } from '../core/relay/startedQueries.ts'
import { PendingBar } from '../kit/page/PendingBar.tsx'
import type { Rendered, RenderJob } from './job.ts'
import { windowOf } from './windowOf.ts'

// React asks for what a store began with when it renders on a server, which here is nobody's session.
session.getInitialState = session.getState

/**
 * The screen at an address, as the page's own code would show it once its data is there. Null where it would show something
 * else first: a wait, an error, another screen. One job at a time: session and store are this module's.
 */
export async function render({ path, session: who, answers, widths }: RenderJob): Promise<Rendered[] | null> {
  const { expiresAt: jwtExpiry, ...ids } = who
  try {
    // Nobody in between: even the same owner begins with an empty store.
    session.setState({ jwtExpiry: null, userId: 0, roleId: 0, accountOwnerId: 0, accountId: 0 })
    session.setState({ jwtExpiry, ...ids, accountId: 0, drawerOpen: true })
    startWith(session.getState(), answers)
    const router = createMemoryRouter(ownCopy(routes), { initialEntries: [path], future: { v8_middleware: true } })
    try {
      await whenReady(router)
      if (router.state.errors || router.state.location.pathname !== path) return null
      const rendered: Rendered[] = []
      for (const width of widths) {
        const view = windowOf(width)
        Object.assign(globalThis, { matchMedia: view.matchMedia })
        const markup = renderToStaticMarkup(
          <RoutesContext.Provider value={routes}>
            <RouterProvider router={router} />
            <PendingBar />
          </RoutesContext.Provider>,
        )
        if (!canStandAlone(markup)) return null
        // The page's policy takes no style attributes; the page's own code sets them another way.
        rendered.push({ media: view.asked, markup: markup.replace(/ style="[^"]*"/g, '') })
      }
      return rendered
    } finally {
      for (const loaded of Object.values(router.state.loaderData)) queryOf(loaded)?.dispose()
      router.dispose()
    }
  } finally {
    session.setState({ jwtExpiry: null, userId: 0, roleId: 0, accountOwnerId: 0, accountId: 0 })
  }
}

/** What is shown needs no code, but for a moment: nothing waits in it, and nothing could be typed that would be lost. */
const canStandAlone = (markup: string) =>
  markup.includes('<h1') && !/ data-waits|<(input|select|textarea)\b/.test(markup)

/** A router empties the `lazy` of the routes it is given, which the next one is to find as they are. */
function ownCopy(given: readonly RouteObject[]): RouteObject[] {
  return given.map(({ lazy, children, ...route }) => ({
    ...route,
    ...(typeof lazy === 'object' ? { lazy: { ...lazy } } : {}),
    ...(children ? { children: ownCopy(children) } : {}),
  })) as RouteObject[]
}
