import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RolloverFormPageQuery } from '../__generated__/RolloverFormPageQuery.graphql.ts'
import { useRememberedAccount } from '../core/session/useRememberedAccount.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { BlankRolloverForm } from './BlankRolloverForm.tsx'
import { RolloverFormUpload } from './RolloverFormUpload.tsx'

export const query = graphql`
  query RolloverFormPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      distributionFee
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          accountId
          planAccountNumber
          retirementAccountType
          balance
          rolloverFormPath
        }
        ...RolloverFormUpload_accountOwner
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<RolloverFormPageQuery> }) {
  useRememberedAccount()
  const { viewer } = usePreloadedQuery<RolloverFormPageQuery>(query, queryRef)
  const owner = viewer?.accountOwner
  if (!viewer || !owner?.account) return <NotFoundView />
  const { accountId, planAccountNumber, retirementAccountType, balance, rolloverFormPath } = owner.account
  const fee = formatMoney(viewer.distributionFee)
  return (
    <>
      <PageHeading intro={`Account ${planAccountNumber} (${retirementAccountType})`}>
        Upload a Rollover Form
      </PageHeading>
      <RolloverFormUpload
        accountOwnerKey={owner}
        accountId={accountId}
        blankForm={<BlankRolloverForm path={rolloverFormPath} planAccountNumber={planAccountNumber} />}
        balance={formatMoney(balance)}
        net={formatMoney(Math.max(0, balance - viewer.distributionFee))}
        fee={fee}
        starts={`The signed form starts the rollover. The fee of ${fee} is taken from the balance; no tax is withheld. We’ll check the signature and payee, then email you. The payment takes 7 to 10 business days after we receive the signed form. Until then Home shows “Distribution Pending”.`}
      />
    </>
  )
}
