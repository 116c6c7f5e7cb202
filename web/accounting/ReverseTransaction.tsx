import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { ReverseTransactionMutation } from '../__generated__/ReverseTransactionMutation.graphql.ts'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { formatDate } from '../kit/ui/format.ts'
import { AskToReverse } from './AskToReverse.tsx'

const mutation = graphql`
  mutation ReverseTransactionMutation($input: ReverseTransactionInput!) {
    reverseTransaction(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

const schema = z.object({ note: z.string(), isUnderstood: z.boolean() })

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})

interface Props {
  transactionId: number
  bookId: number
  /** The day the payment was sent; null if it was never sent, or was returned. */
  sentOn: string | null
  onDone?: (() => void) | undefined
}

/** Reverses a withdrawal after a confirmation, because a reversal is final. */
export function ReverseTransaction(props: Props) {
  return <AskToReverse>{(onCancel) => <ReverseForm {...props} onCancel={onCancel} />}</AskToReverse>
}

function ReverseForm({ transactionId, bookId, sentOn, onDone, onCancel }: Props & { onCancel: () => void }) {
  const styles = useStyles()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refresh = useRefresh()
  const [reverse] = useMutation<ReverseTransactionMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { note: '', isUnderstood: false } })
  const { setFocus } = form
  useEffect(() => setFocus('note'), [setFocus])

  async function onSubmit({ note, isUnderstood }: z.output<typeof schema>) {
    if (sentOn !== null && !isUnderstood)
      return form.setError('isUnderstood', { type: 'custom', message: 'Please confirm that you understand this.' })
    const outcome = await reverse({ input: { idempotencyKey, bookId, transactionId, note: note.trim() || null } })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { noticeOnly: true })
    if (outcome.payload.approvalId === null)
      notices.success('Transaction Reversed', 'The transaction has been successfully reversed')
    else notices.success('Waits for a Second Person', 'It is reversed once a second person has approved it')
    onDone?.()
    await refresh()
  }

  return (
    <>
      <p>The whole amount goes back into the account, with the fee and what was withheld.</p>
      <Form form={form} onSubmit={onSubmit} summary={false}>
        {sentOn === null ? null : (
          <>
            <MessageBar intent="warning" layout="multiline" className={styles.bar}>
              <MessageBarBody>
                The payment has left on {formatDate(sentOn)}. Taking this back does not call the money back.
              </MessageBarBody>
            </MessageBar>
            <CheckboxField name="isUnderstood" label="I understand that the money is not called back." required />
          </>
        )}
        <TextField name="note" label="Note" hint="Optional" autoComplete="off" maxLength={500} />
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton>Reverse Transaction</SubmitButton>
        </div>
      </Form>
    </>
  )
}
