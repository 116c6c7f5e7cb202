import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { dateOut, momentOut, moneyOut } from './fields.ts'
import { maybe, maybeNone, otherwise } from './partial.ts'
import { dueDay } from './taxYear.ts'

const endpoint = endpointsOf('overview')

const QUEUES = ['open', 'approved', 'incomplete', 'signature'] as const

/** The overview stops counting a list at this number; the list itself counts further. */
export const MOST_WAITING = 200

const waiting = {
  count: z.int(),
  isBound: z
    .boolean()
    .describe(`Whether there are more items, because counting stopped at ${MOST_WAITING.toLocaleString('en-US')}`),
  oldest: momentOut.nullable().describe('When the oldest item began to wait; null if none waits'),
  ageInBankDays: z.int().nullable(),
}
const pile = z.strictObject(waiting)
export type Pile = z.output<typeof pile>

/** Staff see a tax duty this many days before it is due. */
export const TAX_DUE_DAYS = 30

/** Upper bounds of the age groups, in bank days; one more group has everything older. */
export const AGE_BOUNDS = [1, 3, 7, 15] as const

const moneyOfDay = z.strictObject({
  day: dateOut,
  in: moneyOut.describe('Money received, as booked to Custody Cash'),
  out: moneyOut.describe('Money paid out: posted payments and paid taxes'),
})

const ages = maybeNone(
  z
    .array(z.int())
    .describe(
      `Number of items that have waited up to ${AGE_BOUNDS.join(', ')} bank days, and longer; includes only the counted items, which are the oldest`,
    ),
)

const overview = z.strictObject({
  queues: z.array(z.strictObject({ kind: z.enum(['WITHDRAWAL', 'ROLLOVER']), list: z.enum(QUEUES), ages, ...waiting })),
  secondPerson: pile.describe('Approvals that wait for a second person'),
  toDecide: maybe(pile.describe('Those of them that the caller may decide')),
  ownProposals: maybe(z.int().describe('Number of those that the caller made or worked on, and may not decide')),
  uploads: pile.describe('Files in the upload center that are not marked complete'),
  failedJobs: pile.describe(
    'Jobs that failed, were interrupted or are incomplete: not completed yet, or completed in the last 168 hours',
  ),
  returnsDesk: pile.describe('Returned or unsent payments, stale checks and unmatched bank lines'),
  undeliveredMail: pile.describe('Emails whose delivery was abandoned within the last 168 hours'),
  monthsToClose: maybe(pile.describe('Ended months that are not closed; the oldest month waits since its last day')),
  missingTaxTable: z
    .strictObject({ year: z.int(), states: z.array(z.string()) })
    .nullable()
    .describe('States without withholding rules for a year, in December for the next year; null if none is missing'),
  taxDue: maybe(
    z
      .strictObject({
        year: z.int(),
        isPrepared: otherwise(
          true,
          z.boolean().describe('Whether the forms of the year are prepared; every duty of the portal waits for them'),
        ),
        days: z.array(dueDay),
      })
      .describe(
        `Duties of the last tax year that are not done and due within ${TAX_DUE_DAYS} days or overdue, and duties outside the portal whose due day has not passed`,
      ),
  ),
  today: moneyOfDay,
  days: z.array(moneyOfDay).describe('The last 30 days, oldest first'),
})
export type Overview = z.output<typeof overview>

/** Lists of requests that need somebody's action. */
export const queues: readonly (typeof QUEUES)[number][] = QUEUES

export const getOverview = endpoint({
  name: 'getOverview',
  method: 'GET',
  staff: { path: '/api/overview', may: 'operations' },
  summary: 'Work that waits for staff, with counts and ages, and the money of the day.',
  response: overview,
})

/** Maximum count next to a menu entry. The count 100 is shown as "99+". */
export const MOST_IN_MENU = 100
const inMenu = (what: string) => z.int().describe(`${what}; counted up to ${MOST_IN_MENU}`)

const menuCounts = z.strictObject({
  pendingWithdrawals: inMenu('Signed withdrawals that wait for an approval'),
  approvedWithdrawals: maybe(inMenu('Approved withdrawals that wait for their payment')),
  incompleteWithdrawals: inMenu('Withdrawals marked Incomplete'),
  pendingRollovers: inMenu('Signed rollovers and transfers that wait for an approval'),
  approvedRollovers: maybe(inMenu('Approved rollovers and transfers that wait for their payment')),
  incompleteRollovers: inMenu('Rollovers and transfers marked Incomplete'),
  uploads: inMenu('Files in the upload center that are not marked complete'),
})
export type MenuCounts = z.output<typeof menuCounts>

export const getMenuCounts = endpoint({
  name: 'getMenuCounts',
  method: 'GET',
  staff: { path: '/api/overview/menu', may: 'operations' },
  summary: 'Number of waiting items for each menu entry.',
  response: menuCounts,
})

export const getComplianceOverview = endpoint({
  name: 'getComplianceOverview',
  method: 'GET',
  staff: { path: '/api/overview/compliance', may: 'compliance' },
  summary: 'Number of accounts that wait for the identity review, and when the oldest began to wait.',
  response: z.strictObject({ pending: pile }),
})
