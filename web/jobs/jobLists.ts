import { listSpec, listVariables } from '../kit/lists/listSpec.ts'

/** Their names in the order of their numbers, from 1. */
export const jobTypes = [
  'Annual Fee',
  'Welcome Letters',
  'Calculate Withdrawals',
  'Process Withdrawals',
  'Calculate Interest',
  'Plan Upload',
  'Identity Check',
  'Statement Upload',
  'Compliance Email',
  'Pending Activity Report',
  'Daily Activity Report',
  'Bank Upload',
  'Print Vendor Upload',
  'Process Rejections',
  'Bank Statement',
  'Signature Reminder',
  'Tax Forms',
  'Tax Copies',
  'Tax Returns',
  'Minimum Distribution Notice',
  'Fee Sweep',
  'Interest Funding',
]

const filters = {
  jobTypeId: {
    kind: 'choice',
    label: 'Job type',
    options: jobTypes.map((label, index) => ({ value: index + 1, label })),
  },
} as const

export const incompleteJobs = listSpec({ sorts: { ID: 'Id' }, defaultSort: 'ID_DESC', filters })

export const completedJobs = listSpec({
  sorts: { ID: 'Id', COMPLETED: 'Date completed' },
  defaultSort: 'COMPLETED_DESC',
  filters,
  prefix: 'completed.',
})

/** What the screen asks of both lists. */
export function jobVariables(params: URLSearchParams) {
  const completed = listVariables(completedJobs, params)
  return {
    ...listVariables(incompleteJobs, params),
    completedFirst: completed.first,
    completedAfter: completed.after,
    completedLast: completed.last,
    completedBefore: completed.before,
    completedSort: completed.sort,
    completedFilter: completed.filter,
  }
}
