import { graphql, useFragment } from 'react-relay'
import type { CloseWithdrawal_request$key } from '../../__generated__/CloseWithdrawal_request.graphql.ts'
import type { CloseWithdrawalMutation } from '../../__generated__/CloseWithdrawalMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { formatMoney } from '../../ui/format.ts'
import { CloseDialog } from './CloseDialog.tsx'
import type { CloseAction, ShownPage } from './requestLists.ts'
import { paymentAway, staffPayment } from './staffPayment.ts'
import { withdrawalTexts } from './texts.ts'
import { withdrawalInput } from './withdrawalInput.ts'

const mutation = graphql`
  mutation CloseWithdrawalMutation(
    $input: CloseWithdrawalRequestInput!
    $list: RequestList!
    $first: Int!
    $after: String
  ) {
    closeWithdrawalRequest(input: $input) {
      errors {
        code
        field
        message
      }
      viewer {
        ...WithdrawalList_viewer @arguments(list: $list, first: $first, after: $after)
      }
    }
  }
`

interface Props {
  requestKey: CloseWithdrawal_request$key
  action: CloseAction
  shown: ShownPage
  onClose: () => void
}

export function CloseWithdrawal({ requestKey, action, shown, onClose }: Props) {
  const request = useFragment(
    graphql`
      fragment CloseWithdrawal_request on WithdrawalRequest @throwOnFieldError {
        firstName
        lastName
        planAccountNumber
        amount
        payments {
          ...staffPayment_payment
        }
        ...withdrawalInput_request
      }
    `,
    requestKey,
  )
  const [closeRequest, isClosing] = useMutation<CloseWithdrawalMutation>(mutation)
  return (
    <CloseDialog
      action={action}
      about={`${request.firstName} ${request.lastName}, ${request.planAccountNumber}, ${formatMoney(request.amount)}`}
      texts={withdrawalTexts}
      busy={isClosing}
      away={paymentAway(request.payments.map(staffPayment))}
      onConfirm={() => closeRequest({ input: { action, request: withdrawalInput(request) }, ...shown })}
      onClose={onClose}
    />
  )
}
