import { graphql } from 'react-relay'
import type { ReverseTransactionMutation } from '../__generated__/ReverseTransactionMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ReverseForm } from './ReverseForm.tsx'

const mutation = graphql`
  mutation ReverseTransactionMutation($input: ReverseTransactionInput!) {
    reverseTransaction(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

interface Props {
  transactionId: number
  bookId: number
  /** Date on which the payment was sent; null if it was never sent or was returned. */
  sentOn: string | null
  onDone?: (() => void) | undefined
}

/** Form that reverses a withdrawal after a confirmation, because a reversal is final. */
export function ReverseTransaction({ transactionId, bookId, sentOn, onDone }: Props) {
  const [reverse] = useMutation<ReverseTransactionMutation>(mutation)
  return (
    <ReverseForm
      text="The whole amount goes back into the account, including the fee and the tax withheld."
      sentOn={sentOn}
      reverse={(change) => reverse({ input: { ...change, bookId, transactionId } })}
      onDone={onDone}
    />
  )
}
