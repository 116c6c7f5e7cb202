import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import type { Outcome } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { formatDate } from '../kit/ui/format.ts'
import { AskToReverse } from './AskToReverse.tsx'

const schema = z.object({ note: z.string(), isUnderstood: z.boolean() })

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})

interface Props {
  /** Text that explains the effect of the reversal. */
  text: string
  /**
   * Date on which the payment was sent, which then needs an extra confirmation; null if it was never sent or was
   * returned.
   */
  sentOn?: string | null
  reverse: (change: {
    idempotencyKey: string
    note: string | null
  }) => Promise<
    Outcome<{ response: { reversed: { approvalId: number | null } | null }; variables: Record<string, unknown> }>
  >
  onDone: (() => void) | undefined
}

/** The button that reverses a transaction, and its form. */
export function ReverseForm(props: Props) {
  return <AskToReverse>{(onCancel) => <NoteForm {...props} onCancel={onCancel} />}</AskToReverse>
}

function NoteForm({ text, sentOn = null, reverse, onDone, onCancel }: Props & { onCancel: () => void }) {
  const styles = useStyles()
  // One idempotency key per form, so that a retry after a lost response does not reverse twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refresh = useRefresh()
  const form = useZodForm(schema, { defaultValues: { note: '', isUnderstood: false } })
  const { setFocus } = form
  useEffect(() => setFocus('note'), [setFocus])

  async function onSubmit({ note, isUnderstood }: z.output<typeof schema>) {
    if (sentOn !== null && !isUnderstood)
      return form.setError('isUnderstood', { type: 'custom', message: 'Please confirm that you understand this.' })
    const outcome = await reverse({ idempotencyKey, note: note.trim() || null })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { noticeOnly: true, onSaved: refresh })
    if (outcome.payload.approvalId === null)
      notices.success('Transaction Reversed', 'The transaction has been successfully reversed')
    else notices.success('Waits for a Second Person', 'It is reversed once a second person has approved it')
    onDone?.()
    await refresh()
  }

  return (
    <>
      <p>{text}</p>
      <Form form={form} onSubmit={onSubmit} summary={false}>
        {sentOn === null ? null : (
          <>
            <MessageBar intent="warning" layout="multiline" className={styles.bar}>
              <MessageBarBody>
                The payment was sent on {formatDate(sentOn)}. Reversing it does not recall the money.
              </MessageBarBody>
            </MessageBar>
            <CheckboxField name="isUnderstood" label="I understand that the money is not recalled." required />
          </>
        )}
        <TextField name="note" label="Note (optional)" autoComplete="off" maxLength={500} />
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton>Reverse Transaction</SubmitButton>
        </div>
      </Form>
    </>
  )
}
