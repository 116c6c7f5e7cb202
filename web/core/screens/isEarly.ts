import { today } from '../../kit/ui/typedDate.ts'

/** Whether a distribution today is before the owner's age of 59 1/2. Not early if the date of birth is unknown. */
export function isEarly(dateOfBirth: string | null | undefined): boolean {
  if (!dateOfBirth) return false
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number)
  return new Date(Date.UTC(year + 59, month - 1 + 6, day)).toISOString().slice(0, 10) > today()
}
