import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ExportButton } from '../exports/ExportButton.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import type { PlanList_viewer$data, PlanList_viewer$key } from '../__generated__/PlanList_viewer.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { planList } from './planList.ts'
import { AddPlan } from './AddPlan.tsx'
import { EditPlan } from './EditPlan.tsx'
import { ViewDetails } from './ViewDetails.tsx'
import { ViewPlans } from './ViewPlans.tsx'

type Row = NonNullable<PlanList_viewer$data['plans']>['edges'][number]['node']

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '4px', justifyContent: 'flex-end' },
  number: { fontVariantNumeric: 'tabular-nums' },
  next: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
})

/** Formats basis points as a percentage: 325 as "3.25%". */
const percentOf = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`

export function PlanList({ viewerKey }: { viewerKey: PlanList_viewer$key }) {
  const styles = useStyles()
  const { plans, planNames } = useFragment(
    graphql`
      fragment PlanList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "PlanSort" }
        filter: { type: "PlanFilter" }
      )
      @throwOnFieldError {
        planNames {
          ...PlanFields_plans
        }
        plans(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              id
              name
              interestBasisPoints
              company
              nextInterestBasisPoints
              nextInterestSince
              waitingInterestBasisPoints
              isClosed
              ...EditPlan_plan
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(planList)
  const [dialog, setDialog] = useState<'add' | Row | null>(null)
  const rows = plans?.edges.map((edge) => edge.node) ?? []
  const close = () => setDialog(null)
  const refresh = useRefresh()
  const reload = () => void refresh()

  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: 'Name',
      sort: 'NAME',
      rowHeader: true,
      breaks: true,
      cell: (row) => <ViewDetails id={row.id} name={row.name} isClosed={row.isClosed} />,
    },
    {
      key: 'interest',
      header: 'Interest Paid (Basis Points)',
      sort: 'INTEREST',
      align: 'end',
      cell: (row) => (
        <span className={styles.number}>
          {row.interestBasisPoints}
          <span className={styles.next}>{percentOf(row.interestBasisPoints)}</span>
          {row.nextInterestSince ? (
            <span
              className={styles.next}
            >{`${percentOf(row.nextInterestBasisPoints ?? 0)} from ${formatDate(row.nextInterestSince)}`}</span>
          ) : null}
          {row.waitingInterestBasisPoints == null ? null : (
            <span
              className={styles.next}
            >{`${percentOf(row.waitingInterestBasisPoints)} waits for a second person`}</span>
          )}
        </span>
      ),
    },
    { key: 'company', header: 'Company', cell: (row) => row.company },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (row) => (
        <div className={styles.actions}>
          <ViewPlans id={row.id} name={row.name} />
          <Button size="small" aria-label={`Edit ${row.name}`} onClick={() => setDialog(row)}>
            Edit
          </Button>
        </div>
      ),
    },
  ]

  return (
    <>
      <PageHeading
        intro="A plan’s name opens its details. View Plans lists the plans that belong to it."
        actions={
          <Button appearance="primary" onClick={() => setDialog('add')}>
            Add
          </Button>
        }
      >
        Advisors/Plans
      </PageHeading>
      <Card around="list">
        <ListTable
          caption="Plans"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          empty="No plans found"
          state={state}
          total={plans?.totalCount}
          isBound={plans?.totalCountIsBound}
          offset={plans?.offset}
          pageInfo={plans ? pageInfo(plans.pageInfo) : undefined}
          beside={
            <ExportButton
              list="PLANS"
              caption="Plans"
              state={state}
              total={plans?.totalCount}
              isBound={plans?.totalCountIsBound}
            />
          }
        />
      </Card>
      {dialog === 'add' ? <AddPlan plansKey={planNames ?? []} onSaved={reload} onClose={close} /> : null}
      {dialog !== null && dialog !== 'add' ? (
        <EditPlan planKey={dialog} plansKey={planNames ?? []} onSaved={reload} onClose={close} />
      ) : null}
    </>
  )
}
