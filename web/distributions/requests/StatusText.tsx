import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { staffPayment_payment$key } from '../../__generated__/staffPayment_payment.graphql.ts'
import { statusLabel } from './requestLists.ts'
import { paymentLine, staffPayment } from './staffPayment.ts'

const useStyles = makeStyles({
  more: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  sentence: { minWidth: '200px', maxWidth: '40ch', whiteSpace: 'normal' },
})

interface Props {
  statusId: number
  /** "cancelled" or "reversed". */
  outcome: string | null
  /** What is missing. */
  reason: string | null
  /** Why it is not paid yet and what ends that. */
  holdReason: string | null
  /** The last one is told. */
  payments: readonly staffPayment_payment$key[]
  /** What is to be done with it. */
  note: string | null
}

export function StatusText({ statusId, outcome, reason, holdReason, payments, note }: Props) {
  const styles = useStyles()
  const more = outcome ?? reason
  const last = payments.at(-1)
  const line = last ? paymentLine(staffPayment(last), more) : null
  return (
    <>
      {statusLabel(statusId)}
      {more ? <span className={styles.more}>{more}</span> : null}
      {holdReason ? <span className={mergeClasses(styles.more, styles.sentence)}>{holdReason}</span> : null}
      {note ? <span className={styles.more}>{note}</span> : null}
      {line ? <span className={styles.more}>{line}</span> : null}
    </>
  )
}
