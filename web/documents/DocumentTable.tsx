import { graphql, useFragment } from 'react-relay'
import { ExportButton } from '../exports/ExportButton.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import type {
  DocumentTable_accountOwner$data,
  DocumentTable_accountOwner$key,
} from '../__generated__/DocumentTable_accountOwner.graphql.ts'
import { enumValue } from '../../contract/enumeration.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { quarterEnd } from '../kit/ui/quarterEnd.ts'
import { today } from '../kit/ui/typedDate.ts'
import { MissingSomething } from '../core/screens/MissingSomething.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { DocumentName } from './DocumentName.tsx'
import { documentList } from './documentList.ts'

type DocumentRow = NonNullable<DocumentTable_accountOwner$data['documents']>['edges'][number]['node']

const columns: readonly Column<DocumentRow>[] = [
  {
    key: 'fileName',
    header: 'Filename',
    sort: 'FILE_NAME',
    rowHeader: true,
    breaks: true,
    cell: (row) => <DocumentName path={row.downloadPath} fileName={row.fileName} documentType={row.documentType} />,
  },
  { key: 'documentType', header: 'Document Type', cell: (row) => row.documentType },
  {
    key: 'lastModified',
    header: 'Last Modified',
    sort: 'MODIFIED',
    cell: (row) => <DateTimeText moment={row.modifiedAt} />,
  },
]

export function DocumentTable({ accountOwnerKey }: { accountOwnerKey: DocumentTable_accountOwner$key }) {
  const { accountOwnerId, documents } = useFragment(
    graphql`
      fragment DocumentTable_accountOwner on AccountOwner
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "DocumentSort" }
        filter: { type: "DocumentFilter" }
      )
      @throwOnFieldError {
        accountOwnerId
        documents(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              id
              fileName
              documentType
              modifiedAt
              downloadPath
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const state = useListState(documentList)
  return (
    <ListTable
      caption="Documents"
      columns={columns}
      rows={documents?.edges.map((edge) => edge.node) ?? []}
      rowKey={(row) => row.id}
      card={(row) => (
        <DocumentName path={row.downloadPath} fileName={row.fileName} documentType={row.documentType}>
          <span>{row.documentType}</span>
          <DateTimeText moment={row.modifiedAt} />
        </DocumentName>
      )}
      joined
      empty="No documents found."
      emptyAction={<MissingSomething />}
      noMatch={
        state.filters.type === enumValue('statement')
          ? {
              says: `No statements here. We make one after each quarter; this quarter ends on ${formatDate(quarterEnd(today()))}.`,
              action: <ScreenLink to="/transaction">See the transactions</ScreenLink>,
            }
          : undefined
      }
      state={state}
      total={documents?.totalCount}
      isBound={documents?.totalCountIsBound}
      offset={documents?.offset}
      pageInfo={documents ? pageInfo(documents.pageInfo) : undefined}
      beside={
        <ExportButton
          list="DOCUMENTS"
          accountOwnerId={accountOwnerId}
          caption="Documents"
          state={state}
          total={documents?.totalCount}
          isBound={documents?.totalCountIsBound}
        />
      }
    />
  )
}
