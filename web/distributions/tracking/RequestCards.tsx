import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { RequestCards_accountOwner$key } from '../../__generated__/RequestCards_accountOwner.graphql.ts'
import { ScreenLink } from '../../relay/ScreenLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { formatMoney } from '../../ui/format.ts'
import { RequestState } from './RequestState.tsx'
import { RequestTitle } from './RequestTitle.tsx'
import { isUnderWay } from './timeline.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '16px', marginBlockEnd: '16px' },
  sums: { marginBlockEnd: '12px', fontVariantNumeric: 'tabular-nums' },
  receipt: { marginBlockStart: '16px' },
})

/** A card for each request that is under way: number, state, next duty, receipt. */
export function RequestCards({ accountOwnerKey }: { accountOwnerKey: RequestCards_accountOwner$key }) {
  const styles = useStyles()
  const { requests } = useFragment(
    graphql`
      fragment RequestCards_accountOwner on AccountOwner @throwOnFieldError {
        requests(first: 10) {
          edges {
            node {
              id
              requestId
              number
              distributionTypeId
              planAccountNumber
              amount
              netAmount
              statusId
              ...RequestState_request
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const shown = (requests?.edges ?? []).map((edge) => edge.node).filter((request) => isUnderWay(request.statusId))
  if (shown.length === 0) return null
  return (
    <div className={styles.list}>
      {shown.map((request) => (
        <Card
          key={request.id}
          heading={<RequestTitle distributionTypeId={request.distributionTypeId} number={request.number} />}
        >
          <p className={styles.sums}>
            {formatMoney(request.amount)} from account {request.planAccountNumber}, net {formatMoney(request.netAmount)}
          </p>
          <RequestState requestKey={request} />
          <p className={styles.receipt}>
            <ScreenLink to={`/requests/${request.requestId}/`}>View receipt</ScreenLink>
          </p>
        </Card>
      ))}
    </div>
  )
}
