import { isEarlyOn } from '../../../contract/normalAge.ts'
import { today } from '../../kit/ui/typedDate.ts'

/** Whether a distribution today is before the owner's age of 59 1/2. Not early if the date of birth is unknown. */
export function isEarly(dateOfBirth: string | null | undefined): boolean {
  return Boolean(dateOfBirth) && isEarlyOn(dateOfBirth ?? null, today())
}
