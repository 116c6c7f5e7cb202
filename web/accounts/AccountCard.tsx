import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: '10px' },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
  balance: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 600 },
  plan: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  distribution: { flexGrow: 1, '& a': { display: 'flex', alignItems: 'center', minHeight: '44px' } },
  more: { '& a': { display: 'flex', alignItems: 'center', minHeight: '44px' } },
})

interface Props {
  name: ReactNode
  balance: ReactNode
  plan: string | null | undefined
  trend: ReactNode
  distribution: ReactNode
  more: ReactNode
  /** Text about an account that is closed or being closed. */
  closing: ReactNode
}

/** An account on a phone, in three lines: balance, trend, actions. */
export function AccountCard({ name, balance, plan, trend, distribution, more, closing }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        {name}
        <span className={styles.balance}>{balance}</span>
      </div>
      <div className={styles.line}>
        <span className={styles.plan}>{plan}</span>
        {trend}
      </div>
      <div className={styles.line}>
        <span className={styles.distribution}>{distribution}</span>
        <span className={styles.more}>{more}</span>
      </div>
      {closing}
    </div>
  )
}
