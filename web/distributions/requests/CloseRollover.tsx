import { graphql, useFragment } from 'react-relay'
import type { CloseRollover_request$key } from '../../__generated__/CloseRollover_request.graphql.ts'
import type { CloseRolloverMutation } from '../../__generated__/CloseRolloverMutation.graphql.ts'
import { useMutation } from '../../app/relay/useMutation.ts'
import { formatMoney } from '../../kit/ui/format.ts'
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
      waitsFor
      errors {
        code
        field
        message
      }
      viewer {
        ...RolloverList_viewer @arguments(list: $list, first: $first, after: $after)
        ...Approvals_viewer @arguments(entity: "distribution_request")
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
        closing {
          says
          needsSecondPerson
        }
        payments {
          ...staffPayment_payment
        }
        ...rolloverInput_request
      }
    `,
    requestKey,
  )
  const { closing } = request
  const [closeRequest, isClosing] = useMutation<CloseRolloverMutation>(mutation)
  return (
    <CloseDialog
      action={action}
      about={`${request.firstName} ${request.lastName}, ${request.planAccountNumber}, ${formatMoney(request.amount)}`}
      closing={closing ? { says: closing.says, needsSecondPerson: closing.needsSecondPerson } : null}
      texts={rolloverTexts}
      busy={isClosing}
      away={paymentAway(request.payments.map(staffPayment))}
      onConfirm={async () => {
        const outcome = await closeRequest({ input: { action, request: rolloverInput(request) }, ...shown })
        return { ...outcome, waitsFor: (outcome.ok && outcome.payload.waitsFor) || null }
      }}
      onClose={onClose}
    />
  )
}
