import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type { PlanList_viewer$data, PlanList_viewer$key } from '../__generated__/PlanList_viewer.graphql.ts'
import type { PlanListPageQuery } from '../__generated__/PlanListPageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { usePages } from '../kit/lists/usePages.ts'
import { AddPlan } from './AddPlan.tsx'
import { EditPlan } from './EditPlan.tsx'
import { ViewPlans } from './ViewPlans.tsx'

type Row = NonNullable<PlanList_viewer$data['plans']>['edges'][number]['node']

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', rowGap: '4px', justifyContent: 'flex-end' },
  number: { fontVariantNumeric: 'tabular-nums' },
})

export function PlanList({ viewerKey }: { viewerKey: PlanList_viewer$key }) {
  const styles = useStyles()
  const [{ plans, planNames }, refetch] = useRefetchableFragment<PlanListPageQuery, PlanList_viewer$key>(
    graphql`
      fragment PlanList_viewer on Viewer
      @refetchable(queryName: "PlanListPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        planNames {
          ...PlanFields_plans
        }
        plans(first: $first, after: $after) {
          totalCount
          pageInfo {
            endCursor
          }
          edges {
            node {
              id
              name
              interestBasisPoints
              company
              ...EditPlan_plan
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  const [dialog, setDialog] = useState<'add' | Row | null>(null)
  const rows = plans?.edges.map((edge) => edge.node) ?? []
  const endCursor = plans?.pageInfo.endCursor ?? null
  const close = () => setDialog(null)
  const reload = () => pages.goTo(pages.page, endCursor)

  const columns: Column<Row>[] = [
    { key: 'name', header: 'Name', rowHeader: true, cell: (row) => row.name },
    {
      key: 'interest',
      header: 'Interest Paid (Basis Points)',
      align: 'end',
      cell: (row) => <span className={styles.number}>{row.interestBasisPoints}</span>,
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
        actions={
          <Button appearance="primary" onClick={() => setDialog('add')}>
            Add
          </Button>
        }
      >
        Advisors/Plans
      </PageHeading>
      <Card around="list">
        <DataTable
          caption="Plans"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          empty="No plans found"
          busy={pages.busy}
        />
        <Pager
          page={pages.page}
          total={plans?.totalCount ?? 0}
          onPage={(page) => pages.goTo(page, endCursor)}
          label="Plans"
        />
      </Card>
      {dialog === 'add' ? <AddPlan plansKey={planNames ?? []} onSaved={reload} onClose={close} /> : null}
      {dialog !== null && dialog !== 'add' ? (
        <EditPlan planKey={dialog} plansKey={planNames ?? []} onSaved={reload} onClose={close} />
      ) : null}
    </>
  )
}
