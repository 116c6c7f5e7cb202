import { makeStyles, tokens } from '@fluentui/react-components'
import { Money } from '../kit/ui/Money.tsx'
import { HideAmounts } from './HideAmounts.tsx'

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    rowGap: '8px',
    columnGap: '12px',
    marginBlockEnd: '16px',
  },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  sum: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
  hide: { marginInlineStart: 'auto', '@media print': { display: 'none' } },
})

/** Total balance of all accounts, with the button that hides all amounts on this device. */
export function TotalBalance({ amount }: { amount: number }) {
  const styles = useStyles()
  return (
    <p className={styles.line}>
      <span className={styles.label}>Total</span>
      <strong className={styles.sum}>
        <Money amount={amount} />
      </strong>
      <HideAmounts className={styles.hide} />
    </p>
  )
}
