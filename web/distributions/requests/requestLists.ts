import { DISTRIBUTION_TYPE_NAME } from '../../../contract/distributionType.ts'
import { enumChoices } from '../../../contract/enumeration.ts'
import { listSpec, type ListVariables } from '../../kit/lists/listSpec.ts'
import { lateAfter, overdueAfter } from '../../kit/ui/lateness.ts'
import { statusLabels, type RequestStatus } from './statusLabel.ts'
import type { RequestKind } from './texts.ts'

/** The staff lists in menu order. `status` is the word for a list in URLs and texts. */
export const requestLists = [
  { status: 'pending', list: 'PENDING', label: 'Pending' },
  { status: 'approved', list: 'APPROVED', label: 'Approved' },
  { status: 'incomplete', list: 'INCOMPLETE', label: 'Incomplete' },
  { status: 'historical', list: 'HISTORICAL', label: 'Historical' },
  { status: 'signature', list: 'SIGNATURE', label: 'Awaiting Signature' },
] as const

export type RequestList = (typeof requestLists)[number]['list']

/**
 * Sort orders and filters of a list. Open requests are sorted by waiting time. Completed requests are sorted by date,
 * newest first.
 */
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
      type: { kind: 'choice', label: 'Type', options: types[kind] },
      ...(list === 'APPROVED' || list === 'HISTORICAL' ? { status: statuses[list] } : {}),
      // A rollover is always paid by check.
      ...(kind === 'withdrawal' ? { isCheck: payment } : {}),
      olderThan: {
        kind: 'choice',
        label: 'Age',
        // The age filter is collapsed, because the status filter takes its place.
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

const oneOf = <const Name extends RequestStatus>(...names: Name[]) =>
  ({
    kind: 'choice',
    label: 'Request status',
    options: names.map((value) => ({ value, label: statusLabels[value] })),
  }) as const

/** Statuses that the filter offers in a list with several statuses. */
const statuses = { APPROVED: oneOf('APPROVED', 'PENDING'), HISTORICAL: oneOf('COMPLETED', 'HISTORICAL') }

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

const options = enumChoices(DISTRIBUTION_TYPE_NAME)
const movesOn = (type: string) => type === 'ROLLOVER' || type === 'TRANSFER'
const types = {
  withdrawal: options.filter(({ value }) => !movesOn(value)),
  rollover: options.filter(({ value }) => movesOn(value)),
}

/** The visible page of a list, so that a mutation can return the same page. */
export type ShownPage = { list: RequestList } & ListVariables<ReturnType<typeof requestListSpec>>
