import { graphql, useFragment } from 'react-relay'
import type { ConfirmationSums_confirmation$key } from '../../__generated__/ConfirmationSums_confirmation.graphql.ts'
import { Swatch } from '../../charts/Looks.tsx'
import { StackedBar } from '../../charts/StackedBar.tsx'
import { Money, MoneyOff } from '../../kit/ui/Money.tsx'
import { SummaryList, type SummaryRow } from '../../kit/ui/SummaryList.tsx'
import { WithheldInAll } from '../WithheldInAll.tsx'

/** The server's amounts, from the gross amount to the net amount. */
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
    { term: <Part look={1}>Federal tax</Part>, value: <MoneyOff amount={sums.federalWithholding} /> },
    { term: <Part look={2}>State tax</Part>, value: <MoneyOff amount={sums.stateWithholding} /> },
  ]
  return (
    <>
      <SummaryList
        figures
        rows={[
          { term: 'Amount', value: <Money amount={sums.amount} /> },
          ...(sums.isRollover ? [] : taxes),
          { term: <Part look={3}>Distribution fee</Part>, value: <MoneyOff amount={sums.fee} /> },
          { term: <Part look={0}>Net amount</Part>, value: <Money amount={sums.netAmount} />, strong: true },
        ]}
      />
      <StackedBar parts={[sums.netAmount, sums.federalWithholding, sums.stateWithholding, sums.fee]} />
      {sums.isRollover ? null : <WithheldInAll federal={sums.federalWithholding} state={sums.stateWithholding} />}
    </>
  )
}

/** Name of an amount with its color in the bar, the same as in earlier steps. */
function Part({ look, children }: { look: number; children: string }) {
  return (
    <>
      <Swatch look={look} />
      {children}
    </>
  )
}
