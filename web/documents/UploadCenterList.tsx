import { useState } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  UploadCenterList_viewer$data,
  UploadCenterList_viewer$key,
} from '../__generated__/UploadCenterList_viewer.graphql.ts'
import type { UploadCenterListPageQuery } from '../__generated__/UploadCenterListPageQuery.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { usePages } from '../kit/lists/usePages.ts'
import { MarkComplete } from './MarkComplete.tsx'
import { SentFile } from './SentFile.tsx'

type UploadRow = NonNullable<UploadCenterList_viewer$data['uploadCenter']>['edges'][number]['node']

const columns: readonly Column<UploadRow>[] = [
  { key: 'firstName', header: 'First Name', breaks: true, cell: (row) => row.firstName },
  { key: 'lastName', header: 'Last Name', breaks: true, cell: (row) => row.lastName },
  { key: 'fileName', header: 'Filename', rowHeader: true, cell: (row) => <SentFile fileKey={row} /> },
  { key: 'createdDate', header: 'Upload Date', cell: (row) => <DateTimeText moment={row.createdDate} /> },
]

/** What waits for staff; a file that is marked complete leaves the list. */
export function UploadCenterList({ viewerKey }: { viewerKey: UploadCenterList_viewer$key }) {
  const [{ uploadCenter }, refetch] = useRefetchableFragment<UploadCenterListPageQuery, UploadCenterList_viewer$key>(
    graphql`
      fragment UploadCenterList_viewer on Viewer
      @refetchable(queryName: "UploadCenterListPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        uploadCenter(first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              id
              fileName
              firstName
              lastName
              createdDate
              ...SentFile_attachment
              ...MarkComplete_attachment
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'network-only' }))
  const [chosen, setChosen] = useState<string | null>(null)
  const rows = uploadCenter?.edges.map((edge) => edge.node) ?? []
  const endCursor = uploadCenter?.pageInfo.endCursor ?? null
  // A row that left the list takes its question along.
  const asked = rows.find((row) => row.id === chosen)

  function onDone() {
    setChosen(null)
    // The last file of a page has left: the page before is the last one now.
    if (rows.length === 1 && pages.page > 0) pages.goTo(pages.page - 1, null)
  }

  return (
    <>
      <DataTable
        caption="Uploaded files"
        columns={[
          ...columns,
          {
            key: 'complete',
            header: 'Mark Complete',
            cell: (row) => (
              <TextButton aria-label={`Mark Complete ${row.fileName}`} onClick={() => setChosen(row.id)}>
                Mark Complete
              </TextButton>
            ),
          },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
        empty="There are no uploaded files"
        busy={pages.busy}
      />
      <Pager
        page={pages.page}
        total={uploadCenter?.totalCount ?? 0}
        onPage={(page) => pages.goTo(page, endCursor)}
        label="Uploaded files"
      />
      {asked ? (
        <MarkComplete
          attachmentKey={asked}
          shown={pages.shown}
          onDone={onDone}
          onGone={() => {
            setChosen(null)
            pages.goTo(pages.page, null)
          }}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  )
}
