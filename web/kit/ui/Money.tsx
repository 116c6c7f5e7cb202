import { makeStyles } from '@fluentui/react-components'
import { useAmountsHidden } from '../page/useChoice.ts'
import { formatMoney } from './format.ts'
import { visuallyHidden } from './visuallyHidden.ts'

const useStyles = makeStyles({
  money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  hidden: { position: 'relative' },
  words: visuallyHidden,
})

/** A sum that is taken off: in parentheses, as every amount below zero; nothing taken off is plain zero. */
export function MoneyOff({ amount }: { amount: number }) {
  return <Money amount={0 - amount} />
}

/** A sum, unless somebody has chosen to hide them: then the same dots for each, which also paper gets. */
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
