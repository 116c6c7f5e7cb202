import { lazy, Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { useRefresh } from '../app/relay/useRefresh.ts'
import { PayoutHold } from '../holds/PayoutHold.tsx'
import { RequestCards } from '../distributions/tracking/RequestCards.tsx'
import { Section } from '../app/screens/Section.tsx'
import { AccountList } from './AccountList.tsx'

const StaffHome = lazy(async () => ({ default: (await import('./StaffHome.tsx')).StaffHome }))
const Approvals = lazy(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query HomePageQuery(
    $accountOwnerId: Int
    $seesRequests: Boolean!
    $decides: Boolean!
    $waitsFor: String
    $operates: Boolean!
    $reviews: Boolean!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...AccountList_viewer
      ...StaffHome_viewer @arguments(operates: $operates, reviews: $reviews)
      # Of an owner what is decided here, of all while none is chosen.
      ...Approvals_viewer
        @arguments(effect: $waitsFor, accountOwnerId: $accountOwnerId)
        @include(if: $decides)
        @alias(as: "deciding")
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...AccountList_accountOwner
        # Reviewers of compliance have no part in requests.
        ...RequestCards_accountOwner @include(if: $seesRequests) @alias(as: "requested")
        ...PayoutHold_accountOwner @include(if: $seesRequests) @alias(as: "held")
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<HomePageQuery> }) {
  const refresh = useRefresh()
  const { viewer } = usePreloadedQuery<HomePageQuery>(query, queryRef)
  const deciding = viewer?.deciding ? (
    <Suspense fallback={null}>
      <Approvals viewerKey={viewer.deciding} />
    </Suspense>
  ) : null
  return (
    <>
      <PageHeading>Accounts</PageHeading>
      {viewer?.accountOwner ? deciding : null}
      {viewer?.accountOwner?.held ? (
        <Section>
          <PayoutHold accountOwnerKey={viewer.accountOwner.held} />
        </Section>
      ) : null}
      {viewer?.accountOwner?.requested ? (
        <Section>
          <RequestCards accountOwnerKey={viewer.accountOwner.requested} />
        </Section>
      ) : null}
      {viewer?.accountOwner ? (
        <Card around="list">
          <Section onRetry={() => void refresh()} resetKeys={[queryRef]}>
            <AccountList viewerKey={viewer} accountOwnerKey={viewer.accountOwner} />
          </Section>
        </Card>
      ) : (
        <Suspense fallback={null}>
          <StaffHome viewerKey={viewer ?? null} deciding={deciding} />
        </Suspense>
      )}
    </>
  )
}
