import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RolloverPageQuery } from '../../__generated__/RolloverPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { RolloverForm } from './RolloverForm.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query RolloverPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...RolloverForm_accountOwner
        account(accountId: $accountId) {
          ...WizardFrame_account
          withdrawWizard @required(action: THROW) {
            ...RolloverForm_wizard
          }
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<RolloverPageQuery> }) {
  const { viewer } = usePreloadedQuery<RolloverPageQuery>(query, queryRef)
  const accountOwner = viewer?.accountOwner
  if (!accountOwner?.account) return <NotFoundView />
  return (
    <WizardFrame
      accountKey={accountOwner.account}
      step="ROLLOVER"
      heading="Who receives the money?"
      intro="We’ll send a check to the receiving institution. You will find these details in the institution’s rollover or transfer instructions."
    >
      <RolloverForm wizardKey={accountOwner.account.withdrawWizard} accountOwnerKey={accountOwner} />
    </WizardFrame>
  )
}
