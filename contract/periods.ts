import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, momentOut, moneyOut } from './fields.ts'
import { maybe } from './partial.ts'

const endpoint = endpointsOf('periods')

const NO_MONTH = 'Please choose a month'

/** Maximum number of months shown. */
export const MOST_CLOSED_MONTHS = 120

const closedMonth = z.strictObject({
  month: dateOut.describe('First day of the month'),
  closedAt: momentOut,
  closedBy: z.string().nullable().describe('Person who requested the closing'),
  approvedBy: z.string().nullable().describe('Person who approved the closing; null if no second person is required'),
  customerTotal: moneyOut.describe('Total owed to customers at the end of the month'),
  custodyCash: moneyOut.describe('Custody Cash at the end of the month'),
})
export type ClosedMonth = z.output<typeof closedMonth>

/** The screen on which staff remove an obstacle to the closing of a month: Bank Reconciliation or Jobs. */
export const OBSTACLE_SCREENS = ['BANK', 'JOBS'] as const
export type ObstacleScreen = (typeof OBSTACLE_SCREENS)[number]

const nextMonth = z.strictObject({
  month: dateOut.describe('First day of the month'),
  obstacles: z.array(z.string()).describe('Reasons why the month cannot be closed yet; empty if none'),
  obstacleScreen: maybe(
    z.enum(OBSTACLE_SCREENS).nullable().describe('The screen on which the first obstacle can be removed; null if none'),
  ),
  approvalId: z.int().nullable().describe('ID of the open approval'),
  bankDaysSinceEnd: maybe(z.int().min(0).describe('Bank days since the last day of the month')),
})

export const listClosedMonths = endpoint({
  name: 'listClosedMonths',
  method: 'GET',
  staff: { path: '/api/accounting/months', may: 'operations' },
  summary: `Closed months, newest first, at most ${MOST_CLOSED_MONTHS}, and the next month to close.`,
  response: z.strictObject({
    closed: z.array(closedMonth),
    next: nextMonth.nullable().describe('The next month to close; null until that month has ended'),
  }),
})

/** Requests a second person's approval; nothing is closed before it. */
export const closeMonth = endpoint({
  name: 'closeMonth',
  method: 'POST',
  staff: { path: '/api/accounting/months/close', may: 'topAdmin' },
  summary: 'Closes a month permanently: no posting can be dated in or before a closed month. A second person approves.',
  body: z.strictObject({
    month: calendarDay.refine((day) => day.endsWith('-01'), NO_MONTH).describe('First day of the month'),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval; null if no second person is required'),
  }),
  keyed: true,
})

const bookBalance = z.strictObject({
  bookId: z.int(),
  name: z.string(),
  debit: moneyOut.describe('Debit balance; 0 for a credit balance'),
  credit: moneyOut,
})

const trialBalance = z.strictObject({
  asOf: dateOut,
  isClosed: z.boolean().describe('Whether postings dated on or before that day are refused'),
  books: z.array(bookBalance).describe('Every internal book with a balance'),
  customers: moneyOut.describe('Total owed to customers, all accounts together'),
  total: moneyOut.describe('Total of the debit side, which equals the credit side'),
})
export type TrialBalance = z.output<typeof trialBalance>

export const getTrialBalance = endpoint({
  name: 'getTrialBalance',
  method: 'GET',
  staff: { path: '/api/accounting/trial-balance', may: 'operations' },
  summary: 'Trial balance: every book at the end of a day; today if omitted.',
  query: z.strictObject({ date: calendarDay.optional() }),
  response: trialBalance,
})
