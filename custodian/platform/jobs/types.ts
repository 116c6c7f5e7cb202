/** The kinds of jobs by their number on the wire. */
export const JOB_TYPES = {
  1: 'annual-fee',
  2: 'welcome-letters',
  3: 'calculate-withdrawals',
  4: 'process-withdrawals',
  5: 'calculate-interest',
  6: 'plan-upload',
  7: 'identity-check',
  8: 'statement-upload',
  9: 'compliance-email',
  10: 'pending-activity-report',
  11: 'daily-activity-report',
  12: 'bank-upload',
  13: 'print-vendor-upload',
  14: 'process-rejections',
} as const

export type JobTypeId = keyof typeof JOB_TYPES

/** The job a person names by number or name ("3", "calculate-withdrawals"); null when there is none of that name. */
export function jobTypeNamed(name: string): JobTypeId | null {
  const found = Object.entries(JOB_TYPES).find(([id, known]) => id === name || known === name.toLowerCase())
  return found ? (Number(found[0]) as JobTypeId) : null
}
