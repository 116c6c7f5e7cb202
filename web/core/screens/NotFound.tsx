import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ContactLink } from './ContactLink.tsx'
import { notAvailable } from '../relay/errors.ts'
import { ScreenLink } from './ScreenLink.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', paddingBlock: '48px', alignItems: 'flex-start' },
  title: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
})

interface Props {
  title?: string
  /** Next step where a link to Home is of no use. */
  children?: ReactNode
}

/** The record of an address does not exist, or belongs to somebody else. */
export function NotFoundView({ title = 'Not Found', children }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <ScreenLink to="/home">Home</ScreenLink>
      <ContactLink />
    </div>
  )
}

/** In the place of Home itself, from where there is nowhere to go. */
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

/** The address itself does not exist. */
export function PageNotFound() {
  return (
    <NotFoundView title="404 - Page not found">
      <p>The address may be mistyped, or the page has moved. The menu leads to every page you can open.</p>
      <ScreenLink to="/faq/">Frequently Asked Questions</ScreenLink>
    </NotFoundView>
  )
}
