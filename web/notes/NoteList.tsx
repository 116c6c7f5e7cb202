import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  NoteList_accountOwner$data,
  NoteList_accountOwner$key,
} from '../__generated__/NoteList_accountOwner.graphql.ts'
import type { NoteListPageQuery } from '../__generated__/NoteListPageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { usePages } from '../kit/lists/usePages.ts'
import { AddNote } from './AddNote.tsx'

type Row = NonNullable<NoteList_accountOwner$data['notes']>['edges'][number]['node']

const useStyles = makeStyles({
  title: { display: 'block', minWidth: '18ch', maxWidth: '28ch', overflowWrap: 'anywhere' },
  text: { display: 'block', maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

export function NoteList({ accountOwnerKey }: { accountOwnerKey: NoteList_accountOwner$key }) {
  const styles = useStyles()
  const [{ accountOwnerId, notes }, refetch] = useRefetchableFragment<NoteListPageQuery, NoteList_accountOwner$key>(
    graphql`
      fragment NoteList_accountOwner on AccountOwner
      @refetchable(queryName: "NoteListPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        accountOwnerId
        notes(first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              id
              title
              email
              noteText
              lastModified
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  const [adding, setAdding] = useState(false)

  const columns: Column<Row>[] = [
    {
      key: 'title',
      header: 'Title',
      rowHeader: true,
      prose: true,
      cell: (row) => <span className={styles.title}>{row.title}</span>,
    },
    { key: 'writer', header: 'Written By', breaks: true, cell: (row) => row.email },
    {
      key: 'text',
      header: 'Text',
      prose: true,
      cell: (row) => <span className={styles.text}>{row.noteText}</span>,
    },
    { key: 'added', header: 'Date Added', cell: (row) => <DateTimeText moment={row.lastModified} /> },
  ]

  return (
    <>
      <PageHeading
        actions={
          <Button appearance="primary" onClick={() => setAdding(true)}>
            Add Note
          </Button>
        }
      >
        Notes
      </PageHeading>
      <Card around="list">
        <DataTable
          caption="Notes"
          columns={columns}
          rows={notes?.edges.map((edge) => edge.node) ?? []}
          rowKey={(row) => row.id}
          empty="No notes found for user."
          busy={pages.busy}
        />
        <Pager
          page={pages.page}
          total={notes?.totalCount ?? 0}
          onPage={(page) => pages.goTo(page, notes?.pageInfo.endCursor ?? null)}
          label="Notes"
        />
      </Card>
      {adding ? (
        <AddNote
          accountOwnerId={accountOwnerId}
          // The new note is the first of the first page.
          onAdded={() => pages.goTo(0, null)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  )
}
