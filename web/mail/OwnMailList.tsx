import { graphql, useFragment } from 'react-relay'
import type { OwnMailList_viewer$data, OwnMailList_viewer$key } from '../__generated__/OwnMailList_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { MissingSomething } from '../core/screens/MissingSomething.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DayText } from '../kit/ui/DateText.tsx'
import { ownMailList } from './mailLists.ts'

type Row = NonNullable<OwnMailList_viewer$data['ownMail']>['edges'][number]['node']

const columns: readonly Column<Row>[] = [
  { key: 'subject', header: 'Subject', rowHeader: true, breaks: true, cell: (row) => row.subject },
  { key: 'date', header: 'Written', sort: 'CREATED', cell: (row) => <DayText moment={row.createdAt} /> },
  {
    key: 'state',
    header: 'Sent',
    cell: (row) => (row.sentAt === null ? 'Waiting to be sent' : <DayText moment={row.sentAt} />),
  },
]

export function OwnMailList({ viewerKey }: { viewerKey: OwnMailList_viewer$key }) {
  const { ownMail } = useFragment(
    graphql`
      fragment OwnMailList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "OwnMailSort" }
      )
      @throwOnFieldError {
        ownMail(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              mailId
              subject
              createdAt
              sentAt
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(ownMailList)
  return (
    <ListTable
      caption="Mail from Us"
      columns={columns}
      rows={ownMail?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => String(row.mailId)}
      empty="There are no emails to show yet."
      emptyMark="MAIL"
      emptyAction={<MissingSomething />}
      state={state}
      total={ownMail?.totalCount}
      isBound={ownMail?.totalCountIsBound}
      offset={ownMail?.offset}
      pageInfo={ownMail ? pageInfo(ownMail.pageInfo) : undefined}
    />
  )
}
