import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ExportButton } from '../exports/ExportButton.tsx'
import type {
  NoteList_accountOwner$data,
  NoteList_accountOwner$key,
} from '../__generated__/NoteList_accountOwner.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { Card } from '../kit/ui/Card.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { AddNote } from './AddNote.tsx'
import { PinnedMark } from './PinnedMark.tsx'
import { PinNote } from './PinNote.tsx'
import { noteList } from './noteList.ts'

type Row = NonNullable<NoteList_accountOwner$data['notes']>['edges'][number]['node']

const useStyles = makeStyles({
  title: { display: 'block', minWidth: '18ch', maxWidth: '28ch', overflowWrap: 'anywhere' },
  text: { display: 'block', maxWidth: '68ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

export function NoteList({ accountOwnerKey }: { accountOwnerKey: NoteList_accountOwner$key }) {
  const styles = useStyles()
  const { accountOwnerId, notes } = useFragment(
    graphql`
      fragment NoteList_accountOwner on AccountOwner
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "NoteSort" }
        filter: { type: "NoteFilter" }
      )
      @throwOnFieldError {
        accountOwnerId
        notes(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              id
              noteId
              title
              email
              noteText
              modifiedAt
              isPinned
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const state = useListState(noteList)
  const refresh = useRefresh()
  const [adding, setAdding] = useState(false)

  const columns: Column<Row>[] = [
    {
      key: 'title',
      header: 'Title',
      sort: 'TITLE',
      rowHeader: true,
      prose: true,
      cell: (row) => (
        <span className={styles.title}>
          {row.title}
          {row.isPinned ? <PinnedMark /> : null}
        </span>
      ),
    },
    { key: 'writer', header: 'Written By', cell: (row) => <Email>{row.email}</Email> },
    {
      key: 'text',
      header: 'Text',
      prose: true,
      cell: (row) => <span className={styles.text}>{row.noteText}</span>,
    },
    { key: 'added', header: 'Date Added', sort: 'MODIFIED', cell: (row) => <DateTimeText moment={row.modifiedAt} /> },
    {
      key: 'pin',
      header: 'Pin',
      align: 'end',
      cell: ({ noteId, title, isPinned }) => (
        <PinNote {...{ accountOwnerId, noteId, title, isPinned }} onDone={() => void refresh()} />
      ),
    },
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
        <ListTable
          caption="Notes"
          columns={columns}
          rows={notes?.edges.map((edge) => edge.node) ?? []}
          rowKey={(row) => row.id}
          empty="No notes found for user."
          emptyAction={<p>Notes about calls and letters appear here. Only staff see them.</p>}
          state={state}
          total={notes?.totalCount}
          isBound={notes?.totalCountIsBound}
          offset={notes?.offset}
          pageInfo={notes ? pageInfo(notes.pageInfo) : undefined}
          beside={
            <ExportButton
              list="NOTES"
              accountOwnerId={accountOwnerId}
              caption="Notes"
              state={state}
              total={notes?.totalCount}
              isBound={notes?.totalCountIsBound}
            />
          }
        />
      </Card>
      {adding ? (
        <AddNote
          accountOwnerId={accountOwnerId}
          // The new note is on the first page, after the pinned notes.
          onAdded={() => (state.isFirstPage ? void refresh() : state.goToFirst())}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  )
}
