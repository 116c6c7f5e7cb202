import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DeskList_viewer$data, DeskList_viewer$key } from '../__generated__/DeskList_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { OneLine } from '../kit/ui/OneLine.tsx'
import { PaidRequest } from './PaidRequest.tsx'
import { addressOfRequest } from '../core/screens/addressOfRequest.ts'
import { StopCheck, type StaleCheck } from './StopCheck.tsx'
import { deskKinds, deskList } from './deskList.ts'

type Row = NonNullable<DeskList_viewer$data['returnsDesk']>['edges'][number]['node']

const actors = {
  STAFF: 'Staff',
  SECOND_PERSON: 'Second person',
  OWNER: 'Owner',
  OPERATOR: 'IT',
} as const

/** The owner's task. The owner acts only on a payment that was returned because of its bank details. */
const OWNER_DOES = 'gives a new bank account'

const columnsWith = (onStop: (check: StaleCheck) => void): readonly Column<Row>[] => [
  {
    key: 'kind',
    header: 'Kind',
    sort: 'KIND',
    rowHeader: true,
    breaks: true,
    prose: true,
    cell: (row) => <Item row={row} />,
  },
  { key: 'place', header: 'Request', cell: (row) => <PaidRequest request={requestOf(row)} /> },
  {
    key: 'account',
    header: 'Account Number',
    cell: (row) => <AccountOf row={row} />,
  },
  { key: 'amount', header: 'Amount', sort: 'AMOUNT', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  { key: 'since', header: 'Since', sort: 'SINCE', cell: (row) => <DateText date={row.since} /> },
  { key: 'age', header: 'Bank days', align: 'end', cell: (row) => row.ageInBankDays },
  {
    key: 'actor',
    header: 'Who Acts',
    breaks: true,
    cell: (row) => <Actor row={row} />,
  },
  { key: 'action', header: 'Action', cell: (row) => <Action row={row} onStop={onStop} /> },
]

const useStyles = makeStyles({
  description: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  card: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '6px' },
  ends: { justifyContent: 'space-between' },
  first: { fontWeight: 600 },
  facts: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

interface CardProps {
  row: Row
  onStop: (check: StaleCheck) => void
}

/** A Returns Desk item on a phone, with its facts in the order needed for the decision. */
function Card({ row, onStop }: CardProps) {
  const styles = useStyles()
  const days = row.ageInBankDays === 1 ? '1 bank day' : `${row.ageInBankDays} bank days`
  const task = row.whoActs === 'OWNER' ? OWNER_DOES : 'acts'
  return (
    <div className={styles.card}>
      <div className={mergeClasses(styles.line, styles.ends, styles.first)}>
        {deskKinds[row.kind as keyof typeof deskKinds]}
        <Money amount={row.amount} />
      </div>
      <span className={styles.description}>{row.description}</span>
      <div className={styles.line}>
        <PaidRequest request={requestOf(row)} />
        <AccountOf row={row} />
      </div>
      <span className={styles.facts}>
        {'Since '}
        <DateText date={row.since} />
        {`, ${days} · ${actors[row.whoActs as keyof typeof actors]} ${task}`}
      </span>
      <div className={styles.line}>
        <Action row={row} onStop={onStop} />
      </div>
    </div>
  )
}

function AccountOf({ row: { accountOwnerId, planAccountNumber } }: { row: Row }) {
  if (accountOwnerId == null) return null
  return (
    <OwnerLink accountOwnerId={accountOwnerId} announced>
      {planAccountNumber}
    </OwnerLink>
  )
}

/** Shows kind and description in one column, because separate columns would be too narrow. */
function Item({ row: { kind, description } }: { row: Row }) {
  const styles = useStyles()
  return (
    <>
      <OneLine>{deskKinds[kind as keyof typeof deskKinds]}</OneLine>
      <span className={styles.description}>{description}</span>
    </>
  )
}

/** The party that acts next. For the owner, also the task, because the list has no action for the owner's task. */
function Actor({ row: { whoActs } }: { row: Row }) {
  const styles = useStyles()
  return (
    <>
      <OneLine>{actors[whoActs as keyof typeof actors]}</OneLine>
      {whoActs === 'OWNER' ? <span className={styles.description}>{OWNER_DOES}</span> : null}
    </>
  )
}

const requestOf = ({ requestId, requestNumber, isRollover, list }: Row) => ({
  requestId,
  requestNumber,
  isRollover,
  list,
})

/** The next action for staff, or a link to the request while somebody else must act. */
function Action({ row, onStop }: { row: Row; onStop: (check: StaleCheck) => void }) {
  if (row.kind === 'PLAN' || row.kind === 'SURPLUS') return <ScreenLink to="/bank">Settle</ScreenLink>
  if (row.kind === 'LINE')
    return (
      <ScreenLink to={`/bank?from=${row.since}&to=${row.since}`}>
        <OneLine>Match by hand</OneLine>
      </ScreenLink>
    )
  if (row.requestId == null || row.list == null) return null
  const { checkNumber } = row
  if (row.kind === 'CHECK' && row.whoActs === 'STAFF' && checkNumber != null) {
    const incompleteAddress = addressOfRequest({ ...requestOf(row), list: 'INCOMPLETE' })
    return (
      <Button
        size="small"
        aria-label={`Stop and pay again, check ${checkNumber}`}
        onClick={() => onStop({ checkNumber, requestNumber: row.requestNumber ?? '', incompleteAddress })}
      >
        <OneLine>Stop and pay again</OneLine>
      </Button>
    )
  }
  return (
    <ScreenLink to={addressOfRequest(requestOf(row))}>
      <OneLine>{row.kind === 'RETURN' && row.whoActs === 'STAFF' ? 'Pay again or close' : 'Open request'}</OneLine>
    </ScreenLink>
  )
}

const withBank = {
  empty: 'Nothing to do: no returned payments, old uncashed checks, missing plan money or unmatched bank lines.',
  emptyMark: 'DONE',
  emptyAction: <ScreenLink to="/bank">Checks not cashed and imported statements</ScreenLink>,
} as const

const withoutBank = {
  empty:
    'No bank statement with transactions has been imported yet, so the portal can’t know whether the bank returned ' +
    'payments. No return is recorded, and no check is uncashed for more than 180 days.',
  emptyMark: 'ACCOUNT',
  emptyAction: <ScreenLink to="/bank">How bank statements are imported</ScreenLink>,
} as const

export function DeskList({ viewerKey }: { viewerKey: DeskList_viewer$key }) {
  const { returnsDesk, bankLines } = useFragment(
    graphql`
      fragment DeskList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "DeskSort" }
        filter: { type: "DeskFilter" }
      )
      @throwOnFieldError {
        bankLines(first: 1, filter: { all: true }) {
          edges {
            node {
              __typename
            }
          }
        }
        returnsDesk(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              kind
              itemId
              since
              ageInBankDays
              amount
              description
              whoActs
              checkNumber
              requestId
              requestNumber
              isRollover
              list
              accountOwnerId
              planAccountNumber
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(deskList)
  // Rendered outside its row, which disappears when the stop is recorded or the window becomes narrow.
  const [stale, setStale] = useState<StaleCheck | null>(null)
  const columns = useMemo(() => columnsWith(setStale), [])
  return (
    <>
      <ListTable
        caption="Returns desk"
        columns={columns}
        rows={returnsDesk?.edges.map(({ node }) => node) ?? []}
        rowKey={(row) => `${row.kind}-${row.itemId}`}
        {...(bankLines && bankLines.edges.length === 0 ? withoutBank : withBank)}
        state={state}
        total={returnsDesk?.totalCount}
        isBound={returnsDesk?.totalCountIsBound}
        offset={returnsDesk?.offset}
        pageInfo={returnsDesk ? pageInfo(returnsDesk.pageInfo) : undefined}
        beside={
          <ExportButton
            list="RETURNS_DESK"
            caption="Returns desk"
            state={state}
            total={returnsDesk?.totalCount}
            isBound={returnsDesk?.totalCountIsBound}
          />
        }
        dense
        card={(row) => <Card row={row} onStop={setStale} />}
      />
      {stale ? <StopCheck check={stale} onClose={() => setStale(null)} /> : null}
    </>
  )
}
