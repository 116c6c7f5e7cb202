import { graphql, useFragment } from 'react-relay'
import type { openRequests_accountOwner$key } from '../__generated__/openRequests_accountOwner.graphql.ts'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { holdsAccount, isForOwner } from '../distributions/tracking/timeline.ts'
import { today } from '../kit/ui/typedDate.ts'

// The parts of Home share one fragment, because several would make Home's query too large.

const fragment = graphql`
  fragment openRequests_accountOwner on AccountOwner {
    requests(first: 100, underWay: true) {
      edges {
        node {
          requestId
          number
          retirementAccountId
          isRollover
          status
          progress
          amount
          fee
          paidNextYearFrom
          payments {
            amount
            sentOn
            returnedOn
          }
        }
      }
    }
  }
`

/** Progress of a request whose payment was sent. */
const SENT: readonly string[] = ['ON_ITS_WAY', 'CAME_BACK']

/** An open request; a value is null or 0 if the field failed. */
export type OpenRequest = ReturnType<typeof useOpenRequests>[number]

/** The owner's open requests; none if the user may not see them. */
export function useOpenRequests(requestsKey: openRequests_accountOwner$key | null) {
  const owner = useFragment(fragment, requestsKey)
  const nodes = owner?.requests?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  return nodes.map((node) => ({
    requestId: node.requestId,
    number: node.number,
    accountId: node.retirementAccountId,
    isRollover: node.isRollover,
    status: node.status,
    progress: node.progress,
    amount: node.amount ?? 0,
    // The fee is not part of a distribution.
    net: (node.amount ?? 0) - (node.fee ?? 0),
    /** The first day of the next year on which an unpaid deposit can be paid. */
    nextYearDay: node.paidNextYearFrom ?? null,
    /** Whether it was paid, also if the payment came back. A minimum's `paid` includes it, unless it was reversed. */
    isPosted: SENT.includes(node.progress ?? '') || (node.payments?.length ?? 0) > 0,
    lastPayment: node.payments?.at(-1) ?? null,
  }))
}

/** ID of the open request that occupies an account; undefined if there is none. */
export function useOpenRequestId(
  requestsKey: openRequests_accountOwner$key | null,
  accountId: number | undefined,
): number | undefined {
  const requests = useOpenRequests(requestsKey)
  // Ignore a paid request, which the list may still contain.
  const held = requests.find((one) => one.accountId === accountId && one.status && holdsAccount(one.status))
  return held?.requestId ?? undefined
}

/** Dollars of this year's payments that came back and are held. Excludes those that were reversed. */
export function useCameBack(requestsKey: openRequests_accountOwner$key | null): number {
  const requests = useOpenRequests(requestsKey)
  const year = today().slice(0, 4)
  return requests
    .flatMap(({ progress, lastPayment }) => (progress === 'REVERSED' ? [] : (lastPayment ?? [])))
    .filter(({ sentOn, returnedOn }) => returnedOn && sentOn?.startsWith(year))
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** Whether a request waits for its owner, and the user is that owner. */
export function useOwnersTurn(requestsKey: openRequests_accountOwner$key | null): boolean {
  const requests = useOpenRequests(requestsKey)
  const actsForOwner = useSession(isStaff)
  return !actsForOwner && requests.some(({ progress }) => isForOwner(progress))
}

/** Whether a request is signed and not paid, so that a payout hold delays it. */
export function useCodeAwaited(requestsKey: openRequests_accountOwner$key | null): boolean {
  return useOpenRequests(requestsKey).some(({ progress }) => progress === 'IN_REVIEW' || progress === 'APPROVED')
}

export function useHasRequests(requestsKey: openRequests_accountOwner$key | null): boolean {
  return useOpenRequests(requestsKey).length > 0
}

/** Requested dollars that are still part of the balances. Excludes posted payments, also those that came back. */
export function useRequested(requestsKey: openRequests_accountOwner$key | null): number {
  return useOpenRequests(requestsKey)
    .filter(({ status, isPosted }) => status && holdsAccount(status) && !isPosted)
    .reduce((sum, { amount }) => sum + amount, 0)
}
