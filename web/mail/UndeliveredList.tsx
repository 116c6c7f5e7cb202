import { graphql, useFragment } from 'react-relay'
import type {
  UndeliveredList_viewer$data,
  UndeliveredList_viewer$key,
} from '../__generated__/UndeliveredList_viewer.graphql.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { undeliveredList } from './mailLists.ts'

type Row = NonNullable<UndeliveredList_viewer$data['undeliveredMail']>['edges'][number]['node']

const columns: readonly Column<Row>[] = [
  {
    key: 'to',
    header: 'Email',
    rowHeader: true,
    breaks: true,
    cell: ({ accountOwnerId, to }) =>
      accountOwnerId === null ? (
        <Email>{to}</Email>
      ) : (
        <OwnerLink accountOwnerId={accountOwnerId} announced>
          <Email>{to}</Email>
        </OwnerLink>
      ),
  },
  { key: 'subject', header: 'Subject', breaks: true, cell: (row) => row.subject },
  { key: 'written', header: 'Written', cell: (row) => <DateTimeText moment={row.createdAt} mayWrap /> },
  {
    key: 'givenUp',
    header: 'Given Up',
    sort: 'GIVEN_UP',
    cell: (row) => <DateTimeText moment={row.givenUpAt} mayWrap />,
  },
  { key: 'attempts', header: 'Tries', align: 'end', cell: (row) => row.attempts },
  { key: 'reason', header: 'Reason', cell: (row) => row.reason },
]

export function UndeliveredList({ viewerKey }: { viewerKey: UndeliveredList_viewer$key }) {
  const { undeliveredMail } = useFragment(
    graphql`
      fragment UndeliveredList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "UndeliveredMailSort" }
      )
      @throwOnFieldError {
        undeliveredMail(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              mailId
              to
              subject
              createdAt
              givenUpAt
              attempts
              reason
              accountOwnerId
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(undeliveredList)
  return (
    <ListTable
      caption="Undelivered mail"
      columns={columns}
      rows={undeliveredMail?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => String(row.mailId)}
      empty="Every email arrived or is still being tried."
      emptyMark="DONE"
      state={state}
      total={undeliveredMail?.totalCount}
      isBound={undeliveredMail?.totalCountIsBound}
      offset={undeliveredMail?.offset}
      pageInfo={undeliveredMail ? pageInfo(undeliveredMail.pageInfo) : undefined}
      beside={
        <ExportButton
          list="UNDELIVERED"
          caption="Undelivered mail"
          state={state}
          total={undeliveredMail?.totalCount}
          isBound={undeliveredMail?.totalCountIsBound}
        />
      }
    />
  )
}
