import { Button, makeStyles } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: { marginBlockStart: '20px', display: 'flex', flexDirection: 'column', rowGap: '16px' },
  actions: { display: 'flex', justifyContent: 'flex-end' },
})

/** Button that is replaced by the reversal form when pressed. */
export function AskToReverse({
  label = 'Reverse Transaction',
  children,
}: {
  label?: string
  children: (onCancel: () => void) => ReactNode
}) {
  const styles = useStyles()
  const [asked, setAsked] = useState<'NOT_YET' | 'NOW' | 'NO'>('NOT_YET')
  return (
    <div className={styles.root}>
      {asked === 'NOW' ? (
        children(() => setAsked('NO'))
      ) : (
        <div className={styles.actions}>
          <Button ref={asked === 'NO' ? takeFocus : null} onClick={() => setAsked('NOW')}>
            {label}
          </Button>
        </div>
      )}
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
