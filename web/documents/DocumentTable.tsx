import { graphql, useFragment } from 'react-relay'
import type {
  DocumentTable_accountOwner$data,
  DocumentTable_accountOwner$key,
} from '../__generated__/DocumentTable_accountOwner.graphql.ts'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { DateTimeText } from '../ui/DateText.tsx'
import { pageSize } from '../ui/pageSize.ts'
import { DownloadLink } from './DownloadLink.tsx'

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
  const { documents } = useFragment(
    graphql`
      fragment DocumentTable_accountOwner on AccountOwner @throwOnFieldError {
        documents {
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
  const rows = documents?.edges.map((edge) => edge.node) ?? []
  return (
    <DataTable
      caption="Documents"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      empty="No documents found."
      paged={rows.length > pageSize}
    />
  )
}
