import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { DistributionPageQuery } from '../../__generated__/DistributionPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { AmountForm } from './AmountForm.tsx'
import { ResumeDraft } from './ResumeDraft.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query DistributionPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          ...WizardFrame_account
          withdrawWizard @required(action: THROW) {
            ...ResumeDraft_wizard
            ...AmountForm_wizard
          }
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<DistributionPageQuery> }) {
  const { viewer } = usePreloadedQuery<DistributionPageQuery>(query, queryRef)
  const account = viewer?.accountOwner?.account
  if (!account) return <NotFoundView />
  return (
    <WizardFrame accountKey={account} step="DISTRIBUTION" heading="How much would you like to take out?">
      <ResumeDraft wizardKey={account.withdrawWizard}>
        {(isOffered) => <AmountForm wizardKey={account.withdrawWizard} leadsOn={!isOffered} />}
      </ResumeDraft>
    </WizardFrame>
  )
}
