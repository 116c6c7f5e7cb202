import { makeStyles, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { addressOf } from '../core/session/ownerInAddress.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import type {
  UploadCenterList_viewer$data,
  UploadCenterList_viewer$key,
} from '../__generated__/UploadCenterList_viewer.graphql.ts'
import type { Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { dayOf } from '../kit/ui/format.ts'
import { today } from '../kit/ui/typedDate.ts'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import { Button } from '../kit/ui/Button.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { uploadCenterList } from './uploadCenterList.ts'
import { MarkComplete } from './MarkComplete.tsx'
import { ReopenUpload } from './ReopenUpload.tsx'
import { SentFile } from './SentFile.tsx'

type UploadRow = NonNullable<UploadCenterList_viewer$data['uploadCenter']>['edges'][number]['node']

/** One of the owner's names, as a link to the owner's Home. */
function nameOfOwner(accountOwnerId: number | null | undefined, name: string | null | undefined) {
  if (!accountOwnerId || !name) return name
  return <OwnerLink accountOwnerId={accountOwnerId}>{name}</OwnerLink>
}

/** Account that the file belongs to, as a link to its account book. */
function AccountOf({ row: { accountOwnerId, accountId, planAccountNumber } }: { row: UploadRow }) {
  if (!accountOwnerId || !accountId || !planAccountNumber) return null
  return (
    <ScreenLink to={addressOf(accountOwnerId, `${accountId}/transaction`)} prefetchData={false}>
      {`Account ${planAccountNumber}`}
    </ScreenLink>
  )
}

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  file: { fontWeight: 600, overflowWrap: 'anywhere' },
  owner: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px' },
  sent: { color: tokens.colorNeutralForeground2 },
  small: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    // Keeps the touch target of a link in this line apart from the link above.
    ':has(a)': { marginBlockStart: '8px' },
  },
})

/** Number of days for which a file has been waiting; nothing on the first day. */
function Age({ since }: { since: string }) {
  const days = daysBetween(dayOf(since), today())
  return days < 1 ? null : <Small>{days === 1 ? 'Since yesterday' : `For ${days} days`}</Small>
}

/** A smaller line of text below a value. */
const Small = ({ children }: { children: ReactNode }) => <span className={useStyles().small}>{children}</span>

/** A file on a phone: its name, owner, account and date, then the action. */
function UploadCard({ row, children }: { row: UploadRow; children: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={styles.card}>
      <p className={styles.file}>
        <SentFile fileKey={row} />
      </p>
      <p className={styles.owner}>
        {nameOfOwner(row.accountOwnerId, [row.firstName, row.lastName].filter(Boolean).join(' '))}
        <AccountOf row={row} />
      </p>
      <p className={styles.sent}>
        {'Sent '}
        <DateTimeText moment={row.createdAt} mayWrap />
        {row.processedAt ? null : <Age since={row.createdAt} />}
      </p>
      <div>{children}</div>
    </div>
  )
}

const columns: readonly Column<UploadRow>[] = [
  {
    key: 'firstName',
    header: 'First Name',
    breaks: true,
    cell: ({ accountOwnerId, firstName }) => nameOfOwner(accountOwnerId, firstName),
  },
  {
    key: 'lastName',
    header: 'Last Name',
    sort: 'NAME',
    breaks: true,
    cell: ({ accountOwnerId, lastName }) => nameOfOwner(accountOwnerId, lastName),
  },
  {
    key: 'fileName',
    header: 'Filename',
    sort: 'FILE_NAME',
    rowHeader: true,
    cell: (row) => (
      <>
        <SentFile fileKey={row} />
        <Small>
          <AccountOf row={row} />
        </Small>
      </>
    ),
  },
  {
    key: 'createdDate',
    header: 'Upload Date',
    sort: 'UPLOADED',
    cell: ({ createdAt, processedAt }) => (
      <>
        <DateTimeText moment={createdAt} />
        {processedAt ? null : <Age since={createdAt} />}
      </>
    ),
  },
]

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

interface Props {
  viewerKey: UploadCenterList_viewer$key
  /** The current page of the list. */
  shown: ListVariables<typeof uploadCenterList>
}

/** Files that wait for staff, or files marked complete. A file leaves the list when it is completed or reopened. */
export function UploadCenterList({ viewerKey, shown }: Props) {
  const { uploadCenter } = useFragment(
    graphql`
      fragment UploadCenterList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "AttachmentSort" }
        filter: { type: "UploadCenterFilter" }
      )
      @throwOnFieldError {
        uploadCenter(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
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
              accountOwnerId
              accountId
              planAccountNumber
              processedAt
              firstName
              lastName
              createdAt
              ...SentFile_attachment
              ...MarkComplete_attachment
              ...ReopenUpload_attachment
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(uploadCenterList)
  const isDone = shown.filter?.isDone === true
  const [chosen, setChosen] = useState<string | null>(null)
  const rows = uploadCenter?.edges.map((edge) => edge.node) ?? []
  const refresh = useRefresh()
  // The dialog closes when its file leaves the list.
  const asked = rows.find((row) => row.id === chosen)

  function onDone() {
    setChosen(null)
    // The last file of this page has left the list, so open the previous page.
    if (rows.length === 1 && uploadCenter && !state.isFirstPage)
      state.goToPrevious(pageInfo(uploadCenter.pageInfo).startCursor, uploadCenter.offset ?? null)
  }

  const reopen = (row: UploadRow) => (
    <>
      <DateTimeText moment={row.processedAt ?? ''} /> <ReopenUpload attachmentKey={row} shown={shown} onDone={onDone} />
    </>
  )

  return (
    <>
      <ListTable
        caption="Uploaded files"
        columns={[
          ...columns,
          {
            key: 'complete',
            header: isDone ? 'Marked Complete' : 'Mark Complete',
            namesItself: !isDone,
            cell: (row) =>
              row.processedAt ? (
                reopen(row)
              ) : (
                <TextButton aria-label={`Mark Complete ${row.fileName}`} onClick={() => setChosen(row.id)}>
                  Mark Complete
                </TextButton>
              ),
          },
        ]}
        rows={rows}
        rowKey={(row) => row.id}
        opensRows
        card={(row) => (
          <UploadCard row={row}>
            {row.processedAt ? (
              reopen(row)
            ) : (
              <Button aria-label={`Mark Complete ${row.fileName}`} onClick={() => setChosen(row.id)}>
                Mark Complete
              </Button>
            )}
          </UploadCard>
        )}
        empty="There are no uploaded files"
        emptyAction={<p>Files appear here when owners upload them.</p>}
        emptyMark="DONE"
        state={state}
        total={uploadCenter?.totalCount}
        isBound={uploadCenter?.totalCountIsBound}
        offset={uploadCenter?.offset}
        pageInfo={uploadCenter ? pageInfo(uploadCenter.pageInfo) : undefined}
        beside={
          <ExportButton
            list="UPLOAD_CENTER"
            caption="Uploaded files"
            state={state}
            total={uploadCenter?.totalCount}
            isBound={uploadCenter?.totalCountIsBound}
          />
        }
      />
      {asked ? (
        <MarkComplete
          attachmentKey={asked}
          shown={shown}
          onDone={onDone}
          onGone={() => {
            setChosen(null)
            void refresh()
          }}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  )
}
