import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { ReversePostingMutation } from '../__generated__/ReversePostingMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { AskToReverse } from './AskToReverse.tsx'

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

const schema = z.object({ note: z.string() })

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})

interface Props {
  transactionId: number
  onDone?: (() => void) | undefined
}

/** Reverses a transaction that was posted by hand. */
export function ReversePosting(props: Props) {
  return <AskToReverse>{(onCancel) => <ReverseForm {...props} onCancel={onCancel} />}</AskToReverse>
}

function ReverseForm({ transactionId, onDone, onCancel }: Props & { onCancel: () => void }) {
  const styles = useStyles()
  // One idempotency key for each form, so a retry after a lost response does not reverse twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refresh = useRefresh()
  const [reverse] = useMutation<ReversePostingMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { note: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('note'), [setFocus])

  async function onSubmit({ note }: z.output<typeof schema>) {
    const outcome = await reverse({ input: { idempotencyKey, transactionId, note: note.trim() || null } })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { noticeOnly: true })
    if (outcome.payload.approvalId === null)
      notices.success('Transaction Reversed', 'The transaction has been successfully reversed')
    else notices.success('Waits for a Second Person', 'It is reversed once a second person has approved it')
    onDone?.()
    await refresh()
  }

  return (
    <>
      <p>The opposite of every line is posted, dated today. A second person has to approve it.</p>
      <Form form={form} onSubmit={onSubmit} summary={false}>
        <TextField name="note" label="Note" hint="Optional" autoComplete="off" maxLength={500} />
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton>Reverse Transaction</SubmitButton>
        </div>
      </Form>
    </>
  )
}
