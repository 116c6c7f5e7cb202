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
  rejectionReason: maybe(
    z.string().nullable().describe('Why it was rejected, in words for the owner; null when not said'),
  ),
  draftSavedAt: maybe(
    momentOut.nullable().describe('When the distribution that is being filled in was last saved; null when none is'),
  ),
  hasBeneficiaries: maybe(z.boolean().describe('Whether a beneficiary has a share of it')),
  hasActiveRequest: maybe(z.boolean().describe('Whether it has an active request, as getActiveRequests lists it')),
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
  month: dateOut.describe('Its first day'),
  balance: moneyOut.describe('At its end; of the last one now'),
  contributions: moneyOut,
  interest: moneyOut,
  fees: moneyOut.describe('Charged fees are negative'),
  distributions: moneyOut.describe('Payments are negative, including the tax and fee withheld from them'),
  taxWithheld: maybe(moneyOut.describe('Of the distributions, federal and state')),
  distributionFees: maybe(moneyOut.describe('Of the distributions; what was charged is negative')),
  netDistributions: maybe(moneyOut.describe('Net distributions, negative, without their taxes and fees')),
})
export type MonthOfAccount = z.output<typeof monthOfAccount>

/** One year and the month before it. */
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
      .describe('How many, this one included, 1 to 60'),
  }),
  response: z.array(
    z.strictObject({
      accountId: z.int(),
      months: z.array(monthOfAccount).describe('None for an account without a book'),
      account: maybe(account).describe('The same as listAccounts returns, so that one call is enough for both'),
    }),
  ),
})

const requiredMinimum = z.strictObject({
  accountId: z.int(),
  accountNumber: z.string(),
  year: z.int(),
  amount: moneyOut.describe('By the Uniform Lifetime Table, from the value at the end of the year before'),
  paid: moneyOut.describe('Paid to the owner in the year, before tax and without the fee'),
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
    'The required minimum distributions of this year, for each account of the owner that one is required of; none for most.',
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
  summary: 'Sets the status of an account; 409 for one that it cannot take yet.',
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
