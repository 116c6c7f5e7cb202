import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TransactionLines_detail$key } from '../__generated__/TransactionLines_detail.graphql.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { addressOfRequest } from '../core/screens/addressOfRequest.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { admits, operations } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { NONE } from '../kit/ui/none.ts'
import { SummaryList, type SummaryRow } from '../kit/ui/SummaryList.tsx'
import { ReturnPlanMoney } from './ReturnPlanMoney.tsx'
import { ReversePosting } from './ReversePosting.tsx'
import { ReverseTransaction } from './ReverseTransaction.tsx'
import { sumOf } from './sumOf.ts'

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '16px' } })

interface Props {
  detailKey: TransactionLines_detail$key
  /** Called after the transaction has been reversed. */
  onReversed?: (() => void) | undefined
}

/** Type and details of a transaction, and all its ledger lines. */
export function TransactionLines({ detailKey, onReversed }: Props) {
  const styles = useStyles()
  const mayReverse = useSession((session) => admits(operations, session))
  const detail = useFragment(
    graphql`
      fragment TransactionLines_detail on TransactionDetail @throwOnFieldError {
        transactionId
        reversibleBookId
        paymentSentOn
        canReversePosting
        returnablePlanMoney
        correctsTransactionId
        correctedByTransactionId
        transactionType
        note
        requestId
        requestNumber
        isRollover
        list
        lines {
          bookName
          transactionDate
          accountId
          accountOwnerId
          amount
          isCredit
        }
      }
    `,
    detailKey,
  )
  const { transactionId, reversibleBookId, paymentSentOn, note, lines } = detail
  const { requestId, requestNumber, isRollover, list } = detail
  const amount = lines.reduce((sum, line) => (line.isCredit ? sum : sumOf(sum, line.amount)), 0)
  const rows = lines.map((line, index) => ({ ...line, index }))
  type Row = (typeof rows)[number]

  const columns: Column<Row>[] = [
    { key: 'book', header: 'Account', rowHeader: true, breaks: true, cell: (row) => row.bookName },
    { key: 'date', header: 'Date', cell: (row) => <DateText date={row.transactionDate} /> },
    {
      key: 'customer',
      header: 'Customer Account',
      cell: (row) =>
        row.accountId === null || row.accountOwnerId === null ? (
          NONE
        ) : (
          <OwnerLink announced accountOwnerId={row.accountOwnerId}>
            {row.accountId}
          </OwnerLink>
        ),
    },
    {
      key: 'amount',
      header: 'Amount',
      align: 'end',
      cell: (row) => <Money amount={row.isCredit ? -row.amount : row.amount} />,
    },
  ]
  return (
    <div className={styles.root}>
      <SummaryList
        rows={[
          { term: 'Transaction ID', value: transactionId },
          ...(detail.transactionType ? [{ term: 'Transaction Type', value: detail.transactionType }] : []),
          ...(lines[0] ? [{ term: 'Date', value: <DateText date={lines[0].transactionDate} /> }] : []),
          { term: 'Amount', value: <Money amount={amount} /> },
          ...(note ? [{ term: 'Note', value: note }] : []),
          ...(requestNumber
            ? [
                {
                  term: 'Request',
                  value: mayReverse ? (
                    <ScreenLink to={addressOfRequest({ requestId, isRollover, list })}>{requestNumber}</ScreenLink>
                  ) : (
                    requestNumber
                  ),
                },
              ]
            : []),
          ...correction('Corrects transaction', detail.correctsTransactionId),
          ...correction('Corrected by transaction', detail.correctedByTransactionId),
        ]}
      />
      <DataTable
        caption="Lines of the transaction"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.index}
        empty="This transaction has no lines."
      />
      {mayReverse && reversibleBookId !== null ? (
        <ReverseTransaction
          transactionId={transactionId}
          bookId={reversibleBookId}
          sentOn={paymentSentOn}
          onDone={onReversed}
        />
      ) : null}
      {mayReverse && detail.returnablePlanMoney !== null && detail.returnablePlanMoney > 0 ? (
        <ReturnPlanMoney transactionId={transactionId} left={detail.returnablePlanMoney} onDone={onReversed} />
      ) : null}
      {detail.canReversePosting ? <ReversePosting transactionId={transactionId} onDone={onReversed} /> : null}
    </div>
  )
}

/** Links to the transaction that reverses this one, or that this one reverses. */
function correction(term: string, transactionId: number | null): SummaryRow[] {
  if (transactionId === null) return []
  return [{ term, value: <ScreenLink to={`/transaction/${transactionId}`}>{transactionId}</ScreenLink> }]
}
