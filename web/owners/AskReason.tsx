import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { AskReasonCodeMutation } from '../__generated__/AskReasonCodeMutation.graphql.ts'
import type { AskReasonMutation } from '../__generated__/AskReasonMutation.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'

const mutation = graphql`
  mutation AskReasonMutation($input: RevealSocialInput!) {
    revealSocial(input: $input) {
      errors {
        ...useMutation_errors
      }
      social
    }
  }
`

const codeMutation = graphql`
  mutation AskReasonCodeMutation($input: RevealRegistrationCodeInput!) {
    revealRegistrationCode(input: $input) {
      errors {
        ...useMutation_errors
      }
      registrationCode
    }
  }
`

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'Required')) })

interface Props {
  accountOwnerId: number
  what: Revealed
  onRevealed: (secret: string) => void
  onClose: () => void
}

/** Secret data that staff can reveal with a reason. */
export type Revealed = 'Social Security number' | 'registration code'

export function AskReason({ accountOwnerId, what, onRevealed, onClose }: Props) {
  const environment = useRelayEnvironment()
  const [revealSocial] = useMutation<AskReasonMutation>(mutation)
  const [revealCode] = useMutation<AskReasonCodeMutation>(codeMutation)
  const form = useZodForm(schema, { defaultValues: { reason: '' } })

  async function onSubmit({ reason }: z.output<typeof schema>) {
    const input = { accountOwnerId, reason }
    let stored: string | undefined
    const outcome =
      what === 'Social Security number'
        ? await revealSocial(
            { input },
            { updater: (store) => (stored = store.getRootField('revealSocial')?.getDataID()) },
          )
        : await revealCode(
            { input },
            { updater: (store) => (stored = store.getRootField('revealRegistrationCode')?.getDataID()) },
          )
    // Remove the revealed data from the store, because it is shown only for a short time.
    commitLocalUpdate(environment, (store) => (stored ? store.delete(stored) : undefined))
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    const secret = 'social' in outcome.payload ? outcome.payload.social : outcome.payload.registrationCode
    if (secret) onRevealed(secret)
  }

  return (
    <ModalForm
      title={`Show the ${what}`}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Show"
      aside={<ForOwner accountOwnerId={accountOwnerId} />}
    >
      <TextField
        name="reason"
        label="Reason"
        hint="The reason is recorded. The number shows for 30 seconds."
        autoComplete="off"
        required
      />
    </ModalForm>
  )
}
