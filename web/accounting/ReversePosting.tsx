import { graphql } from 'react-relay'
import type { ReversePostingMutation } from '../__generated__/ReversePostingMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ReverseForm } from './ReverseForm.tsx'

const mutation = graphql`
  mutation ReversePostingMutation($input: ReversePostingInput!) {
    reversePosting(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

interface Props {
  transactionId: number
  onDone?: (() => void) | undefined
}

/** Reverses a transaction that was posted by hand. */
export function ReversePosting({ transactionId, onDone }: Props) {
  const [reverse] = useMutation<ReversePostingMutation>(mutation)
  return (
    <ReverseForm
      text="The opposite of every line is posted, dated today. A second person must approve it."
      reverse={(change) => reverse({ input: { ...change, transactionId } })}
      onDone={onDone}
    />
  )
}
