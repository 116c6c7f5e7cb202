import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({ bar: { flexShrink: 0 } })

/** Shows the error of an action in a card or dialog. `FormError` shows errors of a whole form. */
export function ErrorBar({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <div role="alert">
      <MessageBar intent="error" layout="multiline" className={styles.bar}>
        <MessageBarBody>{children}</MessageBarBody>
      </MessageBar>
    </div>
  )
}
