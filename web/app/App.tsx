import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { RoutesContext } from '../core/screens/prefetch.ts'
import { takeUpBrought } from '../core/relay/startedQueries.ts'
import { routes } from './routes.ts'
import { expireSession } from '../core/session/expireSession.ts'
import { hideAddress, restoreAddress } from '../core/session/hiddenAddress.ts'
import { loginAddress } from '../core/session/redirect.ts'
import { followOtherTabs, onSessionEnd } from '../core/session/session.ts'
import { Appearance } from './shell/Appearance.tsx'
import { logUnexpected } from './shell/logUnexpected.ts'
import { followMaintenance } from '../kit/page/maintenance.ts'
import { PendingBar } from '../kit/page/PendingBar.tsx'
import { settled } from '../kit/page/settledRouter.ts'

declare module 'react-router' {
  interface Future {
    v8_middleware: true
  }
}

restoreAddress()
takeUpBrought()
// Register before the router adds its own listener, which reads the URL.
window.addEventListener('popstate', restoreAddress)
const router = createBrowserRouter(routes, { future: { v8_middleware: true } })

onSessionEnd((reason, here) => {
  const at = router.state.navigation.location ?? router.state.location
  const next = { switched: '/', expired: loginAddress(at), logout: '/login' }[reason]
  if (!here) return window.location.assign(next)
  void router.navigate(next)
})
followOtherTabs()
expireSession()
followMaintenance()
hideAddress()
router.subscribe(hideAddress)
const shownRouter = settled(router)

export function App() {
  return (
    <Appearance>
      <RoutesContext.Provider value={routes}>
        <RouterProvider router={shownRouter} onError={logUnexpected} />
      </RoutesContext.Provider>
      <PendingBar />
    </Appearance>
  )
}
