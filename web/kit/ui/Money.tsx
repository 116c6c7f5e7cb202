import { makeStyles } from '@fluentui/react-components'
import { formatMoney } from './format.ts'

const useStyles = makeStyles({ money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

/** A sum that is taken off; nothing taken off is plain zero. */
export function MoneyOff({ amount }: { amount: number }) {
  return (
    <span className={useStyles().money}>
      {amount === 0 ? null : '−'}
      <Money amount={amount} />
    </span>
  )
}

export function Money({ amount }: { amount: number }) {
  return <span className={useStyles().money}>{formatMoney(amount)}</span>
}
