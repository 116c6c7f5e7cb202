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
import { deskKinds, deskList } from './deskList.ts'

type Row = NonNullable<DeskList_viewer$data['returnsDesk']>['edges'][number]['node']

const actors = {
  STAFF: 'Staff',
  SECOND_PERSON: 'Second person',
  OWNER: 'Owner',
  OPERATOR: 'Operator',
} as const

const statuses = {
  PENDING: 'pending',
  APPROVED: 'approved',
  INCOMPLETE: 'incomplete',
  HISTORICAL: 'historical',
  SIGNATURE: 'signature',
} as const

const columns: readonly Column<Row>[] = [
  {
    key: 'kind',
    header: 'Kind',
    sort: 'KIND',
    rowHeader: true,
    cell: ({ kind }) => <OneLine>{deskKinds[kind as keyof typeof deskKinds]}</OneLine>,
  },
  { key: 'what', header: 'What', breaks: true, cell: (row) => row.description },
  { key: 'place', header: 'Worked On In', cell: (row) => <Place row={row} /> },
  {
    key: 'account',
    header: 'Account Number',
    cell: ({ accountOwnerId, planAccountNumber }) =>
      accountOwnerId == null ? null : (
        <OwnerLink accountOwnerId={accountOwnerId} announced>
          {planAccountNumber}
        </OwnerLink>
      ),
  },
  { key: 'amount', header: 'Amount', sort: 'AMOUNT', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  { key: 'since', header: 'Since', sort: 'SINCE', cell: (row) => <DateText date={row.since} /> },
  { key: 'age', header: 'Bank Days', align: 'end', cell: (row) => row.ageInBankDays },
  {
    key: 'actor',
    header: 'Who Acts',
    cell: (row) => <OneLine>{actors[row.whoActs as keyof typeof actors]}</OneLine>,
  },
]

/** Where it is worked on: its request opens over its list, a line of the bank stands among those of its day, money of a plan beside the bank. */
function Place({ row }: { row: Row }) {
  if (row.kind === 'PLAN' || row.kind === 'SURPLUS') return <ScreenLink to="/bank">Bank reconciliation</ScreenLink>
  if (row.requestId == null || row.list == null)
    return <ScreenLink to={`/bank?from=${row.since}&to=${row.since}`}>Bank lines</ScreenLink>
  const status = statuses[row.list as keyof typeof statuses]
  return (
    <ScreenLink to={`/${row.isRollover ? 'rollovers' : 'withdrawals'}/${status}/${row.requestId}`}>
      <OneLine>{row.requestNumber}</OneLine>
    </ScreenLink>
  )
}

export function DeskList({ viewerKey }: { viewerKey: DeskList_viewer$key }) {
  const { returnsDesk } = useFragment(
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
  return (
    <ListTable
      caption="Returns desk"
      columns={columns}
      rows={returnsDesk?.edges.map(({ node }) => node) ?? []}
      rowKey={(row) => `${row.kind}-${row.itemId}`}
      empty="Nothing is open about payments and the bank."
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
    />
  )
}
