import { PageNotFound } from '../../core/screens/NotFound.tsx'
import { isLoggedIn } from '../../core/session/session.ts'
import { useSession } from '../../core/session/useSession.ts'
import { BlankLayout } from './BlankLayout.tsx'
import { MainLayout } from './MainLayout.tsx'

/** Shown for a URL without a screen, within the user's layout, so that logged-in users keep the menu. */
export function UnknownAddress() {
  const Layout = useSession((state) => isLoggedIn(state)) ? MainLayout : BlankLayout
  return (
    <Layout>
      <PageNotFound />
    </Layout>
  )
}
