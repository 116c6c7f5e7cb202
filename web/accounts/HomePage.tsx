import { lazy, Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { useRefresh } from '../app/relay/useRefresh.ts'
import { ScreenLink } from '../app/screens/ScreenLink.tsx'
import { PayoutHold } from '../holds/PayoutHold.tsx'
import { RequestCards } from '../distributions/tracking/RequestCards.tsx'
import { Section } from '../app/screens/Section.tsx'
import { AccountList } from './AccountList.tsx'

const Approvals = lazy(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query HomePageQuery($accountOwnerId: Int, $seesRequests: Boolean!, $decides: Boolean!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...AccountList_viewer
      # Of this owner, or of all while none is chosen.
      ...Approvals_viewer
        @arguments(effect: "hold-release", accountOwnerId: $accountOwnerId)
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
  return (
    <>
      <PageHeading>Accounts</PageHeading>
      {viewer?.deciding ? (
        <Suspense fallback={null}>
          <Approvals viewerKey={viewer.deciding} />
        </Suspense>
      ) : null}
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
      <Card around="list">
        {viewer?.accountOwner ? (
          <Section onRetry={() => void refresh()} resetKeys={[queryRef]}>
            <AccountList viewerKey={viewer} accountOwnerKey={viewer.accountOwner} />
          </Section>
        ) : (
          <EmptyState action={<ScreenLink to="/search">Search</ScreenLink>}>
            Please choose an account owner via Search.
          </EmptyState>
        )}
      </Card>
    </>
  )
}
