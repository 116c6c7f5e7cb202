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
      wasMailed
    }
  }
`

/** Masked address to which the code was emailed, and the document that the code signs. */
type Sent = NonNullable<useSigningCodeMutation['response']['sendSigningCode']>

/** Result of sending a code, which the receipt gets as navigation state. */
export interface SigningState {
  readonly sent: Sent | null
  /** Reason why no code was sent; empty on success. */
  readonly problem: string
}

/** Emails the owner a code to sign a request. If the last code is still valid, sends none unless `again` is set. */
export function useSigningCode(
  requestId: number,
): [send: (again?: boolean) => Promise<SigningState>, isSending: boolean] {
  const [sendCode, isSending] = useMutation<useSigningCodeMutation>(mutation)
  const stateOf = (outcome: Outcome<useSigningCodeMutation>): SigningState =>
    outcome.ok ? { sent: outcome.payload, problem: '' } : { sent: null, problem: outcome.errors[0]?.message ?? '' }
  return [async (again = false) => stateOf(await sendCode({ input: { requestId, again } })), isSending]
}
