import { makeStyles } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { small } from '../page/layout.ts'
import { Button } from '../ui/Button.tsx'
import type { ListState } from './useListState.ts'

// No button on a phone: users there print the downloaded PDF, and the row has no room for a third button.
const useStyles = makeStyles({ button: { [small]: { display: 'none' } } })

interface Props {
  state: Pick<ListState, 'showAll' | 'showPages'>
  /** True if the list shows all rows. */
  isWhole: boolean
  total: number
  /** Name of the table for screen readers. */
  label: string
}

/** Button that shows a list on one page, prints the screen, and then shows the first page again. */
export function PrintAll({ state, isWhole, total, label }: Props) {
  const styles = useStyles()
  const [isAsked, setAsked] = useState(false)
  const isReady = isAsked && isWhole
  const onPrinted = useEffectEvent(() => {
    setAsked(false)
    state.showPages()
  })
  useEffect(() => {
    if (!isReady) return
    const printed = () => onPrinted()
    window.addEventListener('afterprint', printed, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', printed)
  }, [isReady])
  return (
    <Button
      className={styles.button}
      size="small"
      aria-label={`Print all ${total} rows of ${label}`}
      disabledFocusable={isAsked}
      aria-busy={isAsked}
      onClick={() => {
        setAsked(true)
        state.showAll()
      }}
    >
      Print all
    </Button>
  )
}
