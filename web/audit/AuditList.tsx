import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { AuditList_viewer$data, AuditList_viewer$key } from '../__generated__/AuditList_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { exportedFilters, withActions } from './auditList.ts'
import { Changes } from './Changes.tsx'
import { foldViews, viewsInWords, type Folded } from './foldViews.ts'
import { NONE } from '../kit/ui/none.ts'

type Row = NonNullable<AuditList_viewer$data['auditTrail']>['edges'][number]['node']

/** Kinds of entries about stored records. Their first value is shown as "none → $300.00". */
const OF_RECORDS = ['PERSON', 'ACCOUNT', 'REQUEST']

const valuesOf = ({ changes, kind }: Row) =>
  changes.length === 0 ? 'No values recorded' : <Changes changesKey={changes} ofRecord={OF_RECORDS.includes(kind)} />

const columns: readonly Column<Folded<Row>>[] = [
  { key: 'at', header: 'Date', sort: 'AT', width: 184, cell: ({ row }) => <DateTimeText moment={row.at} seconds /> },
  {
    key: 'who',
    header: 'Who',
    width: 200,
    cell: ({ row }) => (row.email ? <Email>{row.email}</Email> : row.person),
  },
  {
    key: 'what',
    header: 'What',
    rowHeader: true,
    prose: true,
    width: 294,
    cell: (folded) => <What folded={folded} />,
  },
  {
    key: 'owner',
    header: 'Account Owner',
    prose: true,
    width: 110,
    cell: ({ row: { accountOwnerId, ownerName } }) =>
      accountOwnerId === null ? (
        NONE
      ) : (
        <>
          <OwnerLink accountOwnerId={accountOwnerId} announced>
            {ownerName ?? accountOwnerId}
          </OwnerLink>
          {ownerName ? <Small>{accountOwnerId}</Small> : null}
        </>
      ),
  },
  {
    key: 'changes',
    header: 'Before → After',
    prose: true,
    width: 244,
    cell: ({ row }) => valuesOf(row),
  },
]

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: '4px', overflowWrap: 'anywhere' },
  first: { fontWeight: 500 },
  small: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

const Small = ({ children }: { children: ReactNode }) => <span className={useStyles().small}>{children}</span>

/** The action, with its record below. For combined views: the viewed data and the number of views. */
function What({ folded: { row, titles, count } }: { folded: Folded<Row> }) {
  if (count > 1)
    return (
      <>
        {viewsInWords(titles)}
        <Small>{`${count} views in a row`}</Small>
      </>
    )
  // Omit the record: the title of a view names its data, and the previous column names the person of a login.
  const isNamed = row.kind === 'LOOK' || row.kind === 'SIGN_IN'
  return (
    <>
      {row.title}
      {isNamed ? null : <Small>{row.subject}</Small>}
    </>
  )
}

/** An entry on a phone: the action, then its owner, person and time, then the values. */
function Entry({ folded }: { folded: Folded<Row> }) {
  const styles = useStyles()
  const { row } = folded
  return (
    <div className={styles.card}>
      <div className={styles.first}>
        <What folded={folded} />
      </div>
      {row.accountOwnerId === null ? null : (
        <p>
          <OwnerLink accountOwnerId={row.accountOwnerId} announced>
            {row.ownerName ?? row.accountOwnerId}
          </OwnerLink>
          {row.ownerName ? ` ${row.accountOwnerId}` : null}
        </p>
      )}
      <p className={styles.small}>
        <DateTimeText moment={row.at} mayWrap seconds />
        {` · ${row.person}`}
      </p>
      {valuesOf(row)}
    </div>
  )
}

export function AuditList({ viewerKey }: { viewerKey: AuditList_viewer$key }) {
  const { auditTrail, auditActions } = useFragment(
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
        auditActions {
          action
          title
        }
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
              person
              accountOwnerId
              ownerName
              kind
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
  const actions = (auditActions ?? []).map(({ action, title }) => ({ value: action, label: title }))
  const state = useListState(withActions(actions, useLocation().search))
  return (
    <ListTable
      caption="Audit trail"
      columns={columns}
      rows={foldViews(auditTrail?.edges.map(({ node }) => node) ?? [])}
      count={auditTrail?.edges.length ?? 0}
      card={(folded) => <Entry folded={folded} />}
      rowKey={({ row }) => row.auditId}
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
          state={{ ...state, filters: exportedFilters(state.filters) }}
          total={auditTrail?.totalCount}
          isBound={auditTrail?.totalCountIsBound}
        />
      }
      dense
    />
  )
}
