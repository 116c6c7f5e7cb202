import { useState } from 'react'
import { graphql } from 'react-relay'
import type * as z from '../kit/forms/zod.ts'
import type { AddTransactionMutation } from '../__generated__/AddTransactionMutation.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { notices } from '../kit/notices/notices.ts'
import { formatDate } from '../kit/ui/format.ts'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { BothBooks } from './BothBooks.tsx'
import { TransactionFields } from './TransactionFields.tsx'
import { transactionSchema } from './transactionSchema.ts'

const mutation = graphql`
  mutation AddTransactionMutation($input: PostTransactionInput!) {
    postTransaction(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

const kinds = {
  ADJUSTMENT: {
    title: 'Add Adjustment',
    type: { value: 'FEE_ADJUSTMENT', label: 'Fee Adjustment' },
    says: 'Gives a fee back to the account.',
    noteHint: undefined,
    done: { title: 'Adjustment Added', text: 'The adjustment has been successfully added' },
  },
  PAYMENT: {
    title: 'Add Payment',
    type: { value: 'TAX_PAYMENT', label: 'Tax Payment' },
    says: 'Records a payment that was made to the IRS or the state. Nothing is sent from here.',
    noteHint: 'If it was paid on an earlier day, name that day.',
    done: { title: 'Payment Added', text: 'The payment has been successfully added' },
  },
} as const

/** Fees that can be adjusted, by the transaction type that charges them. */
const fees = [
  { value: 'DISTRIBUTION_FEE', label: 'Distribution Fee' },
  { value: 'ANNUAL_FEE', label: 'Annual Fee' },
]

/** Notice for a transaction that waits for approval; the list of approvals on the same screen shows it. */
const waits = { title: 'Waits for a Second Person', text: 'It is posted once a second person has approved it' }

interface Props {
  kind: keyof typeof kinds
  bookId: number
  bookLabel: string
  /** Owner of the book, if it is a customer's. */
  accountOwnerId?: number
  /** Initial value of the amount field. */
  amount?: number
  /** Business date of the transaction. */
  dated?: string
  onClose: () => void
}

/**
 * Form that posts a manual transaction to the open book. It has no date field: with one, a single person could hide a
 * late tax deposit or change the balance of a day that was already reported.
 */
export function AddTransaction({ kind, bookId, bookLabel, accountOwnerId, amount, dated, onClose }: Props) {
  const { title, type, says, noteHint, done } = kinds[kind]
  const refresh = useRefresh()
  const [postTransaction] = useMutation<AddTransactionMutation>(mutation)
  // One idempotency key per dialog, so that a retry after a lost response does not post twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(transactionSchema, {
    defaultValues: {
      type: type.value,
      bookId: String(bookId),
      note: '',
      feeType: 'DISTRIBUTION_FEE',
      ...(amount === undefined ? {} : { amount }),
    },
    mode: 'onChange',
  })

  async function onSubmit(values: z.output<typeof transactionSchema>) {
    const outcome = await postTransaction({
      input: {
        idempotencyKey,
        type: values.type,
        bookId: Number(values.bookId),
        amount: values.amount,
        note: values.note || null,
        ...(kind === 'ADJUSTMENT' ? { feeType: values.feeType } : {}),
      },
    })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { noticeOnly: true, onSaved: refresh })
    if (outcome.payload.approvalId === null) notices.success(done.title, done.text)
    else notices.success(waits.title, waits.text)
    onClose()
    await refresh()
  }

  return (
    <ModalForm
      title={title}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Submit"
      onlyWhenValid
      aside={accountOwnerId === undefined ? null : <ForOwner accountOwnerId={accountOwnerId} />}
    >
      <p>{`${says} It is dated ${dated ? `${formatDate(dated)}, ` : ''}the day you submit it, or the day on which a second person approves it.`}</p>
      <TransactionFields type={type} noteHint={noteHint} book={{ value: String(bookId), label: bookLabel }} />
      {kind === 'ADJUSTMENT' ? <SelectField name="feeType" label="Refunded Fee" options={fees} required /> : null}
      <BothBooks bookId={bookId} label={bookLabel} />
    </ModalForm>
  )
}
