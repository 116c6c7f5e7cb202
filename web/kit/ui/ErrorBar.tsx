import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({ bar: { flexShrink: 0 } })

/** A failure of the action beside it, in a card or a dialog. Failures of a whole form are in `FormError`. */
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
