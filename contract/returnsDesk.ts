import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, summed } from './exports.ts'
import { dateOut, moneyOut } from './fields.ts'
import { addedUp, pagedRows, pageQuery } from './page.ts'
import { requestListName } from './staffRequests.ts'

const endpoint = endpointsOf('jobs')

/** Kinds of items on the Returns Desk. */
const DESK_KINDS = ['LINE', 'RETURN', 'UNSENT', 'CHECK', 'PLAN', 'SURPLUS'] as const
/** The party that must act next. */
const DESK_ACTORS = ['STAFF', 'SECOND_PERSON', 'OWNER', 'OPERATOR'] as const

const deskItem = z.strictObject({
  kind: z
    .enum(DESK_KINDS)
    .describe(
      'LINE: a line of the bank that is matched with nothing; RETURN: a payment that came back; UNSENT: posted, and in no file four days later; CHECK: not cashed in 180 days; PLAN: money of a plan file that the bank has not shown for five days; SURPLUS: money that a plan has overpaid',
    ),
  itemId: z.int().describe('The number of the bank line, plan file or overpaid money, else of the payment'),
  since: dateOut.describe('The first day on which somebody had to see to it'),
  ageInBankDays: z.int(),
  amount: moneyOut,
  description: z.string().describe('"Check 1004 of 03/02/2026"; no personal data'),
  whoActs: z
    .enum(DESK_ACTORS)
    .describe('SECOND_PERSON: an approval waits; OPERATOR: a file of or for the bank is missing'),
  checkNumber: z.int().nullable().describe('Number on the check of a payment by check'),
  requestId: z.int().nullable().describe('Null for a line of the bank and a plan, as all below'),
  requestNumber: z.string().nullable(),
  isRollover: z.boolean().nullable(),
  list: requestListName.nullable().describe('The list in which its request is now'),
  accountOwnerId: z.int().nullable(),
  planAccountNumber: z.string().nullable(),
})
export type DeskItem = z.output<typeof deskItem>

export const listReturnsDesk = endpoint({
  name: 'listReturnsDesk',
  method: 'GET',
  staff: { path: '/api/payment/desk', may: 'operations' },
  summary:
    'Payments that came back or did not leave, stale checks, lines of the bank nobody has matched and money of plans that has not come, oldest first.',
  query: pageQuery({
    sorts: ['since', 'amount', 'kind'],
    defaultSort: 'since',
    filters: { ...addedUp, kind: z.enum(DESK_KINDS).optional() },
  }),
  response: pagedRows(deskItem),
})

export const exportReturnsDesk = exportOf(listReturnsDesk, {
  name: 'exportReturnsDesk',
  title: () => 'Returns desk',
  columns: {
    Kind: (row) => row.kind,
    What: (row) => row.description,
    'Account Number': (row) => row.planAccountNumber,
    Request: (row) => row.requestNumber,
    'Owner ID': (row) => row.accountOwnerId,
    Amount: summed((row) => row.amount),
    Since: (row) => row.since,
    'Bank Days': (row) => row.ageInBankDays,
    'Who Acts': (row) => row.whoActs,
    Number: (row) => row.itemId,
  },
})
