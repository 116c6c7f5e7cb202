import { listSpec, type ListVariables } from '../../kit/lists/listSpec.ts'
import { lateAfter, overdueAfter } from '../../kit/ui/lateness.ts'
import { distributionTypeLabels, distributionTypes } from '../distributionTypes.ts'
import type { RequestKind } from './texts.ts'

/** The lists staff work through, in the order of the menu; `status` is the word in the address and in the texts. */
export const requestLists = [
  { status: 'pending', list: 'PENDING', label: 'Pending' },
  { status: 'approved', list: 'APPROVED', label: 'Approved' },
  { status: 'incomplete', list: 'INCOMPLETE', label: 'Incomplete' },
  { status: 'historical', list: 'HISTORICAL', label: 'Historical' },
  { status: 'signature', list: 'SIGNATURE', label: 'Awaiting Signature' },
] as const

export type RequestList = (typeof requestLists)[number]['list']

/** What a list offers: who has waited longest comes first; of what is done, the newest. */
export function requestListSpec(kind: RequestKind, list: RequestList) {
  return listSpec({
    sorts: {
      ACCOUNT_NUMBER: 'Account number',
      NAME: 'Name',
      AMOUNT: 'Amount',
      DATE_REQUESTED: 'Date requested',
      WAITING_SINCE: 'Waiting since',
    },
    defaultSort: list === 'HISTORICAL' ? 'DATE_REQUESTED_DESC' : 'WAITING_SINCE_ASC',
    filters: {
      find: { kind: 'text', label: 'Name, account or request number' },
      distributionTypeId: { kind: 'choice', label: 'Type', options: types[kind] },
      ...(list === 'APPROVED' || list === 'HISTORICAL' ? { statusId: statuses[list] } : {}),
      // A rollover is always paid by check.
      ...(kind === 'withdrawal' ? { isCheck: payment } : {}),
      olderThan: {
        kind: 'choice',
        label: 'Age',
        // The status stands in its place.
        folded: list === 'APPROVED' || list === 'HISTORICAL',
        options: [
          { value: lateAfter, label: `Late: over ${lateAfter} bank days` },
          { value: overdueAfter, label: `Overdue: over ${overdueAfter} bank days` },
        ],
      },
      mine: { kind: 'choice', label: 'Handled by', options: byMe, folded: true },
      amountFrom: { kind: 'money', label: 'Amount from', folded: true },
      amountTo: { kind: 'money', label: 'Amount to', folded: true },
      requestedFrom: { kind: 'day', label: 'Requested from', folded: true },
      requestedTo: { kind: 'day', label: 'Requested to', folded: true },
    },
  })
}

const status = (options: { value: number; label: string }[]) =>
  ({ kind: 'choice', label: 'Request status', options }) as const

/** Of the lists that hold requests of more than one. */
const statuses = {
  APPROVED: status([
    { value: 2, label: 'Approved' },
    { value: 3, label: 'Pending' },
  ]),
  HISTORICAL: status([
    { value: 4, label: 'Completed' },
    { value: 5, label: 'Historical' },
  ]),
}

const byMe = [
  { value: true, label: 'Me' },
  { value: false, label: 'Not me' },
] as const

const payment = {
  kind: 'choice',
  label: 'Payment',
  folded: true,
  options: [
    { value: true, label: 'Check' },
    { value: false, label: 'Direct deposit' },
  ],
} as const

const options = Object.entries(distributionTypeLabels).map(([id, label]) => ({
  value: Number(id),
  // As the column says it.
  label: label.replace(/ Distribution$/, ''),
}))
const types = {
  withdrawal: options.filter(({ value }) => value < distributionTypes.ROLLOVER),
  rollover: options.filter(({ value }) => value >= distributionTypes.ROLLOVER),
}

/** Names the page of a list that stands on the screen, for a change that answers the same page again. */
export type ShownPage = { list: RequestList } & ListVariables<ReturnType<typeof requestListSpec>>
