import { graphql, useFragment } from 'react-relay'
import type { PayEstate_around$key } from '../../__generated__/PayEstate_around.graphql.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { ReturnedPayment } from './ReturnedPayment.tsx'

const PayEstateForm = lazyPart(async () => ({ default: (await import('./PayEstateForm.tsx')).PayEstateForm }))

interface Props {
  accountOwnerId: number
  requestId: number
  aroundKey: PayEstate_around$key
}

/** A returned payment of an earlier tax year, whose owner has died: staff can pay it to the estate. */
export function PayEstate({ accountOwnerId, requestId, aroundKey }: Props) {
  const { estate } = useFragment(
    graphql`
      fragment PayEstate_around on RequestAround @throwOnFieldError {
        estate {
          amount
          payableTo
          taxYear
        }
      }
    `,
    aroundKey,
  )
  if (!estate) return null
  const { amount, payableTo, taxYear } = estate
  return (
    <ReturnedPayment
      accountOwnerId={accountOwnerId}
      heading="Returned payment of an earlier year"
      text={`This payment stays on the owner’s Form 1099-R of ${taxYear}. ${formatMoney(amount)} can be paid by check to the ${payableTo}, which gets no form. Two people decide.`}
      action="Pay to the estate"
      title={`Pay ${formatMoney(amount)} to the estate`}
      form={(inDialog) => <PayEstateForm {...inDialog} requestId={requestId} payableTo={payableTo} />}
    />
  )
}
