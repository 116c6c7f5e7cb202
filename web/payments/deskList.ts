import { listSpec } from '../kit/lists/listSpec.ts'

/** Names of the kinds of items on the Returns Desk. */
export const deskKinds = {
  RETURN: 'Returned payment',
  LINE: 'Unmatched bank line',
  CHECK: 'Stale check',
  UNSENT: 'Not sent',
  PLAN: 'Plan money not at the bank',
  SURPLUS: 'Overpaid plan money',
} as const

export const deskList = listSpec({
  sorts: { KIND: 'Kind', AMOUNT: 'Amount', SINCE: 'Since' },
  defaultSort: 'SINCE_ASC',
  filters: {
    kind: {
      kind: 'choice',
      label: 'Kind',
      options: [
        { value: 'RETURN', label: deskKinds.RETURN },
        { value: 'LINE', label: deskKinds.LINE },
        { value: 'CHECK', label: deskKinds.CHECK },
        { value: 'UNSENT', label: deskKinds.UNSENT },
        { value: 'PLAN', label: deskKinds.PLAN },
        { value: 'SURPLUS', label: deskKinds.SURPLUS },
      ],
    },
  },
})
