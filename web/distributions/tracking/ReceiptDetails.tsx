import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ReceiptDetails_request$key } from '../../__generated__/ReceiptDetails_request.graphql.ts'
import { Swatch } from '../../charts/Looks.tsx'
import { StackedBar } from '../../charts/StackedBar.tsx'
import { largeScreen } from '../../kit/page/layout.ts'
import { formatDate } from '../../kit/ui/format.ts'
import { SummaryList, type SummaryRow } from '../../kit/ui/SummaryList.tsx'
import { WithheldInAll } from '../WithheldInAll.tsx'
import { typeWithReason } from '../evidence.ts'
import { distributionTypeLabels } from '../distributionTypes.ts'
import { amountRows } from './amountRows.tsx'
import { ownPayment } from './ownPayment.ts'
import type { TrackedPayment } from './timeline.ts'

const useStyles = makeStyles({
  root: {
    [largeScreen]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '48px', alignItems: 'start' },
    // Side by side in print, so that the amounts stay on the first page.
    '@media print': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: '32px',
      alignItems: 'start',
      breakInside: 'avoid',
    },
  },
  // In print, keeps the net amount on the same page as the other amounts.
  together: { breakInside: 'avoid' },
  amounts: {
    marginBlock: '20px 12px',
    [largeScreen]: { marginBlockStart: '12px' },
    '@media print': { marginBlock: '6px' },
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
  },
})

export function ReceiptDetails({ requestKey }: { requestKey: ReceiptDetails_request$key }) {
  const styles = useStyles()
  const request = useFragment(
    graphql`
      fragment ReceiptDetails_request on DistributionRequest @throwOnFieldError {
        planAccountNumber
        type
        evidence {
          of
        }
        isRollover
        isCheck
        isFullAmount
        payee
        mailedTo
        attentionTo
        receivingAccount
        federalWithholding
        stateWithholding
        fee
        netAmount
        ...amountRows_request
        payments {
          ...ownPayment_payment
        }
      }
    `,
    requestKey,
  )
  const { isRollover, federalWithholding, stateWithholding } = request
  return (
    <div className={styles.root}>
      <SummaryList
        rows={[
          { term: 'Account', value: request.planAccountNumber },
          {
            term: 'Distribution type',
            value: typeWithReason(distributionTypeLabels[request.type], request.evidence?.of),
          },
          { term: 'Payment', value: request.isCheck ? 'Check' : 'Direct Deposit' },
          ...[
            { term: 'Paid to', value: request.payee },
            { term: 'Attention to', value: request.attentionTo },
            { term: 'Mailed to', value: request.mailedTo },
            { term: 'Receiving account', value: request.receivingAccount },
          ].filter(({ value }) => value),
          ...request.payments.map(ownPayment).flatMap(whatBecame),
        ]}
      />
      <div className={styles.together}>
        <h3 className={styles.amounts}>Amounts</h3>
        <StackedBar parts={[request.netAmount, federalWithholding, stateWithholding, request.fee]} />
        <SummaryList
          figures
          rows={amountRows(request, request.isFullAmount ? 'Gross amount (full amount)' : undefined, part)}
        />
        {isRollover ? null : <WithheldInAll federal={federalWithholding} state={stateWithholding} />}
      </div>
    </div>
  )
}

/** Name of one part of the amount, with a sample of its color in the bar. */
function part(look: number, term: string) {
  return (
    <>
      <Swatch look={look} />
      {term}
    </>
  )
}

/** The date a payment was sent, and its return or reversal, if any; empty before it was sent. */
function whatBecame(payment: TrackedPayment): SummaryRow[] {
  const { isCheck, checkNumber, sentOn, effectiveOn, clearedOn, returnedOn, returnReason, isReversed } = payment
  if (sentOn === null) return []
  if (isReversed)
    return [
      { term: 'Sent', value: isCheck ? `${formatDate(sentOn)}, check ${checkNumber}` : formatDate(sentOn) },
      { term: 'Reversed', value: 'The money is in the account again' },
    ]
  const how = isCheck ? `check ${checkNumber}` : `due in the bank account on ${formatDate(effectiveOn ?? sentOn)}`
  const sent = { term: 'Sent', value: `${formatDate(sentOn)}, ${how}` }
  const cashed = isCheck && clearedOn !== null ? [{ term: 'Cashed', value: formatDate(clearedOn) }] : []
  return returnedOn === null
    ? [sent, ...cashed]
    : [sent, { term: 'Came back', value: `${formatDate(returnedOn)}, ${returnReason}` }]
}
