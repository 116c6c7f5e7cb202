import { useFormContext, useWatch } from 'react-hook-form'
import { withoutSeparators } from '../../../contract/typedNumbers.ts'
import { TextField } from '../../kit/forms/TextField.tsx'
import { BankName, FoundBankName } from './BankName.tsx'
import { invalidRouting, type BankValues } from './bankSchema.ts'
import { hasValidCheckDigit } from './routingNumber.ts'
import type { useBankLookup } from './useBankLookup.ts'

interface Props {
  bank: ReturnType<typeof useBankLookup>
  /** The stored routing number and its bank, which needs no lookup. */
  stored?: { readonly routingNumber: string | null | undefined; readonly bankName: string | null | undefined }
}

/** Fields for the routing number and its bank. */
export function RoutingNumberField({ bank, stored }: Props) {
  const form = useFormContext<BankValues>()
  const routingNumber = useWatch<BankValues, 'routingNumber'>({ name: 'routingNumber' })

  async function onRoutingNumber(typed: unknown) {
    const digits = String(typed)
    bank.forget()
    // Clear the error about the previous number, because the number has changed.
    form.clearErrors('routingNumber')
    if (digits.length !== 9 || digits === stored?.routingNumber) return
    const found = hasValidCheckDigit(digits) ? await bank.lookUp(digits) : { valid: false }
    // Ignore the response if the number has changed since.
    if (found?.valid === false && form.getValues('routingNumber') === digits)
      form.setError('routingNumber', { type: 'lookup', message: invalidRouting })
  }

  return (
    <>
      <TextField
        name="routingNumber"
        label="Routing Number"
        hint={form.getFieldState('routingNumber', form.formState).invalid ? undefined : 'Nine digits'}
        inputMode="numeric"
        autoComplete="off"
        clean={withoutSeparators}
        onValue={(typed) => void onRoutingNumber(typed)}
        required
      />
      {bank.bankRef ? (
        <FoundBankName bankRef={bank.bankRef} />
      ) : (
        <BankName name={routingNumber === stored?.routingNumber ? (stored.bankName ?? '') : ''} />
      )}
    </>
  )
}

/** Fields for the account number and its confirmation. */
export function AccountNumberFields() {
  const form = useFormContext<BankValues>()

  /** Clear the mismatch error when the user corrects either field. */
  function compareAgain() {
    if (form.getFieldState('confirmAccountNumber').invalid) void form.trigger('confirmAccountNumber')
  }

  return (
    <>
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
    </>
  )
}
