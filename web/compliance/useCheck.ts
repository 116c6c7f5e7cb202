import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useCheckQuery } from '../__generated__/useCheckQuery.graphql.ts'
import { genericFailure } from '../core/relay/errors.ts'
import { notices } from '../kit/notices/notices.ts'
import type { Chosen } from './chosen.ts'

const query = graphql`
  query useCheckQuery($accountIds: [Int!]!) @throwOnFieldError {
    viewer {
      complianceAccounts(accountIds: $accountIds) {
        accountId
        standing
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

type Answered = NonNullable<useCheckQuery['response']['viewer']>['complianceAccounts']
type Standing = NonNullable<Answered>[number]['standing']

/** An account whose id the reviewer entered. */
export interface Checked extends Chosen {
  standing: Standing
}

/** Looks up which of the entered accounts are pending, without any change. Shows a notice after a failure. */
export function useCheck(): [check: (accountIds: number[]) => Promise<readonly Checked[] | null>, isChecking: boolean] {
  const environment = useRelayEnvironment()
  const [isChecking, setChecking] = useState(false)
  async function check(accountIds: number[]) {
    setChecking(true)
    try {
      const answer = await fetchQuery<useCheckQuery>(environment, query, { accountIds }).toPromise()
      const found = answer?.viewer?.complianceAccounts ?? []
      return found.map(({ accountId, standing, firstName, lastName, reasonRequired, findings }) => ({
        accountId,
        standing,
        firstName,
        lastName,
        reasonRequired,
        findings: findings.map(({ title }) => title),
      }))
    } catch {
      notices.error('Error', genericFailure)
      return null
    } finally {
      setChecking(false)
    }
  }
  return [check, isChecking]
}
