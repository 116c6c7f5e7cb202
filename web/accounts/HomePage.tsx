import { makeStyles } from '@fluentui/react-components'
import { Suspense } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { HomePage_accountOwner$key } from '../__generated__/HomePage_accountOwner.graphql.ts'
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { Section } from '../core/screens/Section.tsx'
import { BalanceSummary } from './BalanceSummary.tsx'
import { ComingUp } from './ComingUp.tsx'
import { AccountList } from './AccountList.tsx'
import { useOpenRequestId, useOwnersTurn } from './openRequests.ts'
import { RequiredMinimums } from './RequiredMinimums.tsx'
import { RequestsFirst, usePending, WaitingOnHome, WelcomeOnHome } from './OwnersRequests.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

const ContactFacts = lazyPart(async () => ({ default: (await import('../owners/ContactFacts.tsx')).ContactFacts }))
const OwnerGlance = lazyPart(async () => ({ default: (await import('../owners/OwnerGlance.tsx')).OwnerGlance }))
const StaffHome = lazyPart(async () => ({ default: (await import('./StaffHome.tsx')).StaffHome }))
const Approvals = lazyPart(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query HomePageQuery(
    $accountOwnerId: Int
    $seesRequests: Boolean!
    $decides: Boolean!
    $waitsFor: String
    $operates: Boolean!
    $reviews: Boolean!
    $administers: Boolean!
    $glances: Boolean!
    $readsNotes: Boolean!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...AccountList_viewer
      ...StaffHome_viewer @arguments(operates: $operates, reviews: $reviews, administers: $administers)
      # Of an owner what is decided here, of all while none is chosen.
      ...Approvals_viewer
        @arguments(effect: $waitsFor, accountOwnerId: $accountOwnerId)
        @include(if: $decides)
        @alias(as: "deciding")
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...AccountList_accountOwner
        ...WaitingForOwner_accountOwner
        ...RequiredMinimums_accountOwner
        ...BalanceSummary_accountOwner
        ...ComingUp_accountOwner
        ...OwnersRequests_accountOwner @include(if: $seesRequests) @alias(as: "requested")
        ...HomePage_accountOwner @arguments(readsNotes: $readsNotes) @include(if: $glances) @alias(as: "glanced")
      }
    }
  }
`

// Print the accounts on one page.
const useStyles = makeStyles({ together: { '@media print': { breakInside: 'avoid' } } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<HomePageQuery> }) {
  const styles = useStyles()
  const refresh = useRefresh()
  const { viewer } = usePreloadedQuery<HomePageQuery>(query, queryRef)
  const deciding = viewer?.deciding ? (
    <Suspense fallback={null}>
      <Approvals viewerKey={viewer.deciding} folds={!viewer.accountOwner} />
    </Suspense>
  ) : null
  const owner = viewer?.accountOwner
  const glanced = useFragment<HomePage_accountOwner$key>(
    graphql`
      fragment HomePage_accountOwner on AccountOwner
      @argumentDefinitions(readsNotes: { type: "Boolean!" })
      @throwOnFieldError {
        ...ContactFacts_accountOwner
        ...OwnerGlance_accountOwner @arguments(readsNotes: $readsNotes)
      }
    `,
    owner?.glanced ?? null,
  )
  const requested = owner?.requested
  const pending = usePending(requested ?? null)
  const isOwnersTurn = useOwnersTurn(pending)
  // If the wizard redirects to Home because of an active request, Home shows the requests first. A refusal for another
  // reason, such as a closed account, does not change the order.
  const redirected = useLocation().state as { refusedAccountId?: number } | null
  const active = useOpenRequestId(pending, redirected?.refusedAccountId)
  const requestsFirst = isOwnersTurn || active !== undefined
  const waiting = requested ? (
    <Section>
      <WaitingOnHome
        accountOwnerKey={requested}
        accountsKey={owner}
        requestsShown={requestsFirst}
        leads={!isOwnersTurn}
      />
    </Section>
  ) : null
  const actsForOwner = useSession(isStaff)
  return (
    <>
      <PageHeading>Accounts</PageHeading>
      {glanced ? (
        <Section waitsWithScreen>
          <ContactFacts accountOwnerKey={glanced} />
        </Section>
      ) : null}
      {viewer?.accountOwner ? deciding : null}
      {requested && requestsFirst ? <RequestsFirst accountOwnerKey={requested} /> : null}
      {owner && !actsForOwner ? (
        <Section>
          <BalanceSummary
            accountOwnerKey={owner}
            requestsKey={pending}
            leads={!isOwnersTurn}
            welcome={requested ? <WelcomeOnHome accountOwnerKey={requested} /> : null}
          />
        </Section>
      ) : null}
      {waiting}
      {viewer?.accountOwner ? (
        <Card around="list" className={styles.together}>
          <Section onRetry={() => void refresh()} resetKeys={[queryRef]}>
            <AccountList viewerKey={viewer} accountOwnerKey={viewer.accountOwner} requestsKey={pending} />
          </Section>
        </Card>
      ) : (
        <Suspense fallback={<div data-waits />}>
          <StaffHome viewerKey={viewer ?? null} deciding={deciding} />
        </Suspense>
      )}
      {owner ? (
        <Section>
          <RequiredMinimums accountOwnerKey={owner} requestsKey={pending} />
        </Section>
      ) : null}
      {owner && !actsForOwner ? (
        <Section>
          <ComingUp accountOwnerKey={owner} minimumsKey={owner} requestsKey={pending} />
        </Section>
      ) : null}
      {glanced ? (
        <Section>
          <Suspense fallback={null}>
            <OwnerGlance accountOwnerKey={glanced} />
          </Suspense>
        </Section>
      ) : null}
    </>
  )
}
