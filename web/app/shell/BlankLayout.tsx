import { makeStyles } from '@fluentui/react-components'
import { Suspense, type ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { Header } from './Header.tsx'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'
import { small } from '../../kit/page/layout.ts'
import { PendingPage } from '../../kit/page/PendingBar.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'

const useStyles = makeStyles({
  main: {
    width: '100%',
    maxWidth: '720px',
    marginInline: 'auto',
    paddingInline: '24px',
    paddingBlock: '56px 72px',
    [small]: { paddingInline: '16px', paddingBlock: '24px 48px' },
  },
})

/** Renders the children if there are any; otherwise the route's screen. */
export function BlankLayout({ children }: { children?: ReactNode }) {
  const styles = useStyles()
  return (
    <>
      <SkipLink />
      <Header />
      <MaintenanceBanner />
      <main id={mainId} className={styles.main} data-large-text>
        <Suspense fallback={<PendingPage />}>{children ?? <Outlet />}</Suspense>
      </main>
      <MaintenanceBanner isLate />
    </>
  )
}
