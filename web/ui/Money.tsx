import { makeStyles } from '@fluentui/react-components'
import { formatMoney } from './format.ts'

const useStyles = makeStyles({ money: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

export function Money({ amount }: { amount: number }) {
  return <span className={useStyles().money}>{formatMoney(amount)}</span>
}
