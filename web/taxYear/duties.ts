/** Duties of a tax year, and the way to fulfill each. */
export const duties: Readonly<Record<string, { what: string; how: string }>> = {
  COPIES_1099R: {
    what: 'Copies of Forms 1099-R and the value of December 31 to their owners',
    how: '"Tax Copies" job',
  },
  PAPER_COPIES: { what: 'Paper copies mailed', how: '"Print Vendor Upload" job, then the vendor' },
  FORM_945: { what: 'Form 945 and its balance due', how: 'The operator, outside the portal' },
  FILE_1099R: { what: 'Forms 1099-R filed with the IRS', how: '"Tax Returns" job, then the operator' },
  COPIES_5498: { what: 'Copies of Forms 5498 to their owners', how: '"Tax Copies" job' },
  FILE_5498: { what: 'Forms 5498 filed with the IRS', how: '"Tax Returns" job, then the operator' },
}

/** The state, as in the GraphQL schema. */
interface DueDay {
  readonly state: string
  readonly daysLeft: number
}

/** "To do, 8 days left" */
export function stateOf({ state, daysLeft }: DueDay): string {
  if (state === 'DONE') return 'Done'
  if (state === 'BY_OPERATOR') return 'Not tracked here'
  if (daysLeft < 0) return 'Overdue'
  return daysLeft === 0 ? 'Due today' : `To do, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
}
