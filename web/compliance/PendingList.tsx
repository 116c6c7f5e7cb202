import { Checkbox, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type { PendingList_viewer$data, PendingList_viewer$key } from '../__generated__/PendingList_viewer.graphql.ts'
import type { PendingListPageQuery } from '../__generated__/PendingListPageQuery.graphql.ts'
import { OwnerLink } from '../app/screens/OwnerLink.tsx'
import { RevealSecret } from '../owners/RevealSecret.tsx'
import { notices } from '../kit/notices/notices.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText, DateTimeText } from '../kit/ui/DateText.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { usePages } from '../kit/lists/usePages.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { Findings } from './Findings.tsx'
import { decided, useDecision, type Decision } from './useDecision.ts'

const caption = 'Accounts that wait for approval'

const useStyles = makeStyles({
  all: { marginInlineStart: '-4px' },
  // The room around a box, to be hit by a finger, is the cell's own.
  one: { margin: '-8px' },
  // Whatever has the focus is scrolled clear of the bar below.
  list: { '& a, & button, & input': { scrollMarginBottom: '88px' } },
})

type Row = NonNullable<PendingList_viewer$data['compliancePending']>['edges'][number]['node']

/** Accounts that wait, to be ticked and decided. What is decided is what can be seen: another page begins unticked. */
export function PendingList({ viewerKey }: { viewerKey: PendingList_viewer$key }) {
  const styles = useStyles()
  const [{ compliancePending }, refetch] = useRefetchableFragment<PendingListPageQuery, PendingList_viewer$key>(
    graphql`
      fragment PendingList_viewer on Viewer
      @refetchable(queryName: "PendingListPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        compliancePending(first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
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
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [decide, isDeciding] = useDecision()

  const rows = compliancePending?.edges.map(({ node }) => node) ?? []
  const shown = rows.map(({ accountId }) => accountId)
  // A row that somebody else has decided takes its tick along.
  const chosen = shown.filter((accountId) => ticked.has(accountId))

  function tick(accountIds: readonly number[], on: boolean) {
    const rest = chosen.filter((accountId) => !accountIds.includes(accountId))
    setTicked(new Set(on ? [...rest, ...accountIds] : rest))
  }

  function goTo(page: number, endCursor: string | null) {
    setTicked(new Set())
    pages.goTo(page, endCursor)
  }

  async function run(decision: Decision) {
    if (isDeciding) return
    const { ok } = await decide(decision, chosen, pages.shown)
    // Another reviewer was faster, say: the list as it is now.
    if (!ok) return pages.goTo(pages.page, null)
    notices.success('Success', decided[decision])
    setTicked(new Set())
    if (chosen.length === shown.length && pages.page > 0) goTo(pages.page - 1, null)
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
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.accountId}
          empty="No accounts wait for approval"
          busy={pages.busy || isDeciding}
          dense
        />
        <Pager
          page={pages.page}
          total={compliancePending?.totalCount ?? 0}
          onPage={(page) => goTo(page, compliancePending?.pageInfo.endCursor ?? null)}
          label={caption}
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
    cell: ({ dateLoaded }) => (dateLoaded ? <DateTimeText moment={dateLoaded} mayWrap /> : null),
  },
  { key: 'qualifier', header: 'Qualifier', cell: ({ qualifierKey }) => <Findings qualifierKey={qualifierKey} /> },
]
