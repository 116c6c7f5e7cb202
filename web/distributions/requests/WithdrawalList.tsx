import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  WithdrawalList_viewer$data,
  WithdrawalList_viewer$key,
} from '../../__generated__/WithdrawalList_viewer.graphql.ts'
import type { WithdrawalListPageQuery } from '../../__generated__/WithdrawalListPageQuery.graphql.ts'
import { WarnedFile } from '../../app/files/WarnedFile.tsx'
import type { Column } from '../../kit/lists/DataTable.tsx'
import { DateTimeText } from '../../kit/ui/DateText.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { usePages } from '../../kit/lists/usePages.ts'
import { CloseWithdrawal } from './CloseWithdrawal.tsx'
import { EditWithdrawal } from './EditWithdrawal.tsx'
import type { RequestList } from './requestLists.ts'
import { RequestTable } from './RequestTable.tsx'
import { StatusText } from './StatusText.tsx'

type Row = NonNullable<WithdrawalList_viewer$data['withdrawalRequests']>['edges'][number]['node']

interface Props {
  viewerKey: WithdrawalList_viewer$key
  list: RequestList
}

export function WithdrawalList({ viewerKey, list }: Props) {
  const [{ withdrawalRequests }, refetch] = useRefetchableFragment<WithdrawalListPageQuery, WithdrawalList_viewer$key>(
    graphql`
      fragment WithdrawalList_viewer on Viewer
      @refetchable(queryName: "WithdrawalListPageQuery")
      @argumentDefinitions(list: { type: "RequestList!" }, first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        withdrawalRequests(list: $list, first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              id
              planAccountNumber
              firstName
              lastName
              distributionType
              amount
              dateRequested
              statusId
              outcome
              holdReason
              incompleteReason
              waitsFor
              attachmentPath
              attachmentWarning
              payments {
                ...staffPayment_payment
              }
              ...EditWithdrawal_request
              ...CloseWithdrawal_request
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const pages = usePages((variables) => refetch({ list, ...variables }, { fetchPolicy: 'store-and-network' }))

  return (
    <RequestTable
      kind="withdrawal"
      list={list}
      columns={columns}
      rows={withdrawalRequests?.edges.map((edge) => edge.node) ?? []}
      idOf={(row) => row.id}
      nameOf={(row) => `${row.firstName} ${row.lastName}, ${row.planAccountNumber}`}
      total={withdrawalRequests?.totalCount ?? 0}
      endCursor={withdrawalRequests?.pageInfo.endCursor ?? null}
      pages={pages}
      editDialog={({ request, ...rest }) => <EditWithdrawal requestKey={request} {...rest} />}
      closeDialog={({ request, ...rest }) => <CloseWithdrawal requestKey={request} {...rest} />}
    />
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'account', header: 'Account #', rowHeader: true, cell: (row) => row.planAccountNumber },
  { key: 'firstName', header: 'First Name', breaks: true, cell: (row) => row.firstName },
  { key: 'lastName', header: 'Last Name', breaks: true, cell: (row) => row.lastName },
  { key: 'type', header: 'Type', cell: (row) => row.distributionType },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  {
    key: 'dateRequested',
    header: 'Date Requested',
    cell: (row) => <DateTimeText moment={row.dateRequested} mayWrap />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <StatusText
        statusId={row.statusId}
        outcome={row.outcome}
        holdReason={row.holdReason ?? null}
        reason={row.incompleteReason}
        payments={row.payments}
        note={row.waitsFor && `Waits: ${row.waitsFor}`}
      />
    ),
  },
  {
    key: 'file',
    header: 'File',
    cell: (row) =>
      row.attachmentPath ? (
        <WarnedFile
          path={row.attachmentPath}
          fileName={`withdrawal-${row.planAccountNumber}.pdf`}
          warning={row.attachmentWarning}
        />
      ) : (
        '–'
      ),
  },
]
