import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { staffPayment_payment$key } from '../../__generated__/staffPayment_payment.graphql.ts'
import { wide } from '../../kit/page/layout.ts'
import { statusLabel } from './statusLabel.ts'
import { paymentLine, staffPayment } from './staffPayment.ts'

const useStyles = makeStyles({
  // A longer reason makes its row higher.
  root: { [wide]: { display: 'block', paddingBlock: '4px' } },
  more: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    lineHeight: tokens.lineHeightBase100,
    [wide]: { whiteSpace: 'normal' },
  },
  sentence: { minWidth: '200px', maxWidth: '40ch', whiteSpace: 'normal', [wide]: { minWidth: 0 } },
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
