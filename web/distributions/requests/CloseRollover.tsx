import { graphql, useFragment } from 'react-relay'
import type { CloseRollover_request$key } from '../../__generated__/CloseRollover_request.graphql.ts'
import type { CloseRolloverMutation } from '../../__generated__/CloseRolloverMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { formatMoney } from '../../ui/format.ts'
import { CloseDialog } from './CloseDialog.tsx'
import type { CloseAction, ShownPage } from './requestLists.ts'
import { paymentAway, staffPayment } from './staffPayment.ts'
import { rolloverTexts } from './texts.ts'
import { rolloverInput } from './rolloverInput.ts'

const mutation = graphql`
  mutation CloseRolloverMutation(
    $input: CloseRolloverRequestInput!
    $list: RequestList!
    $first: Int!
    $after: String
  ) {
    closeRolloverRequest(input: $input) {
      errors {
        code
        field
        message
      }
      viewer {
        ...RolloverList_viewer @arguments(list: $list, first: $first, after: $after)
      }
    }
  }
`

interface Props {
  requestKey: CloseRollover_request$key
  action: CloseAction
  shown: ShownPage
  onClose: () => void
}

export function CloseRollover({ requestKey, action, shown, onClose }: Props) {
  const request = useFragment(
    graphql`
      fragment CloseRollover_request on RolloverRequest @throwOnFieldError {
        firstName
        lastName
        planAccountNumber
        amount
        payments {
          ...staffPayment_payment
        }
        ...rolloverInput_request
      }
    `,
    requestKey,
  )
  const [closeRequest, isClosing] = useMutation<CloseRolloverMutation>(mutation)
  return (
    <CloseDialog
      action={action}
      about={`${request.firstName} ${request.lastName}, ${request.planAccountNumber}, ${formatMoney(request.amount)}`}
      texts={rolloverTexts}
      busy={isClosing}
      away={paymentAway(request.payments.map(staffPayment))}
      onConfirm={() => closeRequest({ input: { action, request: rolloverInput(request) }, ...shown })}
      onClose={onClose}
    />
  )
}
