import { listSpec } from '../kit/lists/listSpec.ts'

const outcomes = [
  { value: 'APPROVED', label: 'Approved' },
  { value: 'REJECTED', label: 'Rejected' },
] as const

/** Converts "APPROVED" to "Approved". */
export const outcomeLabel = (decision: string): string =>
  outcomes.find(({ value }) => value === decision)?.label ?? decision

/** Shown for a decision without a reason, which only an approval can lack. */
export const noReason = 'None given'

export const decidedList = listSpec({
  sorts: { DECIDED_AT: 'Decided' },
  defaultSort: 'DECIDED_AT_DESC',
  filters: {
    accountId: { kind: 'number', label: 'Account ID' },
    decision: { kind: 'choice', label: 'Decision', options: outcomes },
    from: { kind: 'day', label: 'From' },
    to: { kind: 'day', label: 'To' },
  },
})
