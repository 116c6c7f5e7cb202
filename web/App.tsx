import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { renewEnvironment } from './relay/environment.ts'
import { RoutesContext } from './relay/prefetch.ts'
import { routes } from './routes.ts'
import { loginAddress } from './session/redirect.ts'
import { followOtherTabs, onSessionEnd } from './session/session.ts'
import { Appearance } from './shell/Appearance.tsx'
import { logUnexpected } from './shell/logUnexpected.ts'
import { PendingBar } from './shell/PendingBar.tsx'

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

const router = createBrowserRouter(routes, { future: { v8_middleware: true } })

onSessionEnd((reason, here) => {
  const at = router.state.navigation.location ?? router.state.location
  const next = { switched: '/', expired: loginAddress(at), logout: '/login' }[reason]
  if (!here) return window.location.assign(next)
  renewEnvironment()
  void router.navigate(next)
})
followOtherTabs()

export function App() {
  return (
    <Appearance>
      <RoutesContext.Provider value={routes}>
        <RouterProvider router={router} onError={logUnexpected} />
      </RoutesContext.Provider>
      <PendingBar />
    </Appearance>
  )
}
