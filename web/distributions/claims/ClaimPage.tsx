import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ClaimPageQuery } from '../../__generated__/ClaimPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { claimedAccount } from './claimedAccount.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { NoClaim } from './NoClaim.tsx'
import { accountName } from './texts.ts'

export const query = graphql`
  query ClaimPageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      distributionFee
      accountOwner(accountOwnerId: $accountOwnerId) {
        accountOwnerId
        firstName
        lastName
        death
        deathClaims {
          accounts {
            accountId
            planAccountNumber
            isRoth
            isClosed
            ...claimedAccount_account
            ...NoClaim_accounts
          }
        }
      }
    }
  }
`

const useStyles = makeStyles({ root: { maxWidth: '1000px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<ClaimPageQuery> }) {
  const styles = useStyles()
  const [search] = useSearchParams()
  const { viewer } = usePreloadedQuery<ClaimPageQuery>(query, queryRef)
  if (!viewer?.accountOwner) return <NotFoundView />
  const { accountOwnerId, firstName, lastName, death, deathClaims } = viewer.accountOwner
  const owner = `${firstName} ${lastName}`
  const account = deathClaims?.accounts.find(({ accountId }) => String(accountId) === search.get('accountId'))
  if (death !== 'CONFIRMED' || !account || account.isClosed)
    return (
      <>
        <PageHeading>New claim</PageHeading>
        <NoClaim owner={owner} death={death ?? null} accountsKey={deathClaims?.accounts ?? []} />
      </>
    )
  return (
    <div className={styles.root}>
      <PageHeading intro={`Of ${owner}, account ${accountName(account.planAccountNumber, account.isRoth)}`}>
        New claim
      </PageHeading>
      <ClaimForm
        key={account.accountId}
        accountOwnerId={accountOwnerId}
        owner={owner}
        account={claimedAccount(account)}
        fee={viewer.distributionFee}
      />
    </div>
  )
}
