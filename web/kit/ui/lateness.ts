/** Numbers of bank days after which a waiting item is late, and after which it is overdue. */
export const lateAfter = 3
export const overdueAfter = 7

export type Lateness = 'late' | 'overdue'

/** Label of a late item; null if it is on time. */
export function latenessOf(bankDays: number): Lateness | null {
  if (bankDays > overdueAfter) return 'overdue'
  return bankDays > lateAfter ? 'late' : null
}
