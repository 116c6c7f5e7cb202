import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ContactLink } from './ContactLink.tsx'
import { notAvailable } from '../relay/errors.ts'
import { isLoggedIn } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { ScreenLink } from './ScreenLink.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', paddingBlock: '8px', alignItems: 'flex-start' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '24px', rowGap: '8px' },
  title: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 600 },
})

interface Props {
  title?: string
  /** Next step, if a link to Home does not help. */
  children?: ReactNode
}

/** The record in the URL does not exist, or belongs to another person. */
export function NotFoundView({ title = 'Not Found', children }: Props) {
  const styles = useStyles()
  const isIn = useSession(isLoggedIn)
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p className={styles.links}>
        {isIn ? <ScreenLink to="/home">Home</ScreenLink> : <ScreenLink to="/login">Log In</ScreenLink>}
        <ScreenLink to="/faq/">Frequently Asked Questions</ScreenLink>
        <ContactLink />
      </p>
    </div>
  )
}

/** Shown when Home itself is refused, because a redirect to Home would loop. */
export function NotAvailableView() {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1}>
        {notAvailable}
      </h1>
    </div>
  )
}

/** No screen has this URL. */
export function PageNotFound() {
  return (
    <NotFoundView title="404 - Page not found">
      <p>The address may be mistyped, or the page has moved.</p>
    </NotFoundView>
  )
}
