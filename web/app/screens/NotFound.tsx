import { makeStyles, tokens } from '@fluentui/react-components'
import { notAvailable } from '../relay/errors.ts'
import { ScreenLink } from './ScreenLink.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', paddingBlock: '48px', alignItems: 'flex-start' },
  title: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 600 },
})

/** The record of an address does not exist, or belongs to somebody else. */
export function NotFoundView({ title = 'Not Found' }: { title?: string }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <ScreenLink to="/home">Home</ScreenLink>
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
  return <NotFoundView title="404 - Page not found" />
}
