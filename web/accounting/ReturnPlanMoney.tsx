import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { ReturnPlanMoneyMutation } from '../__generated__/ReturnPlanMoneyMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { Form } from '../kit/forms/Form.tsx'
import { MoneyField } from '../kit/forms/MoneyField.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { formatMoney } from '../kit/ui/format.ts'
import { AskToReverse } from './AskToReverse.tsx'

const mutation = graphql`
  mutation ReturnPlanMoneyMutation($input: ReturnPlanMoneyInput!) {
    returnPlanMoney(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

const REASONS = [
  { value: 'MISTAKE', label: 'Mistaken rollover' },
  { value: 'WRONG_PERSON', label: 'Wrong person' },
  { value: 'RECALL', label: 'Recalled by the plan' },
]

const schema = z.object({
  amount: z.number().check(z.minimum(0.01, 'Please enter a valid amount')),
  reason: z.string().check(z.minLength(1, 'Please select a reason')),
  note: z.string().check(z.trim(), z.minLength(1, 'Please say what happened')),
})

/** The select field offers only these three reasons. */
const asReason = (value: string) => (value === 'MISTAKE' || value === 'WRONG_PERSON' ? value : 'RECALL')

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})

interface Props {
  transactionId: number
  /** Part of the credit that has not been returned yet, in dollars. */
  left: number
  onDone?: (() => void) | undefined
}

/** Form that returns money of a plan file to the plan. */
export function ReturnPlanMoney(props: Props) {
  return (
    <AskToReverse label="Return to Plan">{(onCancel) => <ReturnForm {...props} onCancel={onCancel} />}</AskToReverse>
  )
}

function ReturnForm({ transactionId, left, onDone, onCancel }: Props & { onCancel: () => void }) {
  const styles = useStyles()
  // One idempotency key per form, so that a retry after a lost response does not return the money twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refresh = useRefresh()
  const [give] = useMutation<ReturnPlanMoneyMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { amount: left, reason: '', note: '' } })
  const { setFocus } = form
  useEffect(() => setFocus('amount'), [setFocus])

  async function onSubmit({ amount, reason, note }: z.output<typeof schema>) {
    const outcome = await give({ input: { idempotencyKey, transactionId, amount, reason: asReason(reason), note } })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { onSaved: refresh })
    if (outcome.payload.approvalId === null) notices.success('Money Returned', 'The money is held for the plan')
    else notices.success('Waits for a Second Person', 'The money goes back once a second person has approved it')
    onDone?.()
    await refresh()
  }

  return (
    <>
      <p>
        The money leaves the account and is held for the plan. It is not a distribution: it is not on Form 1099-R, and
        Form 5498 for the year of the credit is corrected. A second person must approve it.
      </p>
      <Form form={form} onSubmit={onSubmit}>
        <MoneyField name="amount" label="Amount" hint={`At most ${formatMoney(left)}`} required />
        <SelectField name="reason" label="Reason" options={REASONS} placeholder="Please select" required />
        <TextField name="note" label="What happened" required maxLength={200} />
        <div className={styles.actions}>
          <Button onClick={onCancel}>Cancel</Button>
          <SubmitButton>Return Money</SubmitButton>
        </div>
      </Form>
    </>
  )
}
