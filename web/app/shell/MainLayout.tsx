import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, Suspense, useCallback, useEffect, useId, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { graphql, RelayEnvironmentProvider, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import type { MainLayoutQuery } from '../../__generated__/MainLayoutQuery.graphql.ts'
import { currentEnvironment } from '../../core/relay/environment.ts'
import { LazyLive } from '../../core/live/LazyLive.tsx'
import type { ScreenHandle } from '../../core/screens/routeHandle.ts'
import { isStaff } from '../../core/session/access.ts'
import { rememberPlace } from '../../core/session/lastPlace.ts'
import { isHome } from '../../core/session/redirect.ts'
import { usualRows } from '../../core/session/rowsOf.ts'
import { toggleDrawer } from '../../core/session/session.ts'
import { useLogout } from './useLogout.ts'
import { useSession } from '../../core/session/useSession.ts'
import { ActingBar } from './ActingBar.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { DrawerHeader, DrawerHeaderPlace } from './DrawerHeader.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { UsualPageSize } from '../../kit/lists/pageSize.ts'
import { contentWidth, drawerWidth, headerHeight, isSmall, large, largeScreen, small } from '../../kit/page/layout.ts'
import { MaintenanceBanner } from './MaintenanceBanner.tsx'
import { Keys } from './Keys.tsx'
import { Menu } from './Menu.tsx'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { PendingPage } from '../../kit/page/PendingBar.tsx'
import { mainId, SkipLink } from './SkipLink.tsx'
import { PrintedFrom } from '../../kit/ui/PrintedFrom.tsx'
import { BesideDrawer } from '../../kit/page/useCardLayout.ts'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'

const MenuCounts = lazyPart(async () => ({ default: (await import('./MenuCounts.tsx')).MenuCounts }), true)

const query = graphql`
  query MainLayoutQuery($accountOwnerId: Int, $countsRequests: Boolean!, $countsReviews: Boolean!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...DrawerHeader_viewer
      ...ActingBar_viewer
      ...MenuCounts_viewer @arguments(countsRequests: $countsRequests, countsReviews: $countsReviews)
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
      }
    }
  }
`

const useStyles = makeStyles({
  drawer: {
    position: 'fixed',
    zIndex: 25,
    top: `${headerHeight}px`,
    bottom: 0,
    left: 0,
    width: `${drawerWidth}px`,
    display: 'flex',
    flexDirection: 'column',
    rowGap: '20px',
    paddingBlock: '24px',
    paddingInline: '14px',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    // Lets the menu drawer scroll. By default, flexbox would shrink overflowing parts until they overlap.
    '& > *': { flexShrink: 0 },
    [small]: { maxWidth: '86vw', boxShadow: tokens.shadow28 },
  },
  closed: { display: 'none' },
  shade: {
    position: 'fixed',
    zIndex: 24,
    inset: 0,
    top: `${headerHeight}px`,
    border: 0,
    backgroundColor: tokens.colorBackgroundOverlay,
    [large]: { display: 'none' },
  },
  logout: {
    minHeight: '40px',
    paddingInline: '14px',
    border: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    marginBlockStart: 'auto',
    paddingBlockStart: '12px',
    background: 'none',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: `calc(100dvh - ${headerHeight}px)`,
  },
  shifted: { [largeScreen]: { marginInlineStart: `${drawerWidth}px` } },
  content: {
    flexGrow: 1,
    width: '100%',
    marginInline: 'auto',
    paddingInline: '32px',
    paddingBlock: '24px 56px',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '20px',
    [small]: { paddingInline: '16px', paddingBlock: '16px 40px' },
  },
  customer: { maxWidth: `${contentWidth.customer + 64}px` },
  staff: { maxWidth: `${contentWidth.staff + 64}px`, '--card-inset': '24px' },
})

export interface MainLayoutData {
  queryRef: PreloadedQuery<MainLayoutQuery>
  environment: Environment
}

/** Renders the children if there are any, without loading data; otherwise renders the route's screen. */
export function MainLayout({ children }: { children?: ReactNode }) {
  const { queryRef, environment } = useLoaderData<MainLayoutData | null | undefined>() ?? {
    environment: currentEnvironment(),
  }
  const styles = useStyles()
  const drawer = useDrawer()
  const roleId = useSession((state) => state.roleId)
  const staff = isStaff({ roleId })
  const { ofManyOwners, follows, access } = (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>
  useLastPlace(staff && access?.needsOwner === false)
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SkipLink />
      <Header isOpen={drawer.open} controls={drawer.id} onToggle={drawer.toggle} />
      {drawer.open && drawer.overlays ? (
        <button type="button" aria-label="Close navigation" className={styles.shade} onClick={drawer.dismiss} />
      ) : null}
      <Drawer id={drawer.id} open={drawer.open} onNavigate={drawer.close} queryRef={queryRef} />
      <div
        className={mergeClasses(styles.body, drawer.open && !drawer.overlays && styles.shifted)}
        inert={drawer.open && drawer.overlays}
      >
        <MaintenanceBanner />
        {queryRef && staff ? (
          <>
            <Part fallback={null}>
              <Acting queryRef={queryRef} ofManyOwners={ofManyOwners ?? false} isList={follows?.isList ?? false} />
            </Part>
            <Part fallback={null}>
              <Counts queryRef={queryRef} />
            </Part>
          </>
        ) : null}
        <div className={mergeClasses(styles.content, staff ? styles.staff : styles.customer)}>
          <LazyLive />
          {queryRef ? (
            <Part fallback={null}>
              <PrintedHead queryRef={queryRef} isOfMany={ofManyOwners} />
            </Part>
          ) : null}
          <Breadcrumb />
          <main id={mainId} data-large-text={staff ? undefined : ''}>
            <BesideDrawer value={drawer.open && !drawer.overlays}>
              <UsualPageSize value={usualRows({ roleId })}>
                <Suspense fallback={<PendingPage />}>{children ?? <Outlet />}</Suspense>
              </UsualPageSize>
            </BesideDrawer>
          </main>
        </div>
        <Footer staff={staff} />
      </div>
      <MaintenanceBanner isLate />
      <Keys />
    </RelayEnvironmentProvider>
  )
}

/** Remembers the last screen that is not about a single owner. Counts Home only if staff act for nobody. */
function useLastPlace(isOfNobody: boolean): void {
  const { pathname, search } = useLocation()
  const acts = useSession(({ accountOwnerId }) => accountOwnerId > 0)
  useEffect(() => {
    if (isOfNobody && !(acts && isHome(pathname))) rememberPlace(pathname + search)
  }, [isOfNobody, acts, pathname, search])
}

interface Ref {
  queryRef: PreloadedQuery<MainLayoutQuery>
}

interface DrawerProps {
  id: string
  open: boolean
  onNavigate: () => void
  queryRef: Ref['queryRef'] | undefined
}

// `memo` prevents renders when only the router's state changes, several times in each navigation.
const Drawer = memo(function Drawer({ id, open, onNavigate, queryRef }: DrawerProps) {
  const styles = useStyles()
  return (
    <nav id={id} aria-label="Main" className={mergeClasses(styles.drawer, !open && styles.closed)} data-print="hide">
      <Part fallback={<DrawerHeaderPlace />}>
        {queryRef ? <Greeting queryRef={queryRef} /> : <DrawerHeaderPlace />}
      </Part>
      <Menu onNavigate={onNavigate} />
      <LogoutButton />
    </nav>
  )
})

/** A separate component, so that a change of the router's state renders only this button, not the drawer. */
function LogoutButton() {
  const styles = useStyles()
  const logOut = useLogout()
  return (
    <button type="button" className={styles.logout} onClick={logOut}>
      Logout
    </button>
  )
}

function Greeting({ queryRef }: Ref) {
  return <DrawerHeader viewerKey={usePreloadedQuery<MainLayoutQuery>(query, queryRef).viewer ?? null} />
}

const Acting = memo(function Acting({ queryRef, ...screen }: Ref & { ofManyOwners: boolean; isList: boolean }) {
  const { viewer } = usePreloadedQuery<MainLayoutQuery>(query, queryRef)
  return <ActingBar viewerKey={viewer ?? null} {...screen} />
})

function PrintedHead({ queryRef, isOfMany }: Ref & { isOfMany: boolean | undefined }) {
  const owner = usePreloadedQuery<MainLayoutQuery>(query, queryRef).viewer?.accountOwner
  return <PrintedFrom owner={owner && !isOfMany ? `${owner.firstName} ${owner.lastName}` : null} />
}

const Counts = memo(function Counts({ queryRef }: Ref) {
  const { viewer } = usePreloadedQuery<MainLayoutQuery>(query, queryRef)
  return viewer ? <MenuCounts viewerKey={viewer} /> : null
})

/** The layout stays visible even if its own data fails to load. */
function Part({ children, fallback }: { children: React.ReactNode; fallback: React.ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[useLoaderData()]}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/**
 * On a wide screen, the menu drawer is next to the content, and the device remembers whether it is open. On a small
 * screen, the drawer covers the content and is initially closed.
 */
function useDrawer() {
  const id = useId()
  const overlays = useMediaQuery(isSmall)
  const kept = useSession((state) => state.drawerOpen)
  const [over, setOver] = useState(false)
  const { pathname } = useLocation()
  const open = overlays ? over : kept
  const close = useCallback(() => setOver(false), [])
  const toggle = useCallback(() => (overlays ? setOver(!over) : toggleDrawer()), [overlays, over])
  /** Returns the focus to the button that opened the menu drawer. */
  const dismiss = useCallback(() => {
    setOver(false)
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  }, [id])

  useEffect(() => {
    if (!over || !overlays) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [over, overlays, pathname, dismiss])

  return { id, open, overlays, close, dismiss, toggle }
}
