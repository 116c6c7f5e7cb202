import { graphql, useFragment } from 'react-relay'
import type { CloseWithdrawal_request$key } from '../../__generated__/CloseWithdrawal_request.graphql.ts'
import type { CloseWithdrawalMutation } from '../../__generated__/CloseWithdrawalMutation.graphql.ts'
import { useMutation } from '../../app/relay/useMutation.ts'
import { formatMoney } from '../../kit/ui/format.ts'
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
      waitsFor
      errors {
        code
        field
        message
      }
      viewer {
        ...WithdrawalList_viewer @arguments(list: $list, first: $first, after: $after)
        ...Approvals_viewer @arguments(entity: "distribution_request")
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
        closing {
          says
          needsSecondPerson
        }
        payments {
          ...staffPayment_payment
        }
        ...withdrawalInput_request
      }
    `,
    requestKey,
  )
  const { closing } = request
  const [closeRequest, isClosing] = useMutation<CloseWithdrawalMutation>(mutation)
  return (
    <CloseDialog
      action={action}
      about={`${request.firstName} ${request.lastName}, ${request.planAccountNumber}, ${formatMoney(request.amount)}`}
      closing={closing ? { says: closing.says, needsSecondPerson: closing.needsSecondPerson } : null}
      texts={withdrawalTexts}
      busy={isClosing}
      away={paymentAway(request.payments.map(staffPayment))}
      onConfirm={async () => {
        const outcome = await closeRequest({ input: { action, request: withdrawalInput(request) }, ...shown })
        return { ...outcome, waitsFor: (outcome.ok && outcome.payload.waitsFor) || null }
      }}
      onClose={onClose}
    />
  )
}
