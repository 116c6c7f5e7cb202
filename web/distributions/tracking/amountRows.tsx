import type { ReactNode } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { amountRows_request$key } from '../../__generated__/amountRows_request.graphql.ts'
import { Money, MoneyOff } from '../../kit/ui/Money.tsx'
import type { SummaryRow } from '../../kit/ui/SummaryList.tsx'

/**
 * Amounts of a request from gross to net, without taxes for a rollover. `part` renders the name of an amount; its first
 * argument is the index of the amount in the bar.
 */
export function amountRows(
  requestKey: amountRows_request$key,
  gross = 'Gross amount',
  part: (look: number, name: string) => ReactNode = (_, name) => name,
): SummaryRow[] {
  const request = readInlineData(
    graphql`
      fragment amountRows_request on DistributionRequest @inline @throwOnFieldError {
        isRollover
        amount
        federalWithholding
        stateWithholding
        fee
        netAmount
      }
    `,
    requestKey,
  )
  const taxes: SummaryRow[] = [
    { term: part(1, 'Federal tax withheld'), value: <MoneyOff amount={request.federalWithholding} /> },
    { term: part(2, 'State tax withheld'), value: <MoneyOff amount={request.stateWithholding} /> },
  ]
  return [
    { term: gross, value: <Money amount={request.amount} /> },
    ...(request.isRollover ? [] : taxes),
    { term: part(3, 'Distribution fee'), value: <MoneyOff amount={request.fee} /> },
    { term: part(0, 'Net amount'), value: <Money amount={request.netAmount} />, strong: true },
  ]
}
