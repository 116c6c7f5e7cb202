import { Button } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { PinNoteMutation } from '../__generated__/PinNoteMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'

interface Props {
  accountOwnerId: number
  noteId: number
  title: string
  isPinned: boolean
  onDone: () => void
}

/** Pins a note at the top of the list for all staff, or unpins it. */
export function PinNote({ accountOwnerId, noteId, title, isPinned, onDone }: Props) {
  const [pin, isSaving] = useMutation<PinNoteMutation>(graphql`
    mutation PinNoteMutation($input: PinNoteInput!) {
      pinNote(input: $input) {
        note {
          isPinned
        }
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const label = isPinned ? 'Unpin' : 'Pin'
  async function change() {
    if (isSaving) return
    const { ok } = await pin({ input: { accountOwnerId, noteId, isPinned: !isPinned } })
    if (ok) onDone()
  }
  return (
    <Button size="small" aria-label={`${label} ${title}`} disabledFocusable={isSaving} onClick={() => void change()}>
      {label}
    </Button>
  )
}
