import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddNoteMutation } from '../__generated__/AddNoteMutation.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextAreaField } from '../kit/forms/TextAreaField.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { notices } from '../kit/notices/notices.ts'

const schema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter a title'), z.maxLength(255, 'Title must be 255 characters or less')),
  noteText: z.string().check(z.trim(), z.minLength(1, 'Please enter a note')),
})

interface Props {
  accountOwnerId: number
  /** Name of the owner; by default, the name of the owner that staff act for. */
  ownerName?: string
  onAdded: () => void
  onClose: () => void
}

export function AddNote({ accountOwnerId, ownerName, onAdded, onClose }: Props) {
  // One idempotency key per dialog, so that a retry after a lost response adds only one note.
  const refresh = useRefresh()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { title: '', noteText: '' } })
  const [addNote] = useMutation<AddNoteMutation>(graphql`
    mutation AddNoteMutation($input: AddNoteInput!) {
      addNote(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)

  async function onSubmit(note: z.output<typeof schema>) {
    const { ok, errors } = await addNote({ input: { idempotencyKey, accountOwnerId, ...note } })
    if (!ok) return applyErrors(form, errors, { onSaved: refresh })
    notices.success('Success', 'Note has been added successfully')
    onClose()
    onAdded()
  }

  return (
    <ModalForm
      title="Add Note"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      aside={<ForOwner accountOwnerId={accountOwnerId} name={ownerName} />}
    >
      <TextField name="title" label="Title" autoComplete="off" required />
      <TextAreaField
        name="noteText"
        label="Text"
        hint="Only employees can read notes. The owner never sees them."
        rows={6}
        required
      />
    </ModalForm>
  )
}
