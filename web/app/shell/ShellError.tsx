import { makeStyles } from '@fluentui/react-components'
import { useRouteError } from 'react-router-dom'
import { ErrorView } from '../../core/screens/ErrorView.tsx'

const useStyles = makeStyles({ main: { maxWidth: '720px', marginInline: 'auto', padding: '48px 24px' } })

/** Shown when the layout itself failed to render. */
export function ShellError() {
  const styles = useStyles()
  return (
    <main className={styles.main}>
      <ErrorView error={useRouteError()} onRetry={() => window.location.reload()} />
    </main>
  )
}
