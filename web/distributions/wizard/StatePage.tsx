import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { StatePageQuery } from '../../__generated__/StatePageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { StateForm } from './StateForm.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query StatePageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          ...WizardFrame_account
          withdrawWizard @required(action: THROW) {
            ...StateForm_wizard
          }
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<StatePageQuery> }) {
  const { viewer } = usePreloadedQuery<StatePageQuery>(query, queryRef)
  const account = viewer?.accountOwner?.account
  if (!account) return <NotFoundView />
  return (
    <WizardFrame
      accountKey={account}
      step="STATE"
      heading="State tax withholding"
      intro="What your state asks for depends on where you live and on the federal tax you chose."
    >
      <StateForm wizardKey={account.withdrawWizard} />
    </WizardFrame>
  )
}
