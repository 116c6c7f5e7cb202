import { useState } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  RolloverList_viewer$data,
  RolloverList_viewer$key,
} from '../../__generated__/RolloverList_viewer.graphql.ts'
import type { RolloverListPageQuery } from '../../__generated__/RolloverListPageQuery.graphql.ts'
import { DownloadLink } from '../../documents/DownloadLink.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { CloseRollover } from './CloseRollover.tsx'
import { EditRollover } from './EditRollover.tsx'
import { closeActionOf, statusWord, type RequestList } from './requestLists.ts'
import { RowActions, type RowDialog } from './RowActions.tsx'
import { StatusText } from './StatusText.tsx'
import { usePages } from './usePages.ts'

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
              incompleteReason
              attachmentPath
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
  const [dialog, setDialog] = useState<RowDialog | null>(null)
  const rows = rolloverRequests?.edges.map((edge) => edge.node) ?? []
  // A row that left the list takes its dialog along.
  const chosen = rows.find((row) => row.id === dialog?.id)
  const action = closeActionOf(list)
  const shown = { list, ...pages.shown }
  const close = () => setDialog(null)

  return (
    <>
      <DataTable
        caption="Rollover requests"
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
        empty={`There are no ${statusWord(list)} rollover requests`}
        busy={pages.busy}
      />
      <Pager
        page={pages.page}
        total={rolloverRequests?.totalCount ?? 0}
        onPage={(page) => pages.goTo(page, rolloverRequests?.pageInfo.endCursor ?? null)}
        label="Rollover requests"
      />
      {chosen && dialog?.kind === 'edit' ? <EditRollover requestKey={chosen} shown={shown} onClose={close} /> : null}
      {chosen && dialog?.kind === 'close' && action ? (
        <CloseRollover requestKey={chosen} action={action} shown={shown} onClose={close} />
      ) : null}
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'account', header: 'Account #', rowHeader: true, cell: (row) => row.planAccountNumber },
  { key: 'firstName', header: 'First Name', cell: (row) => row.firstName },
  { key: 'lastName', header: 'Last Name', cell: (row) => row.lastName },
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
        <DownloadLink path={row.attachmentPath} fileName={`rollover-${row.planAccountNumber}.pdf`} />
      ) : (
        '–'
      ),
  },
]
