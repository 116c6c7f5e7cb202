import { Checkbox, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReasonInput } from '../distributions/reasons.ts'
import { pageInfo } from '../app/relay/pageInfo.ts'
import { useRefresh } from '../app/relay/useRefresh.ts'
import type { PendingList_viewer$data, PendingList_viewer$key } from '../__generated__/PendingList_viewer.graphql.ts'
import { OwnerLink } from '../app/screens/OwnerLink.tsx'
import { RevealSecret } from '../owners/RevealSecret.tsx'
import { notices } from '../kit/notices/notices.ts'
import type { Column } from '../kit/lists/DataTable.tsx'
import { DateText, DateTimeText } from '../kit/ui/DateText.tsx'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { pendingList } from './pendingList.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { Findings } from './Findings.tsx'
import { decided, useDecision, type Decision } from './useDecision.ts'

const caption = 'Accounts that wait for approval'

const useStyles = makeStyles({
  all: { display: 'flex', marginInlineStart: '-4px', marginBlockEnd: '8px' },
  // The room around a box, to be hit by a finger, is the cell's own.
  one: { margin: '-8px' },
  // Whatever has the focus is scrolled clear of the bar below.
  list: { '& a, & button, & input': { scrollMarginBottom: '88px' } },
})

type Row = NonNullable<PendingList_viewer$data['compliancePending']>['edges'][number]['node']

interface Props {
  viewerKey: PendingList_viewer$key
  /** The page that is shown. */
  page: ListVariables<typeof pendingList>
}

const none: ReadonlySet<number> = new Set()

/** Accounts that wait, to be ticked and decided. What is decided is what can be seen: another page begins unticked. */
export function PendingList({ viewerKey, page }: Props) {
  const refresh = useRefresh()
  const styles = useStyles()
  const { compliancePending } = useFragment(
    graphql`
      fragment PendingList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "CompliancePendingSort" }
      )
      @throwOnFieldError {
        compliancePending(first: $first, after: $after, last: $last, before: $before, sort: $sort) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              accountId
              accountOwnerId
              firstName
              lastName
              social
              dateOfBirth
              dateLoaded
              qualifierKey
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(pendingList)
  const at = JSON.stringify(page)
  const [ticks, setTicks] = useState<{ at: string; accountIds: ReadonlySet<number> }>({ at, accountIds: none })
  const ticked = ticks.at === at ? ticks.accountIds : none
  const [decide, isDeciding] = useDecision()

  const rows = compliancePending?.edges.map(({ node }) => node) ?? []
  const shown = rows.map(({ accountId }) => accountId)
  // A row that somebody else has decided takes its tick along.
  const chosen = shown.filter((accountId) => ticked.has(accountId))

  function tick(accountIds: readonly number[], on: boolean) {
    const rest = chosen.filter((accountId) => !accountIds.includes(accountId))
    setTicks({ at, accountIds: new Set(on ? [...rest, ...accountIds] : rest) })
  }

  async function run(decision: Decision, why?: { reason?: ReasonInput }) {
    if (isDeciding) return
    const { ok } = await decide(decision, chosen, page, why)
    // Another reviewer was faster, say: the list as it is now.
    if (!ok) return refresh()
    notices.success('Success', decided[decision])
    setTicks({ at, accountIds: none })
    if (chosen.length === shown.length && compliancePending && !state.isFirstPage)
      state.goToPrevious(pageInfo(compliancePending.pageInfo).startCursor, compliancePending.offset ?? null)
  }

  const columns: Column<Row>[] = [
    {
      key: 'select',
      header: 'Select',
      cell: ({ accountId }) => (
        <Checkbox
          className={styles.one}
          aria-label={`Select account ${accountId}`}
          checked={ticked.has(accountId)}
          onChange={(_, data) => tick([accountId], data.checked === true)}
        />
      ),
    },
    ...reviewColumns,
  ]

  return (
    <>
      <div className={styles.list}>
        {rows.length > 0 ? (
          <Checkbox
            className={styles.all}
            label="Select all"
            checked={chosen.length > 0 && (chosen.length === shown.length || 'mixed')}
            onChange={(_, data) => tick(shown, data.checked === true)}
          />
        ) : null}
        <ListTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.accountId}
          empty="No accounts wait for approval"
          state={state}
          total={compliancePending?.totalCount}
          isBound={compliancePending?.totalCountIsBound}
          offset={compliancePending?.offset}
          pageInfo={compliancePending ? pageInfo(compliancePending.pageInfo) : undefined}
          busy={isDeciding}
          dense
        />
      </div>
      <DecisionBar chosen={chosen} busy={isDeciding} onDecide={run} />
    </>
  )
}

const reviewColumns: Column<Row>[] = [
  {
    key: 'account',
    header: 'Account Id',
    sort: 'ACCOUNT_ID',
    rowHeader: true,
    cell: ({ accountId, accountOwnerId }) => (
      <OwnerLink accountOwnerId={accountOwnerId} announced>
        {accountId}
      </OwnerLink>
    ),
  },
  { key: 'owner', header: 'Account Owner Id', cell: ({ accountOwnerId }) => accountOwnerId },
  { key: 'first', header: 'First Name', breaks: true, cell: ({ firstName }) => firstName },
  { key: 'last', header: 'Last Name', breaks: true, cell: ({ lastName }) => lastName },
  {
    key: 'social',
    header: 'SSN',
    cell: ({ social, accountOwnerId }) =>
      social ? <RevealSecret accountOwnerId={accountOwnerId} masked={social} /> : null,
  },
  {
    key: 'dob',
    header: 'Date of Birth',
    cell: ({ dateOfBirth }) => (dateOfBirth ? <DateText date={dateOfBirth} /> : null),
  },
  {
    key: 'loaded',
    header: 'Date Loaded',
    sort: 'DATE_LOADED',
    cell: ({ dateLoaded }) => (dateLoaded ? <DateTimeText moment={dateLoaded} mayWrap /> : null),
  },
  { key: 'qualifier', header: 'Qualifier', cell: ({ qualifierKey }) => <Findings qualifierKey={qualifierKey} /> },
]
