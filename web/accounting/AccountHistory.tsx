import { startTransition, useCallback, useEffect, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { AccountHistoryQuery } from '../__generated__/AccountHistoryQuery.graphql.ts'
import { Section } from '../app/screens/Section.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { YearTotals } from './YearTotals.tsx'

const query = graphql`
  query AccountHistoryQuery($accountOwnerId: Int!, $accountId: Int!) @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          ...BalanceHistory_account
          ...YearTotals_account
        }
      }
    }
  }
`

interface Props {
  accountOwnerId: number
  accountId: number
  /** When it changes, so has the history. */
  balance: number | null
  waiting: ReactNode
}

/** What an account held and what moved in it, asked for by itself: the lines of its book do not wait for it. */
export function AccountHistory({ accountOwnerId, accountId, balance, waiting }: Props) {
  const [queryRef, loadQuery] = useQueryLoader<AccountHistoryQuery>(query)
  const load = useCallback(
    () => startTransition(() => loadQuery({ accountOwnerId, accountId }, { fetchPolicy: 'store-and-network' })),
    [loadQuery, accountOwnerId, accountId],
  )
  useEffect(load, [load, balance])
  if (!queryRef) return waiting
  return (
    <Section onRetry={load} resetKeys={[queryRef]}>
      <Pictures queryRef={queryRef} />
    </Section>
  )
}

function Pictures({ queryRef }: { queryRef: PreloadedQuery<AccountHistoryQuery> }) {
  const account = usePreloadedQuery<AccountHistoryQuery>(query, queryRef).viewer?.accountOwner?.account
  return account ? (
    <>
      <BalanceHistory accountKey={account} />
      <YearTotals accountKey={account} />
    </>
  ) : null
}
