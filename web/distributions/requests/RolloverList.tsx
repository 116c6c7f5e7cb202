import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  RolloverList_viewer$data,
  RolloverList_viewer$key,
} from '../../__generated__/RolloverList_viewer.graphql.ts'
import type { RolloverListPageQuery } from '../../__generated__/RolloverListPageQuery.graphql.ts'
import { WarnedFile } from '../../app/files/WarnedFile.tsx'
import type { Column } from '../../kit/lists/DataTable.tsx'
import { DateTimeText } from '../../kit/ui/DateText.tsx'
import { Money } from '../../kit/ui/Money.tsx'
import { usePages } from '../../kit/lists/usePages.ts'
import { CloseRollover } from './CloseRollover.tsx'
import { EditRollover } from './EditRollover.tsx'
import type { RequestList } from './requestLists.ts'
import { RequestTable } from './RequestTable.tsx'
import { StatusText } from './StatusText.tsx'

type Row = NonNullable<RolloverList_viewer$data['rolloverRequests']>['edges'][number]['node']

interface Props {
  viewerKey: RolloverList_viewer$key
  list: RequestList
}

export function RolloverList({ viewerKey, list }: Props) {
  const [{ rolloverRequests }, refetch] = useRefetchableFragment<RolloverListPageQuery, RolloverList_viewer$key>(
    graphql`
      fragment RolloverList_viewer on Viewer
      @refetchable(queryName: "RolloverListPageQuery")
      @argumentDefinitions(list: { type: "RequestList!" }, first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        rolloverRequests(list: $list, first: $first, after: $after) {
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
              amount
              dateRequested
              statusId
              outcome
              holdReason
              incompleteReason
              waitsFor
              mustReadForm
              attachmentPath
              attachmentWarning
              payments {
                ...staffPayment_payment
              }
              ...EditRollover_request
              ...CloseRollover_request
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
      kind="rollover"
      list={list}
      columns={columns}
      rows={rolloverRequests?.edges.map((edge) => edge.node) ?? []}
      idOf={(row) => row.id}
      nameOf={(row) => `${row.firstName} ${row.lastName}, ${row.planAccountNumber}`}
      total={rolloverRequests?.totalCount ?? 0}
      endCursor={rolloverRequests?.pageInfo.endCursor ?? null}
      pages={pages}
      editDialog={({ request, ...rest }) => <EditRollover requestKey={request} {...rest} />}
      closeDialog={({ request, ...rest }) => <CloseRollover requestKey={request} {...rest} />}
    />
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'account', header: 'Account #', rowHeader: true, cell: (row) => row.planAccountNumber },
  { key: 'firstName', header: 'First Name', breaks: true, cell: (row) => row.firstName },
  { key: 'lastName', header: 'Last Name', breaks: true, cell: (row) => row.lastName },
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
        note={row.mustReadForm ? 'read the form' : row.waitsFor && `Waits: ${row.waitsFor}`}
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
          fileName={`rollover-${row.planAccountNumber}.pdf`}
          warning={row.attachmentWarning}
        />
      ) : (
        '–'
      ),
  },
]
