import { graphql } from 'react-relay'
import type { useSigningCodeMutation } from '../../__generated__/useSigningCodeMutation.graphql.ts'
import { useMutation, type Outcome } from '../../core/relay/useMutation.ts'

const mutation = graphql`
  mutation useSigningCodeMutation($input: SendSigningCodeInput!) {
    sendSigningCode(input: $input) {
      errors {
        ...useMutation_errors
      }
      sentTo
      documentPath
      consentText
      signerName
      validUntil
      wasMailed
    }
  }
`

/** Where the code went, and what is signed with it. */
type Sent = NonNullable<useSigningCodeMutation['response']['sendSigningCode']>

/** What came of it: on its way to the receipt it is the state of the navigation. */
export interface SigningState {
  readonly sent: Sent | null
  /** Why no code was sent; empty when one was. */
  readonly problem: string
}

/** Has a code mailed to sign a request with; one that still works only where another is asked for. */
export function useSigningCode(
  requestId: number,
): [send: (again?: boolean) => Promise<SigningState>, isSending: boolean] {
  const [sendCode, isSending] = useMutation<useSigningCodeMutation>(mutation)
  const stateOf = (outcome: Outcome<useSigningCodeMutation>): SigningState =>
    outcome.ok ? { sent: outcome.payload, problem: '' } : { sent: null, problem: outcome.errors[0]?.message ?? '' }
  return [async (again = false) => stateOf(await sendCode({ input: { requestId, again } })), isSending]
}
