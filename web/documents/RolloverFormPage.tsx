import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RolloverFormPageQuery } from '../__generated__/RolloverFormPageQuery.graphql.ts'
import { useRememberedAccount } from '../session/useRememberedAccount.ts'
import { NotFoundView } from '../shell/NotFound.tsx'
import { Card } from '../ui/Card.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { RolloverFormUpload } from './RolloverFormUpload.tsx'

export const query = graphql`
  query RolloverFormPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          accountId
          planAccountNumber
          retirementAccountType
        }
        ...RolloverFormUpload_accountOwner
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<RolloverFormPageQuery> }) {
  useRememberedAccount()
  const owner = usePreloadedQuery<RolloverFormPageQuery>(query, queryRef).viewer?.accountOwner
  if (!owner?.account) return <NotFoundView />
  const { accountId, planAccountNumber, retirementAccountType } = owner.account
  return (
    <>
      <PageHeading intro={`Account ${planAccountNumber} (${retirementAccountType})`}>
        Upload a Rollover Form
      </PageHeading>
      <Card>
        <RolloverFormUpload accountOwnerKey={owner} accountId={accountId} />
      </Card>
    </>
  )
}
