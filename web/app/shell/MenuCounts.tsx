import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { MenuCounts_viewer$data, MenuCounts_viewer$key } from '../../__generated__/MenuCounts_viewer.graphql.ts'
import type { MenuCountsQuery } from '../../__generated__/MenuCountsQuery.graphql.ts'
import { live } from '../../core/live/live.ts'
import { isAttended, watchInput } from '../../core/live/userActivity.ts'
import { ownWrites } from '../../core/relay/ownWrites.ts'
import { activity } from '../../core/session/activity.ts'
import { admits, compliance, operations } from '../../core/session/access.ts'
import { session } from '../../core/session/session.ts'
import { menuCounts } from './menuCounts.ts'

/** Changes within this time in milliseconds cause one refetch of the counts. */
const REST_MS = 10_000
/** Time in milliseconds after this tab's last write until the counts are refetched. */
const OWN_MS = 500
/**
 * Time in milliseconds after which opening another screen refetches the counts, because the event stream may be closed.
 */
const OLD_MS = 60_000

/**
 * Fetches the menu counts: first with the layout, then after writes, after changes, and when screens open. A refetch
 * due on an unattended screen waits for the user. Renders nothing.
 */
export function MenuCounts({ viewerKey }: { viewerKey: MenuCounts_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment MenuCounts_viewer on Viewer
      @argumentDefinitions(
        countsRequests: { type: "Boolean!", defaultValue: false }
        countsReviews: { type: "Boolean!", defaultValue: false }
      )
      @throwOnFieldError {
        menuCounts @include(if: $countsRequests) {
          pendingWithdrawals
          approvedWithdrawals
          incompleteWithdrawals
          pendingRollovers
          approvedRollovers
          incompleteRollovers
          uploads
        }
        complianceOverview @include(if: $countsReviews) {
          pending {
            count
          }
        }
      }
    `,
    viewerKey,
  )
  useEffect(() => menuCounts.setState(byPath(viewer), true), [viewer])
  useEffect(() => () => menuCounts.setState({}, true), [])
  useCountAgain()
  return null
}

function useCountAgain(): void {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const received = useStore(live, (state) => state.arrived)
  const written = useStore(ownWrites, (state) => state.count)
  const arrived = received + written
  const last = useRef<{ at: number; arrived: number; pathname: string } | null>(null)
  const isSkipped = useRef(false)
  const countAgain = useEffectEvent(() => {
    isSkipped.current = document.hidden || !isAttended()
    if (isSkipped.current) return
    last.current = { at: Date.now(), arrived, pathname }
    const state = session.getState()
    const variables = { countsRequests: admits(operations, state), countsReviews: admits(compliance, state) }
    fetchQuery<MenuCountsQuery>(
      environment,
      graphql`
        query MenuCountsQuery($countsRequests: Boolean!, $countsReviews: Boolean!) {
          viewer {
            ...MenuCounts_viewer @arguments(countsRequests: $countsRequests, countsReviews: $countsReviews)
          }
        }
      `,
      variables,
      // Ignore a failed refetch, because the next one corrects the counts.
    ).subscribe({ error: () => {} })
  })
  // Also records the input for `isAttended` on screens that do not follow changes.
  useEffect(() => watchInput(() => isSkipped.current && countAgain()), [])
  useEffect(() => {
    last.current ??= { at: Date.now(), arrived, pathname }
    const { at, arrived: before, pathname: from } = last.current
    const isOld = Date.now() - at > OLD_MS
    if (arrived === before && !(isOld && pathname !== from)) return undefined
    const timer = setTimeout(
      () => countAgain(),
      activity.wroteAt > at ? OWN_MS : Math.max(0, at + REST_MS - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [environment, arrived, pathname])
}

/** The counts of open requests, files and reviews, as on the tiles of Home. */
function byPath({ menuCounts: requests, complianceOverview: reviews }: MenuCounts_viewer$data): Record<string, number> {
  return {
    ...(requests && {
      '/withdrawals/pending': requests.pendingWithdrawals,
      '/withdrawals/approved': requests.approvedWithdrawals ?? 0,
      '/withdrawals/incomplete': requests.incompleteWithdrawals,
      '/rollovers/pending': requests.pendingRollovers,
      '/rollovers/approved': requests.approvedRollovers ?? 0,
      '/rollovers/incomplete': requests.incompleteRollovers,
      '/upload-center': requests.uploads,
    }),
    ...(reviews && { '/compliance/pending': reviews.pending.count }),
  }
}
