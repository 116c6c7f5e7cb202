import { SelectField } from '../../kit/forms/SelectField.tsx'
import { AccountNumberFields, RoutingNumberField } from '../wizard/BankFields.tsx'
import type { useBankLookup } from '../wizard/useBankLookup.ts'

/** Fields of a recipient's bank account. The routing number determines the bank. */
export function BankAccountFields({ bank }: { bank: ReturnType<typeof useBankLookup> }) {
  return (
    <>
      <RoutingNumberField bank={bank} />
      <AccountNumberFields />
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
