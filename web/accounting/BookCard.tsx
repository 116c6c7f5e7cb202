import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'

const useStyles = makeStyles({
  line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '16px' },
  note: { fontWeight: 500, overflowWrap: 'anywhere' },
  amount: { flexShrink: 0, fontWeight: 600 },
  below: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})

interface Props {
  note: string
  /** "YYYY-MM-DD" */
  date: string
  amount: number
  balance: number | null
  /** Additional content that only staff see. */
  children: ReactNode
}

/** A transaction on a small screen, in two lines, so that a long book stays short. */
export function BookCard({ note, date, amount, balance, children }: Props) {
  const styles = useStyles()
  return (
    <div>
      <p className={styles.line}>
        <span className={styles.note}>{note}</span>
        <span className={styles.amount}>
          <Money amount={amount} />
        </span>
      </p>
      <p className={styles.line}>
        <span className={styles.below}>
          <DateText date={date} /> {children}
        </span>
        {balance === null ? null : (
          <span className={styles.below}>
            Balance <Money amount={balance} />
          </span>
        )}
      </p>
    </div>
  )
}
