import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type {
  CompliancePendingFilter,
  CompliancePendingSort,
  useWaitingQuery,
} from '../__generated__/useWaitingQuery.graphql.ts'
import { genericFailure } from '../core/relay/errors.ts'
import { notices } from '../kit/notices/notices.ts'
import type { Chosen } from './chosen.ts'

const query = graphql`
  query useWaitingQuery($sort: CompliancePendingSort, $filter: CompliancePendingFilter) @throwOnFieldError {
    viewer {
      complianceWaiting(sort: $sort, filter: $filter) {
        accountId
        firstName
        lastName
        reasonRequired
        findings {
          title
        }
      }
    }
  }
`

/** Maximum number of accounts in one decision. */
export const mostAtOnce = 1_000

interface List {
  sort: CompliancePendingSort
  filter: CompliancePendingFilter | null
}

/** Fetches all accounts of the list, not only those of the current page. Shows a notice after a failure. */
export function useWaiting(): [ask: (list: List) => Promise<Chosen[] | null>, isAsking: boolean] {
  const environment = useRelayEnvironment()
  const [isAsking, setAsking] = useState(false)
  async function ask(list: List) {
    setAsking(true)
    try {
      const answer = await fetchQuery<useWaitingQuery>(environment, query, list).toPromise()
      const found = answer?.viewer?.complianceWaiting ?? []
      return found.map(({ accountId, firstName, lastName, reasonRequired, findings }) => ({
        accountId,
        firstName,
        lastName,
        reasonRequired,
        findings: findings.map(({ title }) => title),
      }))
    } catch {
      notices.error('Error', genericFailure)
      return null
    } finally {
      setAsking(false)
    }
  }
  return [ask, isAsking]
}
