import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RelatedPlansQuery } from '../__generated__/RelatedPlansQuery.graphql.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'

export const query = graphql`
  query RelatedPlansQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Plan {
        planId
        relatedPlans {
          planId
          name
        }
      }
    }
  }
`

const spec = { sorts: { NAME: 'Name' }, defaultSort: 'NAME_ASC' }

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  plan: {
    paddingBlock: '10px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 0 },
  },
})

export function RelatedPlans({ queryRef }: { queryRef: PreloadedQuery<RelatedPlansQuery> }) {
  const styles = useStyles()
  const { node } = usePreloadedQuery<RelatedPlansQuery>(query, queryRef)
  const plans = node?.relatedPlans ?? []
  if (plans.length === 0) return <EmptyState>No plans found</EmptyState>
  return (
    <>
      <ul className={styles.list}>
        {plans.map((plan) =>
          plan ? (
            <li key={plan.planId} className={styles.plan}>
              {plan.name}
            </li>
          ) : null,
        )}
      </ul>
      {node?.planId === undefined ? null : (
        <ExportButton
          list="RELATED_PLANS"
          planId={node.planId}
          caption="Related plans"
          state={{ spec, filters: {}, sort: spec.defaultSort }}
          total={plans.length}
          isBound={false}
        />
      )}
    </>
  )
}
