import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PaymentOptionsPageQuery } from '../../__generated__/PaymentOptionsPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query PaymentOptionsPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...PaymentForm_owner
        account(accountId: $accountId) {
          ...WizardFrame_account
          withdrawWizard @required(action: THROW) {
            ...PaymentForm_wizard
          }
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<PaymentOptionsPageQuery> }) {
  const { viewer } = usePreloadedQuery<PaymentOptionsPageQuery>(query, queryRef)
  const owner = viewer?.accountOwner
  const account = owner?.account
  if (!account) return <NotFoundView />
  return (
    <WizardFrame accountKey={account} step="PAYMENT_OPTIONS" heading="How should we pay you?">
      <PaymentForm ownerKey={owner} wizardKey={account.withdrawWizard} />
    </WizardFrame>
  )
}
