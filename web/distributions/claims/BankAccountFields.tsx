import { SelectField } from '../../kit/forms/SelectField.tsx'
import { AccountNumberFields, RoutingNumberField } from '../wizard/BankFields.tsx'
import type { useBankLookup } from '../wizard/useBankLookup.ts'

/** Bank account of a recipient; the routing number determines the bank. */
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
