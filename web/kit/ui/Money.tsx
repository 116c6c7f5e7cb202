import { makeStyles } from '@fluentui/react-components'
import { useAmountsHidden } from '../page/useChoice.ts'
import { formatMoney } from './format.ts'
import { visuallyHidden } from './visuallyHidden.ts'

const useStyles = makeStyles({
  money: { whiteSpace: 'nowrap' },
  hidden: { position: 'relative' },
  words: visuallyHidden,
})

/** Shows a deducted amount in parentheses, like every negative amount. Zero has no parentheses. */
export function MoneyOff({ amount }: { amount: number }) {
  return <Money amount={0 - amount} />
}

/** Shows an amount in dollars. If the user has hidden amounts, every amount is the same row of dots, also in print. */
export function Money({ amount }: { amount: number }) {
  const styles = useStyles()
  if (!useAmountsHidden()) return <span className={styles.money}>{formatMoney(amount)}</span>
  return (
    <span className={styles.hidden}>
      <span aria-hidden="true">••••</span>
      <span className={styles.words}>hidden amount</span>
    </span>
  )
}
