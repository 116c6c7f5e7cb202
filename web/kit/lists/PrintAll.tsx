import { makeStyles } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { small } from '../page/layout.ts'
import { Button } from '../ui/Button.tsx'
import type { ListState } from './useListState.ts'

// A phone prints from the downloaded PDF, and has no room for a third button in the row.
const useStyles = makeStyles({ button: { [small]: { display: 'none' } } })

interface Props {
  state: Pick<ListState, 'showAll' | 'showPages'>
  /** True if every row of the list is shown. */
  isWhole: boolean
  total: number
  /** Name of the table for screen readers. */
  label: string
}

/** Loads the other pages of a list, prints the screen, and goes back to the first page. */
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
