import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PlanDetailsQuery, PlanDetailsQuery$data } from '../__generated__/PlanDetailsQuery.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText, DateTimeText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { WithdrawRate } from './WithdrawRate.tsx'
import { ClosePlan } from './ClosePlan.tsx'
import { NONE } from '../kit/ui/none.ts'

export const query = graphql`
  query PlanDetailsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Plan {
        planId
        name
        modifiedAt
        lastModifiedBy
        isClosed
        closedAt
        closedBy
        rates {
          basisPoints
          since
          state
          madeBy
          approvedBy
          decidedAt
        }
      }
    }
  }
`

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '20px' } })

type Rate = NonNullable<NonNullable<PlanDetailsQuery$data['node']>['rates']>[number]

const states = { FORMER: 'Former', CURRENT: 'In effect', PLANNED: 'Upcoming' } as const
const columns: readonly Column<Rate>[] = [
  { key: 'rate', header: 'Basis Points', rowHeader: true, cell: ({ basisPoints }) => basisPoints },
  { key: 'since', header: 'From', cell: ({ since }) => (since ? <DateText date={since} /> : 'The beginning') },
  { key: 'state', header: 'State', cell: ({ state }) => states[state as keyof typeof states] },
  { key: 'by', header: 'Entered By', cell: ({ madeBy }) => (madeBy ? <Email>{madeBy}</Email> : NONE) },
  {
    key: 'approved',
    header: 'Approved By',
    cell: ({ approvedBy }) => (approvedBy ? <Email>{approvedBy}</Email> : NONE),
  },
  {
    key: 'at',
    header: 'Decided',
    cell: ({ decidedAt }) => (decidedAt ? <DateTimeText moment={decidedAt} mayWrap /> : NONE),
  },
]

/** A plan's last change, whether it is closed, and every interest rate with its first day. */
export function PlanDetails({
  queryRef,
  onChange,
}: {
  queryRef: PreloadedQuery<PlanDetailsQuery>
  onChange: () => void
}) {
  const styles = useStyles()
  const { node } = usePreloadedQuery<PlanDetailsQuery>(query, queryRef)
  if (!node?.rates || !node.planId || !node.name) return <EmptyState>No plans found</EmptyState>
  const { planId, name, modifiedAt, lastModifiedBy, isClosed, closedAt, closedBy } = node
  const withdraw: Column<Rate> = {
    key: 'withdraw',
    header: 'Actions',
    cell: ({ state, since, basisPoints }) =>
      state === 'PLANNED' && since ? (
        <WithdrawRate {...{ planId, name, basisPoints, since }} onWithdrawn={onChange} />
      ) : null,
  }
  return (
    <div className={styles.root}>
      <SummaryList
        rows={[
          { term: 'Last changed', value: <Told at={modifiedAt} by={lastModifiedBy} /> },
          {
            term: 'New accounts and money',
            value: isClosed ? (
              <>
                Closed <Told at={closedAt} by={closedBy} />
              </>
            ) : (
              'Accepted'
            ),
          },
        ]}
      />
      <DataTable
        caption="Rates"
        // Without an upcoming rate, the column would be empty and make the table wider than the dialog.
        columns={node.rates.some(({ state }) => state === 'PLANNED') ? [...columns, withdraw] : columns}
        rows={node.rates}
        rowKey={({ since }) => since ?? 'beginning'}
        empty="No rates found"
        dense
      />
      <ClosePlan planId={planId} name={name} isClosed={isClosed === true} />
    </div>
  )
}

function Told({ at, by }: { at: string | null | undefined; by: string | null | undefined }) {
  return (
    <>
      {at ? <DateTimeText moment={at} /> : 'Never'}
      {by ? ` by ${by}` : null}
    </>
  )
}
