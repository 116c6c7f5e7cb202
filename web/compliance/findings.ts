import { listSpec } from '../kit/lists/listSpec.ts'
import { pendingList } from './pendingList.ts'

/** What the identity check and plan files find, in words. */
export const findings = [
  { value: 'SSN_INVALID', label: 'Social security number is not valid' },
  { value: 'SSN_DUPLICATE', label: 'Same person under another social security number' },
  { value: 'SSN mismatch', label: 'SSN mismatch' },
  { value: 'Date of birth mismatch', label: 'Date of birth mismatch' },
  { value: 'Address not found', label: 'Address not found' },
  { value: 'DOB_INVALID', label: 'Date of birth is not valid' },
  { value: 'UNDER_18', label: 'Owner is under 18' },
  { value: 'NAME_MISMATCH', label: 'Plan file names another person' },
  { value: 'ADDRESS_INCOMPLETE', label: 'Address is not complete' },
  { value: 'PO_BOX_ONLY', label: 'Only a P.O. box, no street address' },
  { value: 'SANCTIONS_MATCH', label: 'Name is on the sanctions list' },
  { value: 'AMOUNT_OVER_LIMIT', label: 'Amount is over the limit' },
] as const

/** The list with what can be chosen. */
export const pendingChoices = listSpec({
  ...pendingList,
  filters: { ...pendingList.filters, finding: { kind: 'choice', label: 'Qualifier', options: findings } },
})
