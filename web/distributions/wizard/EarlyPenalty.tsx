import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { formatMoney } from '../../kit/ui/format.ts'
import { earlyPenalty } from '../texts.ts'
import { netOf, percentOf } from './money.ts'

/**
 * The penalty of an early distribution: 10% of the taxable part (IRC 72(t)(1)). It does not apply to the fee, which is
 * not reported as a distribution, nor to after-tax money, which leaves a Roth IRA first (IRC 408A(d)(4)(B)).
 */
export function EarlyPenalty({ amount, fee }: { amount: number; fee: number }) {
  const taxable = netOf({ amount, federal: 0, state: 0, fee })
  return (
    <MessageBar layout="multiline">
      <MessageBarBody>
        {earlyPenalty} Here that is up to {formatMoney(percentOf(taxable, 10))}: 10% of {formatMoney(taxable)}, the
        amount without the fee. Money that you have already paid tax on, such as contributions to a Roth account, does
        not count. The penalty is not withheld; you settle it with your tax return.
      </MessageBarBody>
    </MessageBar>
  )
}
