import { Checkbox, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ExportButton } from '../exports/ExportButton.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import type { PendingList_viewer$key } from '../__generated__/PendingList_viewer.graphql.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { RevealSecret } from '../owners/RevealSecret.tsx'
import { KeysButton } from '../kit/keys/KeysButton.tsx'
import { useListKeys } from '../kit/keys/useListKeys.ts'
import type { Column } from '../kit/lists/DataTable.tsx'
import { DateText, DayText } from '../kit/ui/DateText.tsx'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { nextAfter } from '../kit/lists/nextAfter.ts'
import { useListState } from '../kit/lists/useListState.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import type { Chosen } from './chosen.ts'
import { pendingChoices } from './findings.ts'
import type { pendingList } from './pendingList.ts'
import { barId, DecisionBar } from './DecisionBar.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { EvidenceLink } from './EvidenceLink.tsx'
import { FindingTitles } from './Findings.tsx'
import { PendingCard } from './PendingCard.tsx'
import { linkIdOf, pendingAddress, type PendingRow } from './pendingRow.ts'
import { notifyDecided, useDecision, type Decision, type Why } from './useDecision.ts'
import { mostAtOnce, useWaiting } from './useWaiting.ts'
import { formatCount } from '../kit/ui/format.ts'

const caption = 'Accounts that wait for approval'

const useStyles = makeStyles({
  all: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    marginInlineStart: '-4px',
    marginBlockEnd: '8px',
  },
  keys: { marginInlineStart: 'auto' },
  // Makes the whole cell the touch target of its checkbox.
  one: { margin: '-8px' },
  // Keeps a focused element visible above the sticky bar at the bottom.
  list: {
    '& a, & button, & input': { scrollMarginBottom: '88px' },
    // Narrow padding, to leave room for ten columns.
    '& th, & td': { paddingInline: '6px !important' },
  },
})

interface Props {
  viewerKey: PendingList_viewer$key
  /** The current page of the list. */
  page: ListVariables<typeof pendingList>
}

const none: ReadonlySet<number> = new Set()

/** Selected accounts of the page `at`, or all accounts of the list if `whole` is not null. */
interface Ticks {
  at: string
  accountIds: ReadonlySet<number>
  whole: readonly Chosen[] | null
}

/** The decision that a dialog asks about. */
interface Asked {
  decision: Decision
  accounts: readonly Chosen[]
  isFromKey: boolean
}

/** "Select all 143"; above the maximum of one decision, "Select the first 1,000 of 2,143". */
function wholeLabel(total: number, isBound: boolean): string {
  const all = `${formatCount(total)}${isBound ? ' and more' : ''}`
  return total > mostAtOnce ? `Select the first ${formatCount(mostAtOnce)} of ${all}` : `Select all ${all}`
}

/**
 * Pending accounts that a reviewer can select and decide. The selection covers the current page or the whole list. A
 * page change clears the selection.
 */
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
        filter: { type: "CompliancePendingFilter" }
      )
      @throwOnFieldError {
        compliancePending(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
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
              loadedAt
              reasonRequired
              findings {
                title
                ...Findings_findings
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(pendingChoices)
  const at = JSON.stringify(page)
  const [ticks, setTicks] = useState<Ticks>({ at, accountIds: none, whole: null })
  const { accountIds: ticked, whole } = ticks.at === at ? ticks : { accountIds: none, whole: null }
  const [decide, isDeciding] = useDecision()
  const [askForAll, isAsking] = useWaiting()
  const [asked, setAsked] = useState<Asked | null>(null)
  const navigate = useNavigate()

  const rows = compliancePending?.edges.map(({ node }) => node) ?? []
  const total = compliancePending?.totalCount ?? 0
  // A row leaves the selection when another reviewer has decided its account.
  const onPage = rows.filter(({ accountId }) => ticked.has(accountId))
  const chosen: readonly Chosen[] = whole ?? onPage.map(chosenOf)

  function tick(accounts: readonly Pick<Chosen, 'accountId'>[], on: boolean) {
    const changed = new Set(accounts.map(({ accountId }) => accountId))
    const rest = onPage.filter(({ accountId }) => !changed.has(accountId)).map(({ accountId }) => accountId)
    setTicks({ at, accountIds: new Set(on ? [...rest, ...changed] : rest), whole: null })
  }

  async function tickWhole() {
    const accounts = await askForAll({ sort: page.sort, filter: page.filter })
    if (accounts) setTicks({ at, accountIds: new Set(accounts.map(({ accountId }) => accountId)), whole: accounts })
  }

  function ask(decision: Decision, accounts: readonly Chosen[], isFromKey = false) {
    if (!isDeciding) setAsked({ decision, accounts, isFromKey })
  }
  useListKeys(rows, linkIdOf, {
    address: pendingAddress,
    open: ({ accountId }) => void navigate(`/compliance/account/${accountId}`),
    approve: (row) => ask('approve', [chosenOf(row)], true),
    approveTicked: chosen.length > 0 ? () => ask('approve', chosen, true) : undefined,
    select: (row) => tick([row], !ticked.has(row.accountId)),
  })

  async function run({ decision, accounts }: Asked, why: Why) {
    if (isDeciding) return
    const ids = new Set(accounts.map(({ accountId }) => accountId))
    const next = nextAfter(rows, ({ accountId }) => ids.has(accountId))
    const { ok } = await decide(decision, [...ids], page, why)
    // Another reviewer may have decided first, so refresh the list.
    if (!ok) {
      setAsked(null)
      setTicks({ at, accountIds: ticked, whole: null })
      return refresh()
    }
    notifyDecided(decision, accounts)
    // Render synchronously, because the next key press must apply to the next row.
    flushSync(() => {
      setAsked(null)
      setTicks({ at, accountIds: none, whole: null })
    })
    document.getElementById(next ? linkIdOf(next) : barId)?.focus()
    if (state.isFirstPage || !compliancePending) return
    if (whole) state.goToFirst()
    else if (!next)
      state.goToPrevious(pageInfo(compliancePending.pageInfo).startCursor, compliancePending.offset ?? null)
  }

  const select = (row: PendingRow) => (
    <Checkbox
      className={styles.one}
      aria-label={`Select account ${row.accountId}`}
      checked={ticked.has(row.accountId)}
      onChange={(_, data) => tick([row], data.checked === true)}
    />
  )
  const columns: Column<PendingRow>[] = [{ key: 'select', header: 'Select', cell: select }, ...reviewColumns]

  return (
    <>
      <div className={styles.list}>
        <ListTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.accountId}
          empty="No accounts wait for approval"
          emptyMark="DONE"
          state={state}
          total={compliancePending?.totalCount}
          isBound={compliancePending?.totalCountIsBound}
          offset={compliancePending?.offset}
          pageInfo={compliancePending ? pageInfo(compliancePending.pageInfo) : undefined}
          beside={
            <ExportButton
              list="COMPLIANCE_PENDING"
              caption={caption}
              state={state}
              total={compliancePending?.totalCount}
              isBound={compliancePending?.totalCountIsBound}
            />
          }
          busy={isDeciding}
          card={(row) => <PendingCard row={row} select={select(row)} />}
          holds={
            rows.length > 0 ? (
              <div className={styles.all}>
                <Checkbox
                  label={total > rows.length ? `Select all ${rows.length} on this page` : `Select all ${rows.length}`}
                  checked={onPage.length > 0 && (onPage.length === rows.length || 'mixed')}
                  onChange={(_, data) => tick(rows, data.checked === true)}
                />
                {total > rows.length && !whole ? (
                  <TextButton disabled={isAsking} onClick={() => void tickWhole()}>
                    {wholeLabel(total, compliancePending?.totalCountIsBound ?? false)}
                  </TextButton>
                ) : null}
                <KeysButton className={styles.keys} />
              </div>
            ) : null
          }
          dense
        />
      </div>
      <DecisionBar
        count={chosen.length}
        total={total}
        busy={isDeciding}
        onDecide={(decision) => ask(decision, chosen)}
      />
      {asked ? (
        <DecisionDialog
          {...asked}
          busy={isDeciding}
          onConfirm={(why) => void run(asked, why)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

const chosenOf = ({ accountId, firstName, lastName, reasonRequired, findings }: PendingRow): Chosen => ({
  accountId,
  firstName,
  lastName,
  reasonRequired,
  findings: findings.map(({ title }) => title),
})

const reviewColumns: Column<PendingRow>[] = [
  {
    key: 'evidence',
    header: 'Evidence',
    cell: (row) => <EvidenceLink accountId={row.accountId} id={linkIdOf(row)} />,
  },
  {
    key: 'account',
    header: 'Account ID',
    sort: 'ACCOUNT_ID',
    rowHeader: true,
    cell: ({ accountId, accountOwnerId }) => (
      <OwnerLink accountOwnerId={accountOwnerId} announced>
        {accountId}
      </OwnerLink>
    ),
  },
  {
    key: 'owner',
    header: 'Account Owner Id',
    cell: ({ accountOwnerId }) => accountOwnerId,
  },
  { key: 'first', header: 'First Name', breaks: true, cell: ({ firstName }) => firstName },
  { key: 'last', header: 'Last Name', sort: 'NAME', breaks: true, cell: ({ lastName }) => lastName },
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
    cell: ({ loadedAt }) => (loadedAt ? <DayText moment={loadedAt} /> : null),
  },
  {
    key: 'qualifier',
    header: 'Finding',
    prose: true,
    cell: ({ findings }) => <FindingTitles findingsKey={findings} />,
  },
]
