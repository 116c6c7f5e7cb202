import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, summed } from './exports.ts'
import { bodyId, calendarDay, dateOut, money, moneyOut, pathId } from './fields.ts'
import { optionalLine } from './line.ts'
import { addedUp, filterBy, pagedRows, pageQuery } from './page.ts'
import { maybeNone } from './partial.ts'

const endpoint = endpointsOf('bank')
/** Maximum length of a bank statement: 10 MB in base64, as for any upload. */
const MOST_STATEMENT = 14_000_000

const takenIn = z.looseObject({ jobId: z.int() })

export const readBankStatement = endpoint({
  name: 'readBankStatement',
  method: 'POST',
  operator: '/api/bank/statement',
  summary: 'Imports a bank statement (BAI2 or CSV) and matches its lines with the books.',
  body: z.strictObject({ content: z.base64().max(MOST_STATEMENT) }),
  response: takenIn,
  file: true,
})

export const makeDemoStatement = endpoint({
  name: 'makeDemoStatement',
  method: 'POST',
  operator: '/api/bank/demo',
  summary: 'Outside production: writes the statement that a bank would send for the days up to today, and imports it.',
  response: takenIn.extend({ content: z.base64() }),
})

/** How a bank statement line was matched. */
export const BANK_MATCH_KINDS = [
  'CLEARED',
  'CAME_BACK',
  'BOOKED',
  'DIFFERENCE',
  'RECEIVED',
  'SWEPT',
  'GIVEN_BACK',
  'FUNDED',
  'RECOVERED',
] as const

/** Treatment of the difference between a plan deposit and its files. */
const PLAN_DIFFERENCES = ['STILL_OWED', 'WRITTEN_OFF', 'SURPLUS'] as const
export type PlanDifference = (typeof PLAN_DIFFERENCES)[number]

const bankLine = z.strictObject({
  bankLineId: z.int(),
  asOf: dateOut,
  isDebit: z.boolean().describe('Whether the line took money from the account'),
  amount: moneyOut,
  typeCode: z.string().describe('BAI2 type code; 475 is a paid check'),
  bankReference: z.string(),
  customerReference: z.string(),
  matchedWith: z.enum(BANK_MATCH_KINDS).nullable().describe('Kind of the match; null if a person must match the line'),
  whyOpen: z.string().nullable().describe('Reason why no rule matched the line; null before the first attempt'),
})
export type BankLine = z.output<typeof bankLine>

export const listBankLines = endpoint({
  name: 'listBankLines',
  method: 'GET',
  staff: { path: '/api/bank/lines', may: 'operations' },
  summary: 'Bank statement lines, oldest first; only unmatched lines by default.',
  query: pageQuery({
    sorts: ['asOf', 'amount'],
    defaultSort: 'asOf',
    filters: {
      ...addedUp,
      all: z.enum(['true']).optional().describe('Includes matched lines'),
      from: filterBy.day,
      to: filterBy.day,
    },
  }),
  response: pagedRows(bankLine),
})

export const exportBankLines = exportOf(listBankLines, {
  name: 'exportBankLines',
  title: () => 'Bank statement lines',
  columns: {
    Line: (row) => row.bankLineId,
    Date: (row) => row.asOf,
    Side: (row) => (row.isDebit ? 'Out' : 'In'),
    Amount: summed((row) => row.amount),
    Type: (row) => row.typeCode,
    'Bank Reference': (row) => row.bankReference,
    'Customer Reference': (row) => row.customerReference,
    'Matched With': (row) => row.matchedWith,
    Reason: (row) => row.whyOpen,
  },
})

/** Maximum number of payments that a line is matched with by hand; their IDs fit the body of a request. */
export const MOST_PAYMENTS_BY_HAND = 5_000

const candidate = z.strictObject({
  paymentId: z.int().nullable(),
  transactionId: z.int().nullable(),
  planFileId: z.int().nullable().describe('ID of a plan file whose money is expected'),
  planSurplusId: z.int().nullable().describe('ID of overpaid plan money that may be returned'),
  transferReference: z
    .string()
    .nullable()
    .describe('Reference of a transfer between the custodian\'s own accounts: "SWEEP-2026-03"'),
  planSettlementId: z.int().nullable().describe('ID of written-off plan money that the line may recover'),
  date: dateOut,
  amount: moneyOut,
  description: z.string().describe('Description, such as "Check 1004, W-2026-002001"'),
})
export type BankCandidate = z.output<typeof candidate>

const paymentSum = z.strictObject({
  paymentIds: z.array(z.int()),
  date: dateOut,
  amount: moneyOut,
  description: z.string().describe('Description, such as "2 deposits of bank-2026-03-10-A.ach"'),
})
export type PaymentSum = z.output<typeof paymentSum>

const planFileForLine = z.strictObject({
  planFileId: z.int(),
  reference: z.string().describe('Reference that the plan gives with its deposit: "PLAN-2041"'),
  planName: z.string(),
  since: dateOut.describe('Date on which the money was credited to the accounts'),
  announced: moneyOut.describe('Total that the plan file announced'),
  owed: moneyOut.describe('Amount that the plan still owes for the file; 0 once it is closed'),
})

export type PlanFileForLine = z.output<typeof planFileForLine>

export const getBankLine = endpoint({
  name: 'getBankLine',
  method: 'GET',
  staff: { path: '/api/bank/lines/:bankLineId', may: 'operations' },
  summary: "A bank line with the bank's text, and the entries of the books with its amount or number.",
  params: { bankLineId: pathId },
  response: bankLine.extend({
    text: z.string(),
    candidates: z.array(candidate).describe('Possible matches, at most 20; empty for a matched line'),
    paymentSums: maybeNone(z.array(paymentSum)).describe(
      'Several payments that an open line may show in one sum: deposits of a bank file, or returns; at most 20',
    ),
    planFiles: z
      .array(planFileForLine)
      .describe(
        'For an open credit line: plan files with an amount owed, and closed files that the line names or that had its amount; at most 50',
      ),
    matches: z.array(candidate).describe('Matches of the line, at most 20; none for a difference'),
    approvalId: z.int().nullable().describe('ID of the open approval'),
  }),
})

const NOTE_NEEDED = 'Please say why'

/** Requests a second person's approval; the line is matched after the approval. */
export const matchBankLine = endpoint({
  name: 'matchBankLine',
  method: 'POST',
  staff: { path: '/api/bank/lines/:bankLineId/match', may: 'operations' },
  summary:
    'Matches a line manually with payments, plan money or booked cash, or books it as a difference; a second person approves.',
  params: { bankLineId: pathId },
  body: z.strictObject({
    paymentIds: z.array(bodyId).max(MOST_PAYMENTS_BY_HAND).optional(),
    transactionId: bodyId.optional(),
    planFileIds: z.array(bodyId).max(50).optional().describe('IDs of the plan files that one deposit pays'),
    difference: z
      .strictObject({
        amount: money.refine((dollars) => dollars > 0, 'The difference is more than nothing'),
        treatment: z.enum(PLAN_DIFFERENCES),
      })
      .optional()
      .describe(
        'Difference between the line and the amount owed for the files, booked to the last file: a surplus is held; a shortfall stays owed or is written off',
      ),
    transferReference: z
      .string()
      .max(20)
      .optional()
      .describe('Reference of a transfer between the custodian\'s own accounts: "SWEEP-2026-03"'),
    planSurplusId: bodyId.optional().describe('ID of the overpaid plan money that this line returns, to the cent'),
    planSettlementId: bodyId
      .optional()
      .describe('ID of the written-off plan money that this line recovers in full or in part'),
    note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval; null if no second person is required'),
  }),
  keyed: true,
})

/** Requests a second person's approval; nothing is posted before it. */
export const settlePlanMoney = endpoint({
  name: 'settlePlanMoney',
  method: 'POST',
  staff: { path: '/api/bank/plan-money/:planFileId/settle', may: 'operations' },
  summary:
    'Settles the amount owed for a plan file without a bank line: uses the overpaid money of the same plan, as much as there is, or writes the amount off; a second person approves.',
  params: { planFileId: pathId },
  body: z.strictObject({
    planSurplusId: bodyId.optional().describe('ID of the overpaid money to use; if omitted, the amount is written off'),
    note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval; null if no second person is required'),
  }),
  keyed: true,
})

/** Reasons to return money to a plan. */
const PLAN_RETURN_REASONS = ['MISTAKE', 'WRONG_PERSON', 'RECALL'] as const
export type PlanReturnReason = (typeof PLAN_RETURN_REASONS)[number]

export const PLAN_RETURN_REASON_NAME: Readonly<Record<PlanReturnReason, string>> = {
  MISTAKE: 'Mistaken rollover',
  WRONG_PERSON: 'Wrong person',
  RECALL: 'Recalled by the plan',
}

/** Requests a second person's approval; nothing is posted before it. */
export const returnPlanMoney = endpoint({
  name: 'returnPlanMoney',
  method: 'POST',
  staff: { path: '/api/bank/plan-money/credits/:transactionId/return', may: 'operations' },
  summary:
    'Takes money of a plan file back out of an account: at most the credited amount that is still available. It is held as overpaid plan money, or reduces the amount that the plan owes for the file; a second person approves. It reduces box 2 of Form 5498 of the year of the credit.',
  params: { transactionId: pathId },
  body: z.strictObject({
    amount: money.refine((dollars) => dollars > 0, 'Please enter a valid amount'),
    reason: z.literal(PLAN_RETURN_REASONS, 'Please select a reason'),
    note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval; null if no second person is required'),
  }),
  keyed: true,
})

/** Requests a second person's approval; the settlement remains until then. */
export const undoPlanSettlement = endpoint({
  name: 'undoPlanSettlement',
  method: 'POST',
  staff: { path: '/api/bank/plan-settlements/:planSettlementId/undo', may: 'operations' },
  summary:
    'Undoes a settlement of plan money made without a bank line: its postings are reversed, the money is owed again, and overpaid money used for it is held again; a second person approves. 409 if it was undone, belongs to a match or was recovered.',
  params: { planSettlementId: pathId },
  body: z.strictObject({ note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED) }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval; null if no second person is required'),
  }),
  keyed: true,
})

/** Requests a second person's approval; the match remains until then. */
export const undoBankMatch = endpoint({
  name: 'undoBankMatch',
  method: 'POST',
  staff: { path: '/api/bank/lines/:bankLineId/undo', may: 'operations' },
  summary:
    'Undoes the match of a line: its postings are reversed and the line is open again; a second person approves. 409 if the money was used since.',
  params: { bankLineId: pathId },
  body: z.strictObject({ note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED) }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval; null if no second person is required'),
  }),
  keyed: true,
})

const unmatched = z.strictObject({
  transactionId: z.int(),
  date: dateOut,
  amount: moneyOut.describe('Amount; positive if the books show received cash'),
  note: z.string().nullable(),
})

const bookedLater = z.strictObject({
  bankLineId: z.int(),
  asOf: dateOut.describe('Date of the bank line'),
  bookedOn: dateOut.describe('Date of the posting in the books'),
  transactionId: z.int(),
  amount: moneyOut.describe('Amount; positive if the bank received cash'),
})

const planMoney = z.strictObject({
  planFileId: z.int(),
  reference: z.string().describe('Reference that the plan gives with its deposit: "PLAN-2041"'),
  planName: z.string(),
  since: dateOut.describe('Date on which the money was credited to the accounts'),
  amount: moneyOut,
})

const planSurplus = z.strictObject({
  planSurplusId: z.int(),
  bankLineId: z.int().nullable().describe('ID of the bank line of the deposit'),
  reference: z.string().describe('Reference of the plan file of the deposit: "PLAN-2041"'),
  planName: z.string(),
  since: dateOut.describe('Date of the bank line'),
  amount: moneyOut.describe('Amount held now'),
})

const planSettlement = z.strictObject({
  planSettlementId: z.int(),
  planFileId: z.int(),
  reference: z.string().describe('Reference of the settled plan file: "PLAN-2041"'),
  planName: z.string(),
  settledOn: dateOut,
  amount: moneyOut,
  planSurplusId: z
    .int()
    .nullable()
    .describe('ID of the overpaid money that was used; null if the amount was written off'),
  recovered: moneyOut.describe('Amount recovered after the write-off; if above 0, no undo is possible'),
})

const reconciliation = z.strictObject({
  asOf: dateOut.describe('Date of the last statement up to the requested day'),
  bankBalance: moneyOut.describe('Balance according to the bank statement'),
  unmatchedCredits: moneyOut.describe('Credits at the bank without a match; part of the bank balance'),
  unmatchedDebits: moneyOut.describe('Debits at the bank without a match'),
  depositsInTransit: moneyOut.describe('Deposits in the books that the bank has not shown yet'),
  paymentsOutstanding: moneyOut.describe('Payments in the books that the bank has not shown yet'),
  beginningDifference: moneyOut.describe('Custody Cash less the bank balance, before the first statement'),
  bookedLaterSum: moneyOut.describe(
    'Lines shown by the bank by that day and dated later in the books: credits less debits',
  ),
  bookBalance: moneyOut.describe('Balance of the book Custody Cash at the end of the day'),
  difference: moneyOut.describe('Unexplained difference; 0 when the books agree with the bank'),
  checksOutstanding: moneyOut.describe('Balance of Disbursements in Transit - Check at the end of the day'),
  depositsOnTheWay: moneyOut.describe('Balance of Disbursements in Transit - ACH at the end of the day'),
  returnsReceivable: moneyOut.describe('Returned payments that the bank has not shown yet'),
  planReceivable: moneyOut.describe(
    'Balance of Plan Receivable at the end of the day; negative if the bank showed money before its credit',
  ),
  planSurplus: moneyOut.describe('Balance of Plan Money Overpaid at the end of the day'),
  sweepsOutstanding: moneyOut.describe('Fees in ordered sweeps that the bank had not shown by that day'),
  fundingOutstanding: moneyOut.describe(
    'Interest funding that was ordered and that the bank had not shown by that day',
  ),
  openLines: z.int().describe('Number of unmatched lines up to that day'),
  notShown: z
    .array(unmatched)
    .describe('Transactions that the bank had not shown by that day, oldest first, at most 100'),
  planMoney: z
    .array(planMoney)
    .describe('Credited plan money that the bank had not shown by that day, oldest first, at most 100'),
  planSurpluses: z
    .array(planSurplus)
    .describe('Overpaid plan money that arrived by that day and is still held, oldest first, at most 100'),
  planSettlements: z
    .array(planSettlement)
    .describe(
      'Settlements of plan money by that day without a bank line that are not undone; newest first, at most 100',
    ),
  bookedLater: z
    .array(bookedLater)
    .describe('Lines up to that day that the books date later, because their month was closed; at most 100'),
})
export type Reconciliation = z.output<typeof reconciliation>

export const getReconciliation = endpoint({
  name: 'getReconciliation',
  method: 'GET',
  staff: { path: '/api/bank/reconciliation', may: 'operations' },
  summary: 'Reconciliation of Custody Cash with the bank balance at the end of a day, with every difference.',
  query: z.strictObject({ date: calendarDay.optional() }),
  response: z.strictObject({
    reconciliation: reconciliation.nullable().describe('The reconciliation; null before the first statement'),
  }),
})
