import { graphql, useFragment } from 'react-relay'
import type { ConfirmationSums_confirmation$key } from '../../__generated__/ConfirmationSums_confirmation.graphql.ts'
import { Money, MoneyOff } from '../../kit/ui/Money.tsx'
import { SummaryList, type SummaryRow } from '../../kit/ui/SummaryList.tsx'
import { withheldInAll } from '../withheldInAll.tsx'

/** The server's figures from the amount to the net amount. */
export function ConfirmationSums({ confirmationKey }: { confirmationKey: ConfirmationSums_confirmation$key }) {
  const sums = useFragment(
    graphql`
      fragment ConfirmationSums_confirmation on WizardConfirmation @throwOnFieldError {
        amount
        federalWithholding
        stateWithholding
        fee
        netAmount
        isRollover
      }
    `,
    confirmationKey,
  )
  const taxes: SummaryRow[] = [
    { term: 'Federal tax', value: <MoneyOff amount={sums.federalWithholding} /> },
    { term: 'State tax', value: <MoneyOff amount={sums.stateWithholding} /> },
  ]
  return (
    <SummaryList
      figures
      rows={[
        { term: 'Amount', value: <Money amount={sums.amount} /> },
        ...(sums.isRollover ? [] : taxes),
        { term: 'Distribution fee', value: <MoneyOff amount={sums.fee} /> },
        { term: 'Net amount', value: <Money amount={sums.netAmount} />, strong: true },
        ...withheldInAll(sums),
      ]}
    />
  )
}
