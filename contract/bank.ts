import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { exportOf, summed } from './exports.ts'
import { bodyId, calendarDay, dateOut, money, moneyOut, pathId } from './fields.ts'
import { optionalLine } from './line.ts'
import { addedUp, filterBy, pagedRows, pageQuery } from './page.ts'

const endpoint = endpointsOf('bank')
/** 10 MB in base64, as for any upload. */
const MOST_STATEMENT = 14_000_000

const takenIn = z.looseObject({ jobId: z.int() })

export const readBankStatement = endpoint({
  name: 'readBankStatement',
  method: 'POST',
  operator: '/api/bank/statement',
  summary:
    'Reads a statement of the bank (BAI2, or a table with commas) and matches its lines with what the books expect.',
  body: z.strictObject({ content: z.base64().max(MOST_STATEMENT) }),
  response: takenIn,
  file: true,
})

export const makeDemoStatement = endpoint({
  name: 'makeDemoStatement',
  method: 'POST',
  operator: '/api/bank/demo',
  summary: 'Outside production: writes the statement that a bank would send for the days up to today, and reads it.',
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
  isDebit: z.boolean().describe('It took money from the account'),
  amount: moneyOut,
  typeCode: z.string().describe('BAI2 type code: 475 is a check paid'),
  bankReference: z.string(),
  customerReference: z.string(),
  matchedWith: z.enum(BANK_MATCH_KINDS).nullable().describe('Null: a person has to look'),
  whyOpen: z.string().nullable().describe('Why it was not matched by itself; null before anybody has looked'),
})
export type BankLine = z.output<typeof bankLine>

export const listBankLines = endpoint({
  name: 'listBankLines',
  method: 'GET',
  staff: { path: '/api/bank/lines', may: 'operations' },
  summary: 'Lines of the statements of the bank, oldest first; those that nobody has matched unless asked otherwise.',
  query: pageQuery({
    sorts: ['asOf', 'amount'],
    defaultSort: 'asOf',
    filters: {
      ...addedUp,
      all: z.enum(['true']).optional().describe('With those that are matched'),
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

const candidate = z.strictObject({
  paymentId: z.int().nullable(),
  transactionId: z.int().nullable(),
  planFileId: z.int().nullable().describe('A plan file whose money is expected'),
  planSurplusId: z.int().nullable().describe('Overpaid money of a plan that may be given back'),
  transferReference: z
    .string()
    .nullable()
    .describe('A transfer between own accounts that the bank was asked for: "SWEEP-2026-03"'),
  planSettlementId: z.int().nullable().describe('Written-off money of a plan file that came after all'),
  date: dateOut,
  amount: moneyOut,
  description: z.string().describe('"Check 1004, W-2026-002001"'),
})
export type BankCandidate = z.output<typeof candidate>

const planFileForLine = z.strictObject({
  planFileId: z.int(),
  reference: z.string().describe('What the plan names with its deposit: "PLAN-2041"'),
  planName: z.string(),
  since: dateOut.describe('The day it was taken in'),
  announced: moneyOut.describe('Total that the plan file announced'),
  owed: moneyOut.describe('Amount that the plan still owes for it; 0 when it is closed'),
})

export type PlanFileForLine = z.output<typeof planFileForLine>

export const getBankLine = endpoint({
  name: 'getBankLine',
  method: 'GET',
  staff: { path: '/api/bank/lines/:bankLineId', may: 'operations' },
  summary: 'A line with the text of the bank, and what in the books has its amount or its number.',
  params: { bankLineId: pathId },
  response: bankLine.extend({
    text: z.string(),
    candidates: z.array(candidate).describe('At most 20; none of a line that is matched'),
    planFiles: z
      .array(planFileForLine)
      .describe(
        'Of an open line that came in: plan files of which something is owed, and closed ones that it names or that were of its amount; at most 50',
      ),
    matches: z.array(candidate).describe('Matches of the line, at most 20; none for a difference'),
    approvalId: z.int().nullable().describe('Number of its open approval'),
  }),
})

const NOTE_NEEDED = 'Please say why'

/** Requests a second person's approval; the line is matched after it. */
export const matchBankLine = endpoint({
  name: 'matchBankLine',
  method: 'POST',
  staff: { path: '/api/bank/lines/:bankLineId/match', may: 'operations' },
  summary:
    'Matches a line by hand with payments, money of plans, cash that was booked, or with nothing; a second person approves.',
  params: { bankLineId: pathId },
  body: z.strictObject({
    paymentIds: z.array(bodyId).max(500).optional(),
    transactionId: bodyId.optional(),
    planFileIds: z.array(bodyId).max(50).optional().describe('Plan files whose money came together'),
    difference: z
      .strictObject({
        amount: money.refine((dollars) => dollars > 0, 'The difference is more than nothing'),
        treatment: z.enum(PLAN_DIFFERENCES),
      })
      .optional()
      .describe(
        'Where the line is not what is owed of the files: by how much, and whether what is short is still owed or written off; what is over is a surplus. It is that of the last file',
      ),
    transferReference: z
      .string()
      .max(20)
      .optional()
      .describe('A transfer between own accounts that the bank was asked for: "SWEEP-2026-03"'),
    planSurplusId: bodyId.optional().describe('Overpaid money of a plan that this line gives back, to the cent'),
    planSettlementId: bodyId
      .optional()
      .describe('Written-off money of a plan file that this line brings after all, or a part of it'),
    note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('Null where nobody is asked for a second person'),
  }),
  keyed: true,
})

/** Requests a second person's approval; nothing is posted before it. */
export const settlePlanMoney = endpoint({
  name: 'settlePlanMoney',
  method: 'POST',
  staff: { path: '/api/bank/plan-money/:planFileId/settle', may: 'operations' },
  summary:
    'Closes what is owed of a plan file without a line of the bank: takes overpaid money of the same plan for it, as far as that goes, or writes it off; a second person approves.',
  params: { planFileId: pathId },
  body: z.strictObject({
    planSurplusId: bodyId.optional().describe('The overpaid money; left out: written off'),
    note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('Null where nobody is asked for a second person'),
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
    'Takes money of a plan file back out of an account for the plan: at most what was credited and is free. It is held as overpaid money of the plan, or lowers what the plan owes of the file; a second person approves. Box 2 of Form 5498 of the year of its credit is less by it.',
  params: { transactionId: pathId },
  body: z.strictObject({
    amount: money.refine((dollars) => dollars > 0, 'Please enter a valid amount'),
    reason: z.literal(PLAN_RETURN_REASONS, 'Please select a reason'),
    note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('Null where nobody is asked for a second person'),
  }),
  keyed: true,
})

/** Requests a second person's approval; the settlement remains until then. */
export const undoPlanSettlement = endpoint({
  name: 'undoPlanSettlement',
  method: 'POST',
  staff: { path: '/api/bank/plan-settlements/:planSettlementId/undo', may: 'operations' },
  summary:
    'Undoes a settlement of plan money that was made without a line of the bank: what it posted is reversed, the money is owed again and what was taken for it held again; a second person approves. 409 where it was undone before, belongs to a match, or has come after all.',
  params: { planSettlementId: pathId },
  body: z.strictObject({ note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED) }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('Null where nobody is asked for a second person'),
  }),
  keyed: true,
})

/** Requests a second person's approval; the match remains until then. */
export const undoBankMatch = endpoint({
  name: 'undoBankMatch',
  method: 'POST',
  staff: { path: '/api/bank/lines/:bankLineId/undo', may: 'operations' },
  summary:
    'Undoes the match of a line: what it posted is reversed and the line is open again; a second person approves. 409 where the money has moved on since.',
  params: { bankLineId: pathId },
  body: z.strictObject({ note: optionalLine({ max: 200 }).refine((text) => text !== '', NOTE_NEEDED) }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('Null where nobody is asked for a second person'),
  }),
  keyed: true,
})

const unmatched = z.strictObject({
  transactionId: z.int(),
  date: dateOut,
  amount: moneyOut.describe('Above zero: cash came in by the books'),
  note: z.string().nullable(),
})

const bookedLater = z.strictObject({
  bankLineId: z.int(),
  asOf: dateOut.describe('The day of the bank'),
  bookedOn: dateOut.describe('The day it counts from in the books'),
  transactionId: z.int(),
  amount: moneyOut.describe('Above zero: cash came in at the bank'),
})

const planMoney = z.strictObject({
  planFileId: z.int(),
  reference: z.string().describe('What the plan names with its deposit: "PLAN-2041"'),
  planName: z.string(),
  since: dateOut.describe('The day it was taken in'),
  amount: moneyOut,
})

const planSurplus = z.strictObject({
  planSurplusId: z.int(),
  bankLineId: z.int().nullable().describe('The line that brought it'),
  reference: z.string().describe('The file that it came with: "PLAN-2041"'),
  planName: z.string(),
  since: dateOut.describe('The day of the bank'),
  amount: moneyOut.describe('Amount held now'),
})

const planSettlement = z.strictObject({
  planSettlementId: z.int(),
  planFileId: z.int(),
  reference: z.string().describe('The file that it settled: "PLAN-2041"'),
  planName: z.string(),
  settledOn: dateOut,
  amount: moneyOut,
  planSurplusId: z.int().nullable().describe('The overpaid money that was taken for it; null: written off'),
  recovered: moneyOut.describe('Amount recovered after the write-off; above 0 it cannot be undone'),
})

const reconciliation = z.strictObject({
  asOf: dateOut.describe('The day of the last statement up to the day asked for'),
  bankBalance: moneyOut.describe('Balance by the bank statement'),
  unmatchedCredits: moneyOut.describe('Credits at the bank without a match; part of the bank balance'),
  unmatchedDebits: moneyOut.describe('Debits at the bank without a match'),
  depositsInTransit: moneyOut.describe('Deposits in the books that the bank has not shown yet'),
  paymentsOutstanding: moneyOut.describe(
    'What was paid out of Custody Cash by the books that the bank has not shown yet',
  ),
  beginningDifference: moneyOut.describe('Custody Cash less the bank, before the first statement'),
  bookedLaterSum: moneyOut.describe(
    'What the bank shows by that day and the books date later: what came in less what left',
  ),
  bookBalance: moneyOut.describe('Custody Cash at the end of the day'),
  difference: moneyOut.describe('Unexplained difference; 0 when the books agree with the bank'),
  checksOutstanding: moneyOut.describe('Disbursements in Transit - Check at the end of the day'),
  depositsOnTheWay: moneyOut.describe('Disbursements in Transit - ACH at the end of the day'),
  returnsReceivable: moneyOut.describe('Returned payments that the bank has not shown yet'),
  planReceivable: moneyOut.describe(
    'Plan Receivable at the end of the day; below zero: the bank showed money before it was taken in',
  ),
  planSurplus: moneyOut.describe('Plan Money Overpaid at the end of the day: held until it is given back or credited'),
  sweepsOutstanding: moneyOut.describe('Fees that the bank was asked to sweep by that day and had not shown'),
  fundingOutstanding: moneyOut.describe('Interest that the bank was asked to pay in by that day and had not shown'),
  openLines: z.int().describe('Lines up to that day that nobody has matched'),
  notShown: z
    .array(unmatched)
    .describe('Transactions that the bank had not shown by that day, oldest first, at most 100'),
  planMoney: z
    .array(planMoney)
    .describe(
      'Money of plans that was taken in and that the bank had not shown by that day, oldest first, at most 100',
    ),
  planSurpluses: z
    .array(planSurplus)
    .describe('Overpaid money of plans that came by that day and is held now, oldest first, at most 100'),
  planSettlements: z
    .array(planSettlement)
    .describe(
      'What was settled of plan money by that day without a line of the bank, and is not undone now; newest first, at most 100',
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
  summary: 'Custody Cash beside the balance of the bank at the end of a day, with everything that lies between them.',
  query: z.strictObject({ date: calendarDay.optional() }),
  response: z.strictObject({ reconciliation: reconciliation.nullable().describe('Null before the first statement') }),
})
