import { PageNotFound } from '../../core/screens/NotFound.tsx'
import { isLoggedIn } from '../../core/session/session.ts'
import { useSession } from '../../core/session/useSession.ts'
import { BlankLayout } from './BlankLayout.tsx'
import { MainLayout } from './MainLayout.tsx'

/** An address that no screen answers, in the frame that somebody has: whoever is signed in keeps the menu. */
export function UnknownAddress() {
  const Layout = useSession((state) => isLoggedIn(state)) ? MainLayout : BlankLayout
  return (
    <Layout>
      <PageNotFound />
    </Layout>
  )
}
