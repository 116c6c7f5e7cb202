import { graphql, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import type { AskReasonMutation } from '../__generated__/AskReasonMutation.graphql.ts'
import { ModalForm } from '../forms/ModalForm.tsx'
import { applyErrors } from '../forms/serverErrors.ts'
import { TextField } from '../forms/TextField.tsx'
import { useZodForm } from '../forms/useZodForm.ts'
import * as z from '../forms/zod.ts'
import { useMutation } from '../relay/useMutation.ts'

const mutation = graphql`
  mutation AskReasonMutation($input: RevealSocialInput!) {
    revealSocial(input: $input) {
      errors {
        code
        field
        message
      }
      social
    }
  }
`

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1, 'Required')) })

interface Props {
  accountOwnerId: number
  onRevealed: (social: string) => void
  onClose: () => void
}

export function AskReason({ accountOwnerId, onRevealed, onClose }: Props) {
  const environment = useRelayEnvironment()
  const [revealSocial] = useMutation<AskReasonMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { reason: '' } })

  async function onSubmit(values: z.output<typeof schema>) {
    let stored: string | undefined
    const outcome = await revealSocial(
      { input: { accountOwnerId, reason: values.reason } },
      { updater: (store) => (stored = store.getRootField('revealSocial')?.getDataID()) },
    )
    // The number is shown for a while and kept nowhere.
    commitLocalUpdate(environment, (store) => (stored ? store.delete(stored) : undefined))
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    if (outcome.payload.social) onRevealed(outcome.payload.social)
  }

  return (
    <ModalForm
      title="Show the social security number"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Show"
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
