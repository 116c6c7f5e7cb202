import { graphql, useFragment } from 'react-relay'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { ReturnList_viewer$data, ReturnList_viewer$key } from '../__generated__/ReturnList_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { addressOfRequest } from '../core/screens/addressOfRequest.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isBankReturnCode } from '../../contract/returnCodes.ts'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DayText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { OneLine } from '../kit/ui/OneLine.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { PaidRequest } from './PaidRequest.tsx'
import { returnList } from './returnList.ts'

type Row = NonNullable<ReturnList_viewer$data['paymentReturns']>['edges'][number]['node']

const columns: readonly Column<Row>[] = [
  {
    key: 'account',
    header: 'Account Number',
    sort: 'ACCOUNT_NUMBER',
    rowHeader: true,
    cell: ({ accountOwnerId, planAccountNumber }) => (
      <OwnerLink accountOwnerId={accountOwnerId} announced>
        {planAccountNumber}
      </OwnerLink>
    ),
  },
  {
    key: 'name',
    header: 'Name',
    sort: 'NAME',
    breaks: true,
    cell: (row) => `${row.firstName} ${row.lastName}`,
  },
  {
    key: 'request',
    header: 'Request',
    cell: ({ requestId, requestNumber, isRollover, list }) => (
      <PaidRequest request={{ requestId, requestNumber, isRollover, list }} />
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    sort: 'AMOUNT',
    align: 'end',
    cell: (row) => <Money amount={row.amount} />,
  },
  { key: 'paid', header: 'Paid By', cell: (row) => (row.isCheck ? 'Check' : 'Direct deposit') },
  {
    key: 'reason',
    header: 'Reason',
    breaks: true,
    prose: true,
    cell: reasonOf,
  },
  { key: 'at', header: 'Date', sort: 'AT', cell: (row) => <DayText moment={row.at} /> },
  {
    key: 'by',
    header: 'Recorded By',
    breaks: true,
    cell: (row) => (row.takenInBy ? <Email>{row.takenInBy}</Email> : 'Bank file'),
  },
  { key: 'money', header: 'Money', cell: (row) => (row.cameBack ? 'Came back' : 'No change') },
  { key: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
]

/** Status of the request, as a link to it. */
function Status({ row: { requestId, requestStatus, isRollover, list } }: { row: Row }) {
  if (list == null) return requestStatus
  return (
    <ScreenLink to={addressOfRequest({ requestId, isRollover, list })}>
      <OneLine>{requestStatus}</OneLine>
    </ScreenLink>
  )
}

/** Describes why a payment was returned: "R03: the bank found no such account". */
function reasonOf({ code, reason }: Row): string {
  if (reason == null) return code
  return isBankReturnCode(code) ? `${code}: ${reason}` : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
}

export function ReturnList({ viewerKey }: { viewerKey: ReturnList_viewer$key }) {
  const { paymentReturns } = useFragment(
    graphql`
      fragment ReturnList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "PaymentReturnSort" }
        filter: { type: "PaymentReturnFilter" }
      )
      @throwOnFieldError {
        paymentReturns(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              paymentId
              code
              reason
              at
              takenInBy
              amount
              isCheck
              cameBack
              requestId
              requestNumber
              isRollover
              list
              requestStatus
              accountOwnerId
              firstName
              lastName
              planAccountNumber
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(returnList)
  return (
    <ListTable
      caption="Returned payments"
      columns={columns}
      rows={paymentReturns?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => `${row.paymentId}-${row.code}`}
      empty="No return is recorded. Returns appear here from the bank’s file or from Record Returns."
      state={state}
      total={paymentReturns?.totalCount}
      isBound={paymentReturns?.totalCountIsBound}
      offset={paymentReturns?.offset}
      pageInfo={paymentReturns ? pageInfo(paymentReturns.pageInfo) : undefined}
      beside={
        <ExportButton
          list="RETURNS"
          caption="Returned payments"
          state={state}
          total={paymentReturns?.totalCount}
          isBound={paymentReturns?.totalCountIsBound}
        />
      }
      dense
    />
  )
}
