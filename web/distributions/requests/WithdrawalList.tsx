import { useState } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  WithdrawalList_viewer$data,
  WithdrawalList_viewer$key,
} from '../../__generated__/WithdrawalList_viewer.graphql.ts'
import type { WithdrawalListPageQuery } from '../../__generated__/WithdrawalListPageQuery.graphql.ts'
import { DownloadLink } from '../../documents/DownloadLink.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { CloseWithdrawal } from './CloseWithdrawal.tsx'
import { EditWithdrawal } from './EditWithdrawal.tsx'
import { closeActionOf, statusWord, type RequestList } from './requestLists.ts'
import { RowActions, type RowDialog } from './RowActions.tsx'
import { StatusText } from './StatusText.tsx'
import { usePages } from './usePages.ts'

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
              incompleteReason
              attachmentPath
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
  const [dialog, setDialog] = useState<RowDialog | null>(null)
  const rows = withdrawalRequests?.edges.map((edge) => edge.node) ?? []
  // A row that left the list takes its dialog along.
  const chosen = rows.find((row) => row.id === dialog?.id)
  const action = closeActionOf(list)
  const shown = { list, ...pages.shown }
  const close = () => setDialog(null)

  return (
    <>
      <DataTable
        caption="Withdrawal requests"
        columns={[
          ...columns,
          {
            key: 'actions',
            header: 'Actions',
            cell: (row) => (
              <RowActions
                name={`${row.firstName} ${row.lastName}, ${row.planAccountNumber}`}
                closeAction={action}
                onEdit={() => setDialog({ kind: 'edit', id: row.id })}
                onClose={() => setDialog({ kind: 'close', id: row.id })}
              />
            ),
          },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
        empty={`There are no ${statusWord(list)} withdrawal requests`}
        busy={pages.busy}
      />
      <Pager
        page={pages.page}
        total={withdrawalRequests?.totalCount ?? 0}
        onPage={(page) => pages.goTo(page, withdrawalRequests?.pageInfo.endCursor ?? null)}
        label="Withdrawal requests"
      />
      {chosen && dialog?.kind === 'edit' ? <EditWithdrawal requestKey={chosen} shown={shown} onClose={close} /> : null}
      {chosen && dialog?.kind === 'close' && action ? (
        <CloseWithdrawal requestKey={chosen} action={action} shown={shown} onClose={close} />
      ) : null}
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'account', header: 'Account #', rowHeader: true, cell: (row) => row.planAccountNumber },
  { key: 'firstName', header: 'First Name', cell: (row) => row.firstName },
  { key: 'lastName', header: 'Last Name', cell: (row) => row.lastName },
  { key: 'type', header: 'Type', cell: (row) => row.distributionType },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  { key: 'dateRequested', header: 'Date Requested', cell: (row) => <DateText date={row.dateRequested} /> },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusText statusId={row.statusId} outcome={row.outcome} reason={row.incompleteReason} />,
  },
  {
    key: 'file',
    header: 'File',
    cell: (row) =>
      row.attachmentPath ? (
        <DownloadLink path={row.attachmentPath} fileName={`withdrawal-${row.planAccountNumber}.pdf`} />
      ) : (
        '–'
      ),
  },
]
