import type { ReactNode } from 'react'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { AddressStateSelect } from '../../kit/forms/StateSelect.tsx'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useEditStyles } from './editStyles.ts'

/** Read-only fields of a withdrawal. */
export function WithdrawalFields() {
  const styles = useEditStyles()
  return (
    <>
      <div className={styles.pair}>
        <MoneyField name="amount" label="Amount" disabled />
        <MoneyField name="federalWithholding" label="Federal Withholding" disabled />
        <MoneyField name="stateWithholding" label="State Withholding" disabled />
      </div>
      <AddressFields disabled state={<TextField name="state" label="State" disabled />} />
    </>
  )
}

interface RolloverProps {
  disabled: boolean
  /** True once the request was paid, even if the payment came back. Amount and type then no longer change. */
  isPaid: boolean
  /** True for a Roth IRA. Its money can move only to another Roth IRA, so the form does not ask. */
  isRoth: boolean
  /** Content below the receiving account. */
  children: ReactNode
}

/**
 * A payment to an employer plan is reported as a rollover. A payment to another IRA is a transfer, which is not
 * reported.
 */
const receivers = [
  { value: 'PLAN', label: 'Yes: reported as a rollover' },
  { value: 'IRA', label: 'No: a transfer, not reported' },
]

/** Fields of a rollover: amount and payee. */
export function RolloverFields({ disabled, isPaid, isRoth, children }: RolloverProps) {
  const styles = useEditStyles()
  return (
    <>
      <MoneyField name="amount" label="Amount" disabled={disabled || isPaid} required />
      <TextField name="receivingAccountNumber" label="Receiving Account" disabled={disabled} required />
      {children}
      {isRoth ? null : (
        <SelectField
          name="isEmployerPlan"
          label="Is the receiving account an employer’s plan?"
          placeholder="Please choose"
          options={receivers}
          disabled={disabled || isPaid}
        />
      )}
      <div className={styles.pair}>
        <TextField name="checkPayableTo" label="Payee" disabled={disabled} required />
        <TextField name="attentionTo" label="Attention To" disabled={disabled} />
      </div>
      <AddressFields
        disabled={disabled}
        required
        state={<AddressStateSelect name="state" label="State" autoComplete="off" disabled={disabled} />}
      />
    </>
  )
}

interface AddressProps {
  disabled: boolean
  required?: boolean
  state: ReactNode
}

function AddressFields({ disabled, required = false, state }: AddressProps) {
  const styles = useEditStyles()
  return (
    <>
      <div className={styles.pair}>
        <TextField name="address1" label="Address 1" disabled={disabled} required={required} />
        <TextField name="address2" label="Address 2" disabled={disabled} />
      </div>
      <div className={styles.pair}>
        <TextField name="city" label="City" disabled={disabled} required={required} />
        {state}
        <TextField name="zip" label="Zip" disabled={disabled} required={required} />
      </div>
    </>
  )
}
