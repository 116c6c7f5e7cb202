import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, momentOut, moneyOut } from './fields.ts'

const endpoint = endpointsOf('periods')

const NO_MONTH = 'Please choose a month'

/** Maximum number of months shown. */
export const MOST_CLOSED_MONTHS = 120

const closedMonth = z.strictObject({
  month: dateOut.describe('Its first day'),
  closedAt: momentOut,
  closedBy: z.string().nullable().describe('Person who asked for it'),
  approvedBy: z.string().nullable().describe('Null where nobody is asked for a second person'),
  customerTotal: moneyOut.describe('Total owed to customers at its end'),
  custodyCash: moneyOut.describe('Custody Cash at its end'),
})
export type ClosedMonth = z.output<typeof closedMonth>

const nextMonth = z.strictObject({
  month: dateOut.describe('Its first day'),
  obstacles: z.array(z.string()).describe('Why it cannot be closed yet; empty when it can'),
  approvalId: z.int().nullable().describe('Number of its open approval'),
})

export const listClosedMonths = endpoint({
  name: 'listClosedMonths',
  method: 'GET',
  staff: { path: '/api/accounting/months', may: 'operations' },
  summary: `Months that are closed, the newest first, ${MOST_CLOSED_MONTHS} at most, and the one that is closed next.`,
  response: z.strictObject({
    closed: z.array(closedMonth),
    next: nextMonth.nullable().describe('Null while the month behind the last one has not ended'),
  }),
})

/** Requests a second person's approval; nothing is closed before it. */
export const closeMonth = endpoint({
  name: 'closeMonth',
  method: 'POST',
  staff: { path: '/api/accounting/months/close', may: 'topAdmin' },
  summary: 'Closes a month for ever: nothing is dated into it, or before it, any more. A second person approves.',
  body: z.strictObject({ month: calendarDay.refine((day) => day.endsWith('-01'), NO_MONTH).describe('Its first day') }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('Null where nobody is asked for a second person'),
  }),
  keyed: true,
})

const bookBalance = z.strictObject({
  bookId: z.int(),
  name: z.string(),
  debit: moneyOut.describe('0 where the book stands on the other side'),
  credit: moneyOut,
})

const trialBalance = z.strictObject({
  asOf: dateOut,
  isClosed: z.boolean().describe('Postings dated on or before that day are refused'),
  books: z.array(bookBalance).describe('Every internal book that stands at something'),
  customers: moneyOut.describe('Total owed to customers, all accounts together'),
  total: moneyOut.describe('Total of either side'),
})
export type TrialBalance = z.output<typeof trialBalance>

export const getTrialBalance = endpoint({
  name: 'getTrialBalance',
  method: 'GET',
  staff: { path: '/api/accounting/trial-balance', may: 'operations' },
  summary: 'Every book at the end of a day: today when none is given.',
  query: z.strictObject({ date: calendarDay.optional() }),
  response: trialBalance,
})
