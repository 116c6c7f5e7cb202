import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { calendarDay, dateOut, momentOut, moneyOut, pathId } from './fields.ts'
import { maybe } from './partial.ts'
import type { TransactionType } from './transactionType.ts'

const endpoint = endpointsOf('accounts')

const account = z.strictObject({
  accountId: z.int(),
  planAccountNumber: z.string(),
  retirementAccountType: z.string(),
  planName: maybe(z.string()),
  balance: moneyOut,
  retirementAccountStatusId: z.int(),
  setupDate: dateOut.nullable(),
  accountOwnerId: z.int(),
  rejectionReason: maybe(z.string().nullable().describe('Reason of the rejection for the owner; null without one')),
  draftSavedAt: maybe(
    momentOut.nullable().describe('When the unsubmitted distribution was last saved; null without one'),
  ),
  hasBeneficiaries: maybe(z.boolean().describe('Whether a beneficiary has a share of the account')),
  hasActiveRequest: maybe(z.boolean().describe('Whether the account has an active request, as in getActiveRequests')),
})
/** An account with its balance in dollars. */
export type RetirementAccount = z.output<typeof account>

export const listAccounts = endpoint({
  name: 'listAccounts',
  method: 'GET',
  customer: '/api/account/balance',
  staff: { path: '/api/account/admin/:accountOwnerId/balance', may: 'staff' },
  summary: 'Every account of the owner with its balance.',
  response: z.array(account),
})

/** Kinds of balance changes that owners see, each with its transaction types. */
export const MONEY_KINDS = {
  contributions: ['contribution'],
  interest: ['interest'],
  fees: ['annualFee', 'distributionFee', 'feeAdjustment'],
  distributions: ['withdrawal', 'rollover', 'transfer', 'federalWithholding', 'stateWithholding'],
} as const satisfies Record<string, readonly TransactionType[]>

const monthOfAccount = z.strictObject({
  month: dateOut.describe('First day of the month'),
  balance: moneyOut.describe('Balance at the end of the month; the current balance for the current month'),
  contributions: moneyOut,
  interest: moneyOut,
  fees: moneyOut.describe('Fees; a charged fee is negative'),
  distributions: moneyOut.describe('Payments are negative, including the tax and fee withheld from them'),
  taxWithheld: maybe(moneyOut.describe('Federal and state tax withheld from the distributions')),
  distributionFees: maybe(moneyOut.describe('Fees deducted from the distributions; charged fees are negative')),
  netDistributions: maybe(moneyOut.describe('Net distributions, negative, without their taxes and fees')),
})
export type MonthOfAccount = z.output<typeof monthOfAccount>

/** Months in the balance history: one year and the month before it. */
const MONTHS_SHOWN = 13

export const getBalanceHistory = endpoint({
  name: 'getBalanceHistory',
  method: 'GET',
  customer: '/api/account/history',
  staff: { path: '/api/account/admin/:accountOwnerId/history', may: 'desk' },
  summary: 'Balance and changes of every account of the owner by month, oldest first.',
  query: z.strictObject({
    months: z
      .string()
      .regex(/^([1-9]|[1-5]\d|60)$/)
      .transform(Number)
      .default(MONTHS_SHOWN)
      .describe('Number of months including the current one, 1 to 60'),
  }),
  response: z.array(
    z.strictObject({
      accountId: z.int(),
      months: z.array(monthOfAccount).describe('Months of the account; empty for an account without a book'),
      account: maybe(account).describe('The account as in listAccounts, to save a second call'),
    }),
  ),
})

const requiredMinimum = z.strictObject({
  accountId: z.int(),
  accountNumber: z.string(),
  year: z.int(),
  amount: moneyOut.describe('Amount by the Uniform Lifetime Table, from the value at the end of the year before'),
  paid: moneyOut.describe('Payments that count toward this minimum, before tax and without the fee'),
  paidElsewhere: maybe(
    moneyOut.describe("Part of this minimum that payments from the owner's other Traditional IRAs here cover"),
  ),
  remaining: moneyOut,
  dueOn: dateOut,
})
export type RequiredMinimum = z.output<typeof requiredMinimum>

export const listRequiredMinimums = endpoint({
  name: 'listRequiredMinimums',
  method: 'GET',
  customer: '/api/account/minimum',
  staff: { path: '/api/account/admin/:accountOwnerId/minimum', may: 'desk' },
  summary:
    "The owner's required minimum distributions of this year, by account, after the first minimum of the year before if it was not taken then; accounts without one are omitted.",
  response: z.array(requiredMinimum),
})

export const getAccount = endpoint({
  name: 'getAccount',
  method: 'GET',
  customer: '/api/account/:id',
  staff: { path: '/api/account/admin/:accountOwnerId/:id', may: 'staff' },
  summary: 'One account of the owner.',
  params: { id: pathId },
  response: account,
})

/** The path has no owner id, so the gateway first checks that the account belongs to the owner. */
export const saveAccountStatus = endpoint({
  name: 'saveAccountStatus',
  method: 'PUT',
  staff: { path: '/api/account/admin/:accountId/status/:statusId', may: 'staff' },
  summary: 'Sets the status of an account; 409 if the change is currently not possible.',
  params: {
    accountId: pathId,
    statusId: z
      .string()
      .regex(/^[1-6]$/)
      .transform(Number),
  },
  refuses: [409],
  response: account,
  keyed: true,
})

export const saveSetupDate = endpoint({
  name: 'saveSetupDate',
  method: 'PUT',
  staff: { path: '/api/account/admin/:accountOwnerId/:accountId/setup', may: 'staff' },
  summary: 'Sets the establishment date of an account, not after today and not after its first transaction.',
  params: { accountId: pathId },
  body: z.strictObject({ setupDate: calendarDay }),
  response: account,
  keyed: true,
})
