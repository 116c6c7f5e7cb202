import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { ClaimPageQuery } from '../../__generated__/ClaimPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { claimedAccount } from './claimedAccount.ts'
import { ClaimForm } from './ClaimForm.tsx'
import { accountName } from './texts.ts'

export const query = graphql`
  query ClaimPageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        accountOwnerId
        firstName
        lastName
        deathReport {
          state
        }
        deathClaims {
          accounts {
            accountId
            planAccountNumber
            isRoth
            isClosed
            ...claimedAccount_account
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
  const { accountOwnerId, firstName, lastName, deathReport, deathClaims } = viewer.accountOwner
  const owner = `${firstName} ${lastName}`
  const account = deathClaims?.accounts.find(({ accountId }) => String(accountId) === search.get('accountId'))
  if (deathReport?.state !== 'CONFIRMED' || !account || account.isClosed)
    return (
      <>
        <PageHeading>New claim</PageHeading>
        <Card>
          <p>
            {deathReport?.state === 'CONFIRMED'
              ? 'Nothing can be claimed from this account. Please choose an open account of the owner.'
              : 'A claim is made once the death of the owner is confirmed.'}
          </p>
          <p>
            <ScreenLink to="/death">Death of the owner</ScreenLink>
          </p>
        </Card>
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
      />
    </div>
  )
}
