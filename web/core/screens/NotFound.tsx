import { makeStyles } from '@fluentui/react-components'
import { useMatches } from 'react-router-dom'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { usePrimaryLink } from '../../kit/ui/primaryLink.ts'
import { ContactLink } from './ContactLink.tsx'
import { notAvailable } from '../relay/errors.ts'
import { isStaff } from '../session/access.ts'
import { isLoggedIn } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import type { ScreenHandle } from './routeHandle.ts'
import { ScreenLink } from './ScreenLink.tsx'

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px', rowGap: '12px' },
})

/** Records that a parameter of the URL names by number. */
const RECORDS = { requestId: 'request', accountId: 'account', transactionId: 'transaction' } as const

/** The sentence about the missing record: the screen's own one, or one that names the record of the URL. */
function useMissing(): string | undefined {
  const { handle, params = {} } = useMatches().at(-1) ?? {}
  const { missing, access } = (handle ?? {}) as Partial<ScreenHandle>
  const actsForOwner = useSession(isStaff)
  const record = Object.entries(RECORDS).find(([name]) => params[name] !== undefined)?.[1]
  if (missing !== undefined || record === undefined) return missing
  if (!actsForOwner) return `You have no ${record} with this number.`
  return access?.needsOwner
    ? `This owner has no ${record} with this number.`
    : `There is no ${record} with this number.`
}

interface Props {
  title?: string
  /** A sentence below the title. By default it says which record is missing. */
  intro?: string | undefined
  /** The next step, for cases in which a link to Home does not help. */
  next?: { to: string; label: string } | undefined
}

/** Shown if the record in the URL does not exist or belongs to another person. */
export function NotFoundView({ title = 'Not Found', intro, next }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const isIn = useSession(isLoggedIn)
  const isOfStaff = useSession(isStaff) && isIn
  const home = isIn ? { to: '/home', label: 'Home' } : { to: '/login', label: 'Log In' }
  const first = next ?? home
  const missing = useMissing()
  return (
    <>
      <PageHeading intro={intro ?? missing}>{title}</PageHeading>
      <Card heading="Try one of these">
        <p className={styles.links}>
          <ScreenLink to={first.to} appearance="plain" className={primary.link}>
            {first.label}
          </ScreenLink>
          {next ? <ScreenLink to={home.to}>{home.label}</ScreenLink> : null}
          {isOfStaff ? (
            <>
              <ScreenLink to="/search">Search</ScreenLink>
              <ScreenLink to="/report">Reports</ScreenLink>
            </>
          ) : (
            <ScreenLink to="/faq/">Frequently Asked Questions</ScreenLink>
          )}
          <ContactLink />
        </p>
      </Card>
    </>
  )
}

/** Shown when a user may not open Home, because a redirect to Home would loop. */
export function NotAvailableView() {
  return <PageHeading>{notAvailable}</PageHeading>
}

/** Shown for a URL that belongs to no screen. */
export function PageNotFound({
  intro = 'The address may be mistyped, or the page has moved.',
  next,
}: Pick<Props, 'intro' | 'next'>) {
  return <NotFoundView title="404 - Page not found" intro={intro} next={next} />
}
