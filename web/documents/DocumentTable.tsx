import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  DocumentTable_accountOwner$data,
  DocumentTable_accountOwner$key,
} from '../__generated__/DocumentTable_accountOwner.graphql.ts'
import type { DocumentTablePageQuery } from '../__generated__/DocumentTablePageQuery.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { pageSize } from '../kit/lists/pageSize.ts'
import { usePages } from '../kit/lists/usePages.ts'
import { DownloadLink } from '../app/files/DownloadLink.tsx'

type DocumentRow = NonNullable<DocumentTable_accountOwner$data['documents']>['edges'][number]['node']

const columns: readonly Column<DocumentRow>[] = [
  {
    key: 'fileName',
    header: 'Filename',
    rowHeader: true,
    breaks: true,
    cell: (row) => <DownloadLink path={row.downloadPath} fileName={row.fileName} />,
  },
  { key: 'documentType', header: 'Document Type', cell: (row) => row.documentType },
  { key: 'lastModified', header: 'Last Modified', cell: (row) => <DateTimeText moment={row.lastModified} /> },
]

export function DocumentTable({ accountOwnerKey }: { accountOwnerKey: DocumentTable_accountOwner$key }) {
  const [{ documents }, refetch] = useRefetchableFragment<DocumentTablePageQuery, DocumentTable_accountOwner$key>(
    graphql`
      fragment DocumentTable_accountOwner on AccountOwner
      @refetchable(queryName: "DocumentTablePageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        documents(first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              id
              fileName
              documentType
              lastModified
              downloadPath
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  const total = documents?.totalCount ?? 0
  return (
    <>
      <DataTable
        caption="Documents"
        columns={columns}
        rows={documents?.edges.map((edge) => edge.node) ?? []}
        rowKey={(row) => row.id}
        empty="No documents found."
        busy={pages.busy}
      />
      {total > pageSize ? (
        <Pager
          page={pages.page}
          total={total}
          onPage={(page) => pages.goTo(page, documents?.pageInfo.endCursor ?? null)}
          label="Documents"
        />
      ) : null}
    </>
  )
}
