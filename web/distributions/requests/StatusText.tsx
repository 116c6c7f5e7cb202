import { makeStyles, tokens } from '@fluentui/react-components'
import { statusLabel } from './requestLists.ts'

const useStyles = makeStyles({
  more: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

interface Props {
  statusId: number
  /** "cancelled" or "reversed". */
  outcome: string | null
  /** What is missing. */
  reason: string | null
}

export function StatusText({ statusId, outcome, reason }: Props) {
  const styles = useStyles()
  const more = outcome ?? reason
  return (
    <>
      {statusLabel(statusId)}
      {more ? <span className={styles.more}>{more}</span> : null}
    </>
  )
}
