import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { staffPayment_payment$key } from '../../__generated__/staffPayment_payment.graphql.ts'
import { wide } from '../../kit/page/layout.ts'
import { statusLabel } from './statusLabel.ts'
import { paymentLine, staffPayment } from './staffPayment.ts'

const useStyles = makeStyles({
  // On one line the rest of it is told in full by the title, and in the request itself.
  root: { [wide]: { display: 'block', maxWidth: '14ch', overflowX: 'clip', textOverflow: 'ellipsis' } },
  more: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [wide]: { display: 'inline', '::before': { content: '" · "' } },
  },
  sentence: { minWidth: '200px', maxWidth: '40ch', whiteSpace: 'normal', [wide]: { whiteSpace: 'nowrap' } },
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
  const lines = [more, holdReason, note, line].filter((text) => text !== null)
  return (
    <span className={styles.root} title={lines.length > 0 ? lines.join('\n') : undefined}>
      {statusLabel(statusId)}
      {lines.map((text) => (
        <span key={text} className={mergeClasses(styles.more, text === holdReason && styles.sentence)}>
          {text}
        </span>
      ))}
    </span>
  )
}
