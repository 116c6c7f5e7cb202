import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { BeneficiaryPageQuery } from '../__generated__/BeneficiaryPageQuery.graphql.ts'
import { useRememberedAccount } from '../core/session/useRememberedAccount.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { LetterHint } from '../owners/LetterHint.tsx'
import { BeneficiaryWizard } from './BeneficiaryWizard.tsx'

export const query = graphql`
  query BeneficiaryPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          accountId
          planAccountNumber
          retirementAccountType
        }
        ...LetterHint_accountOwner
        ...BeneficiaryWizard_accountOwner
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<BeneficiaryPageQuery> }) {
  useRememberedAccount()
  const owner = usePreloadedQuery<BeneficiaryPageQuery>(query, queryRef).viewer?.accountOwner
  if (!owner?.account) return <NotFoundView />
  const { accountId, planAccountNumber, retirementAccountType } = owner.account
  return (
    <>
      <PageHeading intro={`Account ${planAccountNumber} (${retirementAccountType})`}>Beneficiaries</PageHeading>
      <LetterHint accountOwnerKey={owner} />
      <BeneficiaryWizard
        key={accountId}
        accountOwnerKey={owner}
        accountId={accountId}
        planAccountNumber={planAccountNumber}
      />
    </>
  )
}
