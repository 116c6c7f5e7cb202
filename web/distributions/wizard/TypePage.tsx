import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TypePageQuery } from '../../__generated__/TypePageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { TypeForm } from './TypeForm.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query TypePageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          ...WizardFrame_account
          withdrawWizard @required(action: THROW) {
            ...TypeForm_wizard
          }
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<TypePageQuery> }) {
  const { viewer } = usePreloadedQuery<TypePageQuery>(query, queryRef)
  const account = viewer?.accountOwner?.account
  if (!account) return <NotFoundView />
  return (
    <WizardFrame accountKey={account} step="TYPE" heading="What kind of distribution is it?">
      <TypeForm wizardKey={account.withdrawWizard} />
    </WizardFrame>
  )
}
