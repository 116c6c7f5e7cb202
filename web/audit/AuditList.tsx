import { graphql, useFragment } from 'react-relay'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { AuditList_viewer$data, AuditList_viewer$key } from '../__generated__/AuditList_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { auditList } from './auditList.ts'
import { Changes } from './Changes.tsx'

type Row = NonNullable<AuditList_viewer$data['auditTrail']>['edges'][number]['node']

const columns: readonly Column<Row>[] = [
  { key: 'at', header: 'Date', sort: 'AT', cell: (row) => <DateTimeText moment={row.at} /> },
  { key: 'who', header: 'Who', cell: (row) => row.email && <Email>{row.email}</Email> },
  { key: 'what', header: 'What', rowHeader: true, breaks: true, cell: (row) => row.title },
  { key: 'subject', header: 'Subject', breaks: true, cell: (row) => row.subject },
  {
    key: 'owner',
    header: 'Account Owner Id',
    cell: ({ accountOwnerId }) =>
      accountOwnerId === null ? null : (
        <OwnerLink accountOwnerId={accountOwnerId} announced>
          {accountOwnerId}
        </OwnerLink>
      ),
  },
  {
    key: 'changes',
    header: 'Before → After',
    prose: true,
    cell: (row) => (row.changes.length === 0 ? null : <Changes changesKey={row.changes} />),
  },
]

export function AuditList({ viewerKey }: { viewerKey: AuditList_viewer$key }) {
  const { auditTrail } = useFragment(
    graphql`
      fragment AuditList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "AuditSort" }
        filter: { type: "AuditFilter" }
      )
      @throwOnFieldError {
        auditTrail(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              auditId
              at
              email
              accountOwnerId
              title
              subject
              changes {
                ...Changes_changes
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(auditList)
  return (
    <ListTable
      caption="Audit trail"
      columns={columns}
      rows={auditTrail?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => row.auditId}
      empty="Nothing changed in this time."
      state={state}
      total={auditTrail?.totalCount}
      isBound={auditTrail?.totalCountIsBound}
      offset={auditTrail?.offset}
      pageInfo={auditTrail ? pageInfo(auditTrail.pageInfo) : undefined}
      beside={
        <ExportButton
          list="AUDIT"
          caption="Audit trail"
          state={state}
          total={auditTrail?.totalCount}
          isBound={auditTrail?.totalCountIsBound}
        />
      }
      dense
    />
  )
}
