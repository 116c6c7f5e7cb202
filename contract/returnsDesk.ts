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
      'LINE: an unmatched bank line; RETURN: a returned payment; UNSENT: a payment in no bank file four days after its posting; CHECK: a check not cashed in 180 days; PLAN: money of a plan file that the bank has not shown for five days; SURPLUS: overpaid plan money',
    ),
  itemId: z.int().describe('ID of the bank line, plan file or overpaid money, otherwise of the payment'),
  since: dateOut.describe('First day on which the item was open'),
  ageInBankDays: z.int(),
  amount: moneyOut,
  description: z.string().describe('Description without personal data, such as "Check 1004 of 03/02/2026"'),
  whoActs: z
    .enum(DESK_ACTORS)
    .describe('Who has to act: SECOND_PERSON if an approval waits, OPERATOR if a bank file is missing'),
  checkNumber: z.int().nullable().describe('Number on the check; null for a deposit'),
  requestId: z.int().nullable().describe('ID of the request; null for a bank line and a plan, like the fields below'),
  requestNumber: z.string().nullable(),
  isRollover: z.boolean().nullable(),
  list: requestListName.nullable().describe('Current list of the request'),
  accountOwnerId: z.int().nullable(),
  planAccountNumber: z.string().nullable(),
})
export type DeskItem = z.output<typeof deskItem>

export const listReturnsDesk = endpoint({
  name: 'listReturnsDesk',
  method: 'GET',
  staff: { path: '/api/payment/desk', may: 'operations' },
  summary: 'Returned or unsent payments, stale checks, unmatched bank lines and missing plan money, oldest first.',
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
