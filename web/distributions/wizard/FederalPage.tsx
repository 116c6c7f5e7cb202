import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { FederalPageQuery } from '../../__generated__/FederalPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { FederalForm } from './FederalForm.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query FederalPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          ...WizardFrame_account
          withdrawWizard @required(action: THROW) {
            ...FederalForm_wizard
          }
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<FederalPageQuery> }) {
  const { viewer } = usePreloadedQuery<FederalPageQuery>(query, queryRef)
  const account = viewer?.accountOwner?.account
  if (!account) return <NotFoundView />
  return (
    <WizardFrame
      accountKey={account}
      step="FEDERAL"
      heading="Federal tax withholding"
      intro="We’ll send the percent you choose to the federal government as a prepayment of your tax."
    >
      <FederalForm wizardKey={account.withdrawWizard} />
    </WizardFrame>
  )
}
