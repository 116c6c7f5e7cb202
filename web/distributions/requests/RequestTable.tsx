import { useState, type ReactNode } from 'react'
import { DataTable, type Column } from '../../kit/lists/DataTable.tsx'
import { Pager } from '../../kit/lists/Pager.tsx'
import type { Pages } from '../../kit/lists/usePages.ts'
import { closeActionOf, statusWord, type CloseAction, type RequestList, type ShownPage } from './requestLists.ts'
import { RowActions } from './RowActions.tsx'

interface DialogProps<Row> {
  request: Row
  shown: ShownPage
  onClose: () => void
}

interface Props<Row> {
  kind: 'withdrawal' | 'rollover'
  list: RequestList
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Names the row for a screen reader. */
  nameOf: (row: Row) => string
  total: number
  endCursor: string | null
  pages: Pages
  editDialog: (props: DialogProps<Row>) => ReactNode
  closeDialog: (props: DialogProps<Row> & { action: CloseAction }) => ReactNode
}

/** A list of requests with its pages, and the dialogs of a row. */
export function RequestTable<Row>(props: Props<Row>) {
  const { kind, list, columns, rows, idOf, nameOf, total, endCursor, pages, editDialog, closeDialog } = props
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'close'; id: string } | null>(null)
  const caption = kind === 'withdrawal' ? 'Withdrawal requests' : 'Rollover requests'
  const action = closeActionOf(list)
  // A row that left the list takes its dialog along.
  const request = rows.find((row) => idOf(row) === dialog?.id)
  const dialogProps = request && { request, shown: { list, ...pages.shown }, onClose: () => setDialog(null) }

  return (
    <>
      <DataTable
        caption={caption}
        columns={[
          ...columns,
          {
            key: 'actions',
            header: 'Actions',
            cell: (row) => (
              <RowActions
                name={nameOf(row)}
                closeAction={action}
                onEdit={() => setDialog({ kind: 'edit', id: idOf(row) })}
                onClose={() => setDialog({ kind: 'close', id: idOf(row) })}
              />
            ),
          },
        ]}
        rows={rows}
        rowKey={idOf}
        empty={`There are no ${statusWord(list)} ${kind} requests`}
        busy={pages.busy}
      />
      <Pager page={pages.page} total={total} onPage={(page) => pages.goTo(page, endCursor)} label={caption} />
      {dialogProps && dialog?.kind === 'edit' ? editDialog(dialogProps) : null}
      {dialogProps && dialog?.kind === 'close' && action ? closeDialog({ ...dialogProps, action }) : null}
    </>
  )
}
