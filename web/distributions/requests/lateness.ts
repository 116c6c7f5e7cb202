/** Bank days after which a request is late, and overdue. */
export const lateAfter = 3
export const overdueAfter = 7

export function ageWord(bankDays: number): 'late' | 'overdue' | null {
  if (bankDays > overdueAfter) return 'overdue'
  return bankDays > lateAfter ? 'late' : null
}
