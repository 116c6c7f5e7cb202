import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ConfirmationPageQuery } from '../../__generated__/ConfirmationPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { ConfirmationForm } from './ConfirmationForm.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query ConfirmationPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...ConfirmationForm_accountOwner
        account(accountId: $accountId) {
          ...WizardFrame_account
          ...ConfirmationForm_account
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<ConfirmationPageQuery> }) {
  const { viewer } = usePreloadedQuery<ConfirmationPageQuery>(query, queryRef)
  const accountOwner = viewer?.accountOwner
  if (!accountOwner?.account) return <NotFoundView />
  return (
    <WizardFrame
      accountKey={accountOwner.account}
      step="CONFIRMATION"
      heading="Review your request"
      intro="Please check every line. Nothing is sent until you submit."
    >
      <ConfirmationForm accountKey={accountOwner.account} accountOwnerKey={accountOwner} />
    </WizardFrame>
  )
}
