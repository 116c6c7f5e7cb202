import { MoneyField } from '../kit/forms/MoneyField.tsx'
import { SelectField, type SelectOption } from '../kit/forms/SelectField.tsx'
import { TextField } from '../kit/forms/TextField.tsx'

interface Props {
  type: SelectOption
  noteHint: string | undefined
  book: SelectOption
}

/** Fields of a manual transaction. The dialog determines the type and the book. */
export function TransactionFields({ type, noteHint, book }: Props) {
  return (
    <>
      <SelectField name="type" label="Transaction Type" placeholder="" options={[type]} required />
      <SelectField name="bookId" label="Account" placeholder="" options={[book]} required />
      <MoneyField name="amount" label="Amount" required />
      <TextField name="note" label="Note (optional)" hint={noteHint} autoComplete="off" maxLength={500} />
    </>
  )
}
