import { makeStyles, tokens } from '@fluentui/react-components'
import type { staffPayment_payment$key } from '../../__generated__/staffPayment_payment.graphql.ts'
import { statusLabel } from './requestLists.ts'
import { paymentLine, staffPayment } from './staffPayment.ts'

const useStyles = makeStyles({
  more: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

interface Props {
  statusId: number
  /** "cancelled" or "reversed". */
  outcome: string | null
  /** What is missing. */
  reason: string | null
  /** The first payout of the owner is held. */
  isHeld?: boolean | null
  /** The last one is told. */
  payments: readonly staffPayment_payment$key[]
  /** What is to be done with it. */
  note: string | null
}

export function StatusText({ statusId, outcome, reason, isHeld, payments, note }: Props) {
  const styles = useStyles()
  const more = outcome ?? reason
  const last = payments.at(-1)
  const line = last ? paymentLine(staffPayment(last), more) : null
  return (
    <>
      {statusLabel(statusId)}
      {more ? <span className={styles.more}>{more}</span> : null}
      {isHeld ? <span className={styles.more}>First payment held</span> : null}
      {note ? <span className={styles.more}>{note}</span> : null}
      {line ? <span className={styles.more}>{line}</span> : null}
    </>
  )
}
