import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { withoutSeparators } from '../../kit/forms/separators.ts'
import { TextField } from '../../kit/forms/TextField.tsx'
import { BankName, FoundBankName } from '../wizard/BankName.tsx'
import { invalidRouting } from '../wizard/bankSchema.ts'
import { hasValidCheckDigit } from '../wizard/routingNumber.ts'
import type { useBankLookup } from '../wizard/useBankLookup.ts'
import type { ClaimValues } from './claimSchema.ts'

/** The bank account of a recipient; its bank is found by the routing number. */
export function BankAccountFields({ bank }: { bank: ReturnType<typeof useBankLookup> }) {
  const form = useFormContext<ClaimValues>()

  async function onRoutingNumber(typed: unknown) {
    const digits = String(typed)
    bank.forget()
    // What was found out about the number before says nothing about this one.
    form.clearErrors('routingNumber')
    if (digits.length !== 9) return
    const found = hasValidCheckDigit(digits) ? await bank.lookUp(digits) : { valid: false }
    // The answer to a number that was changed in the meantime says nothing.
    if (found?.valid === false && form.getValues('routingNumber') === digits)
      form.setError('routingNumber', { type: 'lookup', message: invalidRouting })
  }

  /** The message goes whichever of the two is put right. */
  function compareAgain() {
    if (form.getFieldState('confirmAccountNumber').invalid) void form.trigger('confirmAccountNumber')
  }

  return (
    <>
      <TextField
        name="routingNumber"
        label="Routing Number"
        hint="Nine digits"
        inputMode="numeric"
        autoComplete="off"
        clean={withoutSeparators}
        onValue={(typed) => void onRoutingNumber(typed)}
        required
      />
      {bank.bankRef ? <FoundBankName bankRef={bank.bankRef} /> : <BankName name="" />}
      <TextField
        name="accountNumber"
        label="Account Number"
        autoComplete="off"
        clean={withoutSeparators}
        onValue={compareAgain}
        required
      />
      <TextField
        name="confirmAccountNumber"
        label="Confirm Account Number"
        autoComplete="off"
        clean={withoutSeparators}
        required
      />
      <SelectField
        name="accountKind"
        label="Account Type"
        options={[
          { value: 'checking', label: 'Checking' },
          { value: 'savings', label: 'Savings' },
        ]}
      />
    </>
  )
}
