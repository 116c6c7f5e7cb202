import { graphql, useFragment } from 'react-relay'
import type { BalanceLink_account$key } from '../__generated__/BalanceLink_account.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Money } from '../kit/ui/Money.tsx'

export function BalanceLink({ accountKey }: { accountKey: BalanceLink_account$key }) {
  const account = useFragment(
    graphql`
      fragment BalanceLink_account on RetirementAccount @throwOnFieldError {
        accountId
        balance
      }
    `,
    accountKey,
  )
  return (
    <ScreenLink to={`/${account.accountId}/transaction`}>
      <Money amount={account.balance} />
    </ScreenLink>
  )
}
