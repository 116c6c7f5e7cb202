import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { AccountInfoPageQuery } from '../../__generated__/AccountInfoPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { LetterHint } from '../../owners/LetterHint.tsx'
import { BankForm } from './BankForm.tsx'
import { WizardFrame } from './WizardFrame.tsx'

export const query = graphql`
  query AccountInfoPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...LetterHint_accountOwner
        account(accountId: $accountId) {
          ...WizardFrame_account
          withdrawWizard @required(action: THROW) {
            ...BankForm_wizard
          }
        }
      }
    }
  }
`

const useStyles = makeStyles({ hint: { marginBlockEnd: '16px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<AccountInfoPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<AccountInfoPageQuery>(query, queryRef)
  const accountOwner = viewer?.accountOwner
  const account = accountOwner?.account
  if (!account) return <NotFoundView />
  return (
    <WizardFrame accountKey={account} step="ACCOUNT_INFO" heading="Which bank account should the money go to?">
      <LetterHint accountOwnerKey={accountOwner} className={styles.hint} />
      <BankForm wizardKey={account.withdrawWizard} />
    </WizardFrame>
  )
}
