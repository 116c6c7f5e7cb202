import { graphql, useFragment } from 'react-relay'
import type { PutBack_around$key } from '../../__generated__/PutBack_around.graphql.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { ReturnedPayment } from './ReturnedPayment.tsx'

const PutBackForm = lazyPart(async () => ({ default: (await import('./PutBackForm.tsx')).PutBackForm }))

interface Props {
  accountOwnerId: number
  requestId: number
  aroundKey: PutBack_around$key
}

/** A returned payment of an earlier tax year, whose money staff can put back into the account as a rollover. */
export function PutBack({ accountOwnerId, requestId, aroundKey }: Props) {
  const { redeposit } = useFragment(
    graphql`
      fragment PutBack_around on RequestAround @throwOnFieldError {
        redeposit {
          amount
          isLate
          mayPayAgain
          taxYear
        }
      }
    `,
    aroundKey,
  )
  if (!redeposit) return null
  const { amount, isLate, taxYear, mayPayAgain } = redeposit
  const box = isLate ? 'box 13a: the owner certifies the late rollover' : 'box 2: a rollover within 60 days'
  return (
    <ReturnedPayment
      accountOwnerId={accountOwnerId}
      heading="Came back in a later year"
      text={`This payment stays on the Form 1099-R of ${taxYear}, and its tax is not refunded. ${mayPayAgain ? 'Pay it again, or put' : 'Put'} ${formatMoney(amount)} into the account as a rollover (Form 5498, ${box}). Two people decide.`}
      action="Put back as rollover"
      title={`Put ${formatMoney(amount)} back as a rollover`}
      form={(inDialog) => <PutBackForm {...inDialog} requestId={requestId} isLate={isLate} />}
    />
  )
}
