import { graphql } from 'react-relay'
import type { SanctionsDialogMutation } from '../__generated__/SanctionsDialogMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'

const schema = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter a reason'), z.maxLength(300, 'At most 300 characters')),
})

const words = {
  clear: {
    title: 'Clear the match?',
    says: 'This is not the person on the list. Held payments continue.',
    label: 'Clear match',
    done: 'Match cleared',
  },
  confirm: {
    title: 'Confirm the match?',
    says: 'This is the person on the list. Payments stay held.',
    label: 'Confirm match',
    done: 'Match confirmed',
  },
} as const

interface Props {
  matchId: number
  accountOwnerId: number
  name: string
  listedName: string
  isListed: boolean
  onClose: () => void
}

/** Dialog to decide a sanctions match. A reason is required. */
export function SanctionsDialog({ matchId, accountOwnerId, name, listedName, isListed, onClose }: Props) {
  const [decide] = useMutation<SanctionsDialogMutation>(graphql`
    mutation SanctionsDialogMutation($input: DecideSanctionsMatchInput!) {
      decideSanctionsMatch(input: $input) {
        errors {
          ...useMutation_errors
        }
        viewer {
          ...SanctionsMatches_viewer
        }
      }
    }
  `)
  const form = useZodForm(schema, { defaultValues: { reason: '' } })
  const { title, says, label, done } = isListed ? words.confirm : words.clear

  async function onSubmit({ reason }: z.output<typeof schema>) {
    const { ok, errors } = await decide({ input: { matchId, isListed, reason } })
    if (!ok) return applyErrors(form, errors)
    notices.success(done, name)
    onClose()
  }

  return (
    <ModalForm title={title} form={form} onSubmit={onSubmit} onClose={onClose} submitLabel={label}>
      <p>
        <strong>{name}</strong> ({listedName} on the list), for owner {accountOwnerId}. {says}
      </p>
      <TextAreaField name="reason" label="Reason" hint="Reviewers read this, the owner does not" rows={2} required />
    </ModalForm>
  )
}
