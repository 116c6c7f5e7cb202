import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import type { RequestList_requests$key } from '../../__generated__/RequestList_requests.graphql.ts'
import { ExportButton } from '../../exports/ExportButton.tsx'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { ChangedMark } from '../../core/live/ChangedMark.tsx'
import { pageInfo } from '../../core/relay/pageInfo.ts'
import { KeysButton } from '../../kit/keys/KeysButton.tsx'
import { useListKeys } from '../../kit/keys/useListKeys.ts'
import type { Column } from '../../kit/lists/DataTable.tsx'
import { small, wide } from '../../kit/page/layout.ts'
import { useCardLayout } from '../../kit/page/useCardLayout.ts'
import { ListTable } from '../../kit/lists/ListTable.tsx'
import { nextAfter } from '../../kit/lists/nextAfter.ts'
import { useListState } from '../../kit/lists/useListState.ts'
import { CloseRequest } from './CloseRequest.tsx'
import { ApproveRequests } from './ApproveRequests.tsx'
import { statusNotes } from './StatusText.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { FixLink } from './FixLink.tsx'
import { appearing, ListSentence } from './ListSentence.tsx'
import { OpenedBy } from './OpenedBy.tsx'
import { RequestCard } from './RequestCard.tsx'
import { requestColumns } from './requestColumns.tsx'
import { RequestDrawer } from './RequestDrawer.tsx'
import { RequestLink } from './RequestLink.tsx'
import { ResendButton } from './ResendButton.tsx'
import { SelectBox } from './SelectBox.tsx'
import { SelectionBar, selectionId } from './SelectionBar.tsx'
import { useOpenRequest } from './useOpenRequest.ts'
import { useSelection } from './useSelection.ts'
import { requestRow, type Row } from './requestRow.ts'
import { closeActionOf, closeTexts } from './closing.ts'
import { linkIdOf, requestAddress, statusWord } from './requestAddress.ts'
import { requestListSpec, type ShownPage } from './requestLists.ts'
import { kindTexts, type RequestKind } from './texts.ts'

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    rowGap: '4px',
    justifyContent: 'flex-end',
    [wide]: { flexWrap: 'nowrap', justifyContent: 'flex-start' },
    // On a card, the buttons have their own row, with space between them for touch.
    [small]: { flexBasis: '100%', columnGap: '8px', '& > *': { flexGrow: 1 } },
  },
  wraps: { [wide]: { flexWrap: 'wrap', paddingBlock: '6px' } },
  appear: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  alone: { marginBlockEnd: '8px' },
  button: { minWidth: 'auto', [wide]: { paddingInline: '6px' } },
  // Approve moves money, so it differs from Edit.
  approve: {
    color: tokens.colorBrandForeground1,
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    fontWeight: tokens.fontWeightSemibold,
  },
  fix: { [small]: { flexBasis: '100%' } },
  // Actions that close a request have a different color.
  ends: { color: tokens.colorStatusDangerForeground1 },
})

interface Props {
  kind: RequestKind
  shown: ShownPage
  requestsKey: RequestList_requests$key | null | undefined
}

/** A list of requests of one kind with pages, and the dialogs that its rows open. */
export function RequestList({ kind, shown, requestsKey }: Props) {
  const styles = useStyles()
  const requests = useFragment(
    graphql`
      fragment RequestList_requests on StaffRequestConnection @throwOnFieldError {
        totalCount
        totalCountIsBound
        oldestInBankDays
        offset
        pageInfo {
          ...pageInfo_list
        }
        edges {
          node {
            id
            ...requestRow_request
            ...CloseRequest_request
          }
        }
      }
    `,
    requestsKey,
  )
  const [closing, setClosing] = useState<string | null>(null)
  const { list } = shown
  const cards = useCardLayout()
  const state = useListState(requestListSpec(kind, list))
  const action = closeActionOf(list)
  const nodes = requests?.edges.map(({ node }) => node) ?? []
  const rows = nodes.map(requestRow)
  const opened = useOpenRequest(requestAddress(kind, list), {
    rows,
    offset: requests?.offset ?? null,
    total: requests?.totalCount ?? 0,
    pageInfo: requests ? pageInfo(requests.pageInfo) : null,
  })
  const { open } = opened
  // The dialog closes when its request leaves the list.
  const request = nodes.find(({ id }) => id === closing)

  const approvable = list === 'PENDING'
  const { selected, isAll, toggle, toggleAll, clear } = useSelection(rows)
  const [approving, setApproving] = useState<readonly Row[] | null>(null)
  useListKeys(rows, ({ requestId }) => linkIdOf(requestId), {
    address: requestAddress(kind, list),
    open,
    approve: approvable ? (row) => setApproving([row]) : undefined,
    approveTicked: approvable && selected.length > 0 ? () => setApproving(selected) : undefined,
    select: approvable ? (row) => row.approval.whyNot === null && toggle(row) : undefined,
  })

  /** After an approval the request leaves the list, so the drawer or the focus moves to the next one. */
  function afterApproving(isChanged: boolean) {
    const next = approving ? nextAfter(rows, ({ id }) => approving.some((row) => row.id === id)) : undefined
    const isOpen = opened.openId !== undefined
    // Render synchronously, because the next key press must apply to the next request.
    flushSync(() => {
      setApproving(null)
      if (!isChanged) return
      clear()
      if (isOpen && next) open(next)
      else if (isOpen) opened.close()
    })
    // If every request on the page was approved, focus the selection bar instead of a row.
    if (isChanged && !isOpen) document.getElementById(next ? linkIdOf(next.requestId) : selectionId)?.focus()
  }

  const actionsOf = (row: Row) => {
    const name = nameOf(row)
    const button = (label: string, onClick: () => void, look?: 'approve' | 'ends', title?: string) => (
      <Button
        size="small"
        appearance={look === 'ends' ? 'subtle' : 'secondary'}
        className={mergeClasses(styles.button, look && styles[look])}
        aria-label={`${label} ${name}`}
        title={title}
        onClick={onClick}
      >
        {label}
      </Button>
    )
    return (
      <div className={mergeClasses(styles.actions, list === 'INCOMPLETE' && styles.wraps)}>
        {approvable ? button('Approve', () => setApproving([row]), 'approve') : null}
        <FixLink kind={kind} row={row} className={styles.fix} />
        {list === 'SIGNATURE' ? <ResendButton row={row} name={name} className={styles.button} /> : null}
        {button('Edit', () => open(row))}
        {action ? button(closeTexts[action].button, () => setClosing(row.id), 'ends', closeTexts[action].title) : null}
      </div>
    )
  }
  const selectOf = (row: Row) => (
    <SelectBox
      label={row.approval.whyNot === null ? `Select ${nameOf(row)}` : `${nameOf(row)}: ${row.approval.whyNot}`}
      checked={selected.includes(row)}
      disabled={row.approval.whyNot !== null}
      onChange={() => toggle(row)}
    />
  )
  const selectAll = <SelectBox label="Select all on this page" checked={isAll} onChange={toggleAll} />
  const select: Column<Row> = {
    key: 'select',
    width: 32,
    header: 'Select',
    screenOnly: true,
    headerCell: selectAll,
    cell: selectOf,
  }
  const linkOf = (row: Row, children: ReactNode, label?: string) => (
    <>
      <RequestLink kind={kind} list={list} requestId={row.requestId} {...(label ? { label, title: row.number } : {})}>
        {children}
      </RequestLink>
      <ChangedMark kind="REQUEST" number={row.requestId} />
    </>
  )
  const requestLink: Column<Row> = {
    key: 'request',
    // Fits six digits with a clear space after them.
    width: 74,
    header: 'Request',
    rowHeader: true,
    cell: (row) => (
      <>
        {linkOf(row, shortNumber(row.number), `${row.number}, ${nameOf(row)}, ${formatMoney(row.amount)}`)}
        <OpenedBy names={row.openedBy} />
      </>
    ),
  }
  // Completed requests no longer wait, so the list has no age column.
  const isShown = ({ key }: Column<Row>) => !(key === 'age' && statusWord(list) === 'historical')
  const keys = <KeysButton className={!approvable && styles.alone} />
  // Width of Edit and the other buttons that this list shows in a row.
  const actionsWidth = 60 + (approvable ? 72 : 0) + (list === 'SIGNATURE' ? 74 : 0) + (action ? 56 : 0)
  const actions: Column<Row> = {
    key: 'actions',
    // Fits "Enter new bank details", with the other actions below.
    width: list === 'INCOMPLETE' ? 168 : actionsWidth,
    header: 'Actions',
    screenOnly: true,
    cell: actionsOf,
  }

  return (
    <>
      <ListTable
        caption={kindTexts[kind].list}
        columns={[
          ...(approvable ? [select] : []),
          requestLink,
          ...requestColumns[kind].filter(isShown).map(narrowedTo(list)),
          actions,
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        empty={`There are no ${statusWord(list)} ${kind} requests`}
        emptyAction={<EmptyList list={list} />}
        {...(approvable || list === 'INCOMPLETE' ? { emptyMark: 'DONE' as const } : {})}
        dense
        oneLine
        opensRows
        below={(row) => statusNotes(row)}
        card={(row) => (
          <RequestCard
            kind={kind}
            row={row}
            linkTo={(line) => linkOf(row, line)}
            select={approvable ? selectOf(row) : null}
            actions={actionsOf(row)}
          />
        )}
        holds={
          <>
            <ListSentence
              kind={kind}
              list={list}
              total={requests?.totalCount ?? 0}
              isBound={requests?.totalCountIsBound ?? false}
              oldestInBankDays={requests?.oldestInBankDays ?? null}
              isFiltered={Object.values(state.filters).some(Boolean)}
            />
            {approvable ? (
              <SelectionBar
                selected={selected}
                total={requests?.totalCount ?? 0}
                onApprove={() => setApproving(selected)}
                onClear={clear}
                selectAll={cards && rows.length > 0 ? selectAll : null}
                keys={rows.length === 0 ? null : keys}
              >
                {rows.length === 0
                  ? null
                  : cards
                    ? 'Select all on this page, or tick some, to approve several at once.'
                    : 'Tick requests to approve several at once. The box in the header ticks this page.'}
              </SelectionBar>
            ) : rows.length === 0 ? null : (
              keys
            )}
          </>
        }
        state={state}
        total={requests?.totalCount}
        isBound={requests?.totalCountIsBound}
        offset={requests?.offset}
        pageInfo={requests ? pageInfo(requests.pageInfo) : undefined}
        beside={
          <ExportButton
            list={kind === 'withdrawal' ? 'WITHDRAWALS' : 'ROLLOVERS'}
            requestList={list}
            caption={kindTexts[kind].list}
            state={state}
            total={requests?.totalCount}
            isBound={requests?.totalCountIsBound}
          />
        }
      />
      <RequestDrawer
        kind={kind}
        shown={shown}
        rows={rows}
        opened={opened}
        onApprove={approvable ? (row) => setApproving([row]) : undefined}
        onEnd={action ? { label: closeTexts[action].title, act: (row) => setClosing(row.id) } : undefined}
      />
      {approving ? <ApproveRequests kind={kind} shown={shown} rows={approving} onClose={afterApproving} /> : null}
      {request && action ? (
        <CloseRequest kind={kind} action={action} requestKey={request} shown={shown} onClose={() => setClosing(null)} />
      ) : null}
    </>
  )
}

/** Says when requests appear in an empty list, and links to Home, which shows the lists that are not empty. */
function EmptyList({ list }: { list: ShownPage['list'] }) {
  return (
    <>
      <p className={useStyles().appear}>{appearing[list]}</p>
      <ScreenLink to="/home">See the work waiting on Home</ScreenLink>
    </>
  )
}

/** Narrows the status column of lists with only Open requests: it fits "Open", or "not signed" below it. */
const narrowedTo = (list: ShownPage['list']) => (column: Column<Row>) =>
  column.key === 'status' && (list === 'PENDING' || list === 'SIGNATURE')
    ? { ...column, width: list === 'PENDING' ? 50 : 80 }
    : column

function nameOf({ firstName, lastName, planAccountNumber }: Row): string {
  return `${firstName} ${lastName}, ${planAccountNumber}`
}

/**
 * Shortens W-2026-002077 to "002077"; the link's tooltip has the full number. All rows of a list share the prefix, and
 * the buttons need the space.
 */
function shortNumber(number: string): string {
  return number.slice(number.lastIndexOf('-') + 1)
}
