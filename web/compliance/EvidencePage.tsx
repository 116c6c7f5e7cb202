import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { EvidencePageQuery } from '../__generated__/EvidencePageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { nameOf } from './chosen.ts'
import { Decide } from './Decide.tsx'
import { DecidedOwner } from './DecidedOwner.tsx'
import { outcomeLabel } from './decidedList.ts'
import { Evidence } from './Evidence.tsx'
import { EarlierDecisions } from './EarlierDecisions.tsx'
import { Neighbors } from './Neighbors.tsx'
import { OwnerContact } from './OwnerContact.tsx'

export const query = graphql`
  query EvidencePageQuery($accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      compliancePending(first: 1, filter: { accountId: $accountId }) {
        edges {
          node {
            ...Evidence_row @arguments(accountId: $accountId)
            ...Decide_row
            accountOwner {
              ...OwnerContact_accountOwner
            }
          }
        }
      }
      # Neighbors in the order of the list, for Previous and Next.
      waiting: compliancePending(first: 100) {
        totalCount
        edges {
          node {
            accountId
          }
        }
      }
      complianceDecided(first: 10, filter: { accountId: $accountId }) {
        edges {
          node {
            firstName
            lastName
            decision
            decidedAt
            ...DecidedOwner_decision @arguments(accountId: $accountId)
            ...EarlierDecisions_decisions
          }
        }
      }
    }
  }
`

/** The reasons why an account was flagged, earlier decisions, and the decision form while the account waits. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<EvidencePageQuery> }) {
  const { viewer } = usePreloadedQuery<EvidencePageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const { accountId } = queryRef.variables
  const waiting = viewer.compliancePending?.edges.at(0)?.node
  const decisions = viewer.complianceDecided?.edges.map(({ node }) => node) ?? []
  const last = waiting ? undefined : decisions[0]
  return (
    <>
      <PageHeading
        intro={
          last
            ? `${nameOf({ firstName: last.firstName, lastName: last.lastName })}, account ${accountId}: ${outcomeLabel(last.decision)} ${formatDate(last.decidedAt)}`
            : `Account ${accountId}: what the identity check found${decisions.length > 0 ? ', and what was decided' : ''}.`
        }
        actions={
          viewer.waiting ? (
            <Neighbors
              accountId={accountId}
              ids={viewer.waiting.edges.map(({ node }) => node.accountId)}
              total={viewer.waiting.totalCount}
            />
          ) : null
        }
      >
        Evidence
      </PageHeading>
      {waiting ? (
        <>
          <Evidence rowKey={waiting} />
          <OwnerContact ownerKey={waiting.accountOwner} />
        </>
      ) : null}
      {last ? <DecidedOwner decisionKey={last} /> : null}
      {waiting || decisions.length > 0 ? (
        <EarlierDecisions decisionsKey={decisions} isWaiting={waiting !== undefined} />
      ) : null}
      {waiting ? <Decide rowKey={waiting} /> : null}
      {!waiting && decisions.length === 0 ? (
        <Card>
          <EmptyState>This account does not wait for approval, and nobody has decided about it.</EmptyState>
        </Card>
      ) : null}
    </>
  )
}
