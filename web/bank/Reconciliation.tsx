import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Reconciliation_viewer$key } from '../__generated__/Reconciliation_viewer.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { formatCount, formatMoney } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { BookedLater } from './BookedLater.tsx'
import { NotShown } from './NotShown.tsx'
import { PlanMoney } from './PlanMoney.tsx'
import { PlanSettlements } from './PlanSettlements.tsx'
import { PlanSurpluses } from './PlanSurpluses.tsx'

const useStyles = makeStyles({
  help: { maxWidth: '60ch' },
  result: { marginBlockEnd: '12px' },
  heading: { fontSize: tokens.fontSizeBase400, fontWeight: 600, marginBlockStart: '24px', marginBlockEnd: '8px' },
})

/** Compares the balance at the bank with the balance of the books, with one row for each difference. */
export function Reconciliation({ viewerKey }: { viewerKey: Reconciliation_viewer$key }) {
  const styles = useStyles()
  const { bankReconciliation: found } = useFragment(
    graphql`
      fragment Reconciliation_viewer on Viewer @argumentDefinitions(date: { type: "Date" }) @throwOnFieldError {
        bankReconciliation(date: $date) {
          asOf
          bankBalance
          unmatchedCredits
          unmatchedDebits
          openLines
          depositsInTransit
          paymentsOutstanding
          beginningDifference
          bookedLaterSum
          bookBalance
          difference
          checksOutstanding
          depositsOnTheWay
          returnsReceivable
          planReceivable
          planSurplus
          sweepsOutstanding
          fundingOutstanding
          ...NotShown_reconciliation
          ...BookedLater_reconciliation
          ...PlanMoney_reconciliation
          ...PlanSurpluses_reconciliation
          ...PlanSettlements_reconciliation
        }
      }
    `,
    viewerKey,
  )
  if (!found)
    return (
      <EmptyState mark="ACCOUNT" action={<ImportHelp />}>
        No bank statement has been imported for this day or an earlier one.
      </EmptyState>
    )
  const agrees = found.difference === 0
  const isUnmatched = found.unmatchedCredits !== 0 || found.unmatchedDebits !== 0
  const between = [
    { term: 'Less: came in, not matched yet', amount: -found.unmatchedCredits },
    { term: 'Plus: went out, not matched yet', amount: found.unmatchedDebits },
    { term: 'Deposits in transit', amount: found.depositsInTransit },
    { term: 'Payments outstanding', amount: -found.paymentsOutstanding },
    { term: 'At the bank, booked on a later day', amount: -found.bookedLaterSum },
    { term: 'Difference before the first statement', amount: found.beginningDifference },
  ].filter(isOpen)
  const notAtBank = [
    { term: 'Checks not cashed', amount: found.checksOutstanding },
    { term: 'Direct deposits on their way', amount: found.depositsOnTheWay },
    { term: 'Returns the bank has not credited', amount: found.returnsReceivable },
    { term: 'Plan money the bank has not shown', amount: found.planReceivable },
    { term: 'Plan money that was overpaid', amount: found.planSurplus },
    { term: 'Fees the bank was asked to sweep', amount: found.sweepsOutstanding },
    { term: 'Interest the bank was asked to pay in', amount: found.fundingOutstanding },
  ].filter(isOpen)
  return (
    <>
      <MessageBar
        intent={!agrees ? 'error' : isUnmatched ? 'warning' : 'success'}
        layout="multiline"
        className={styles.result}
      >
        <MessageBarBody>
          {!agrees
            ? 'The books do not agree with the bank on '
            : isUnmatched
              ? `${unmatchedText(found)} All else agrees on `
              : 'The books agree with the bank on '}
          <DateText date={found.asOf} />.
        </MessageBarBody>
      </MessageBar>
      <SummaryList
        figures
        rows={[
          { term: 'Balance at the bank', value: <Money amount={found.bankBalance} /> },
          ...between.map(withMoney),
          ...(agrees ? [] : [{ term: 'Not explained', value: <Money amount={found.difference} /> }]),
          { term: 'Custody Cash', value: <Money amount={found.bookBalance} />, strong: true },
        ]}
      />
      <h3 className={styles.heading}>Not at the bank yet</h3>
      {notAtBank.length === 0 ? (
        <p>Nothing is on its way to the bank.</p>
      ) : (
        <SummaryList figures rows={notAtBank.map(withMoney)} />
      )}
      <PlanMoney reconciliationKey={found} />
      <PlanSurpluses reconciliationKey={found} />
      <PlanSettlements reconciliationKey={found} />
      <NotShown reconciliationKey={found} />
      <BookedLater reconciliationKey={found} />
    </>
  )
}

interface Unmatched {
  openLines: number
  unmatchedCredits: number
  unmatchedDebits: number
}

/** "1 bank line of $640.00 is not matched." */
function unmatchedText({ openLines, unmatchedCredits, unmatchedDebits }: Unmatched): string {
  const lines = openLines === 1 ? '1 bank line' : `${formatCount(openLines)} bank lines`
  const sums =
    unmatchedCredits === 0 || unmatchedDebits === 0
      ? formatMoney(unmatchedCredits + unmatchedDebits)
      : `${formatMoney(unmatchedCredits)} in and ${formatMoney(unmatchedDebits)} out`
  return `${lines} of ${sums} ${openLines === 1 ? 'is' : 'are'} not matched.`
}

interface Sum {
  term: string
  amount: number
}

const isOpen = ({ amount }: Sum) => amount !== 0
const withMoney = ({ term, amount }: Sum) => ({ term, value: <Money amount={amount} /> })

/** Explains the import of statements. It needs the custodian's server, so the portal has no upload for statements. */
function ImportHelp() {
  const styles = useStyles()
  return (
    <p className={styles.help}>
      IT imports each statement of the bank (a BAI2 or CSV file) on the server. Its lines are matched at the import and
      again every business day by <ScreenLink to="/jobs">a job</ScreenLink>.
    </p>
  )
}
