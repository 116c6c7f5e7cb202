import { graphql } from 'react-relay'
import type * as z from '../forms/zod.ts'
import type { AddAdjustmentMutation } from '../__generated__/AddAdjustmentMutation.graphql.ts'
import { ModalForm } from '../forms/ModalForm.tsx'
import { applyErrors } from '../forms/serverErrors.ts'
import { useZodForm } from '../forms/useZodForm.ts'
import { useMutation } from '../relay/useMutation.ts'
import { useRefresh } from '../relay/useRefresh.ts'
import { notices } from '../shell/notices.ts'
import { TransactionFields } from './TransactionFields.tsx'
import { transactionSchema } from './transactionSchema.ts'

const mutation = graphql`
  mutation AddAdjustmentMutation($input: PostTransactionInput!) {
    postTransaction(input: $input) {
      errors {
        code
        field
        message
      }
    }
  }
`

const feeAdjustment = { value: '12', label: 'Fee Adjustment' }

interface Props {
  bookId: number
  bookLabel: string
  onClose: () => void
}

export function AddAdjustment({ bookId, bookLabel, onClose }: Props) {
  const refresh = useRefresh()
  const [postTransaction] = useMutation<AddAdjustmentMutation>(mutation)
  const form = useZodForm(transactionSchema, {
    defaultValues: { transactionTypeId: feeAdjustment.value, bookId: String(bookId), note: '' },
    mode: 'onChange',
  })

  async function onSubmit(values: z.output<typeof transactionSchema>) {
    const outcome = await postTransaction({
      input: {
        transactionTypeId: Number(values.transactionTypeId),
        bookId: Number(values.bookId),
        amount: values.amount,
        note: values.note || null,
      },
    })
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    notices.success('Adjustment Added', 'The adjustment has been successfully added')
    onClose()
    await refresh()
  }

  return (
    <ModalForm
      title="Add Adjustment"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Submit"
      onlyWhenValid
    >
      <TransactionFields type={feeAdjustment} book={{ value: String(bookId), label: bookLabel }} />
    </ModalForm>
  )
}
