import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME } from './distributionType.ts'
import { labelsOf } from './enumeration.ts'
import {
  evidence,
  evidenceKind,
  evidenceOfName,
  evidenceStanding,
  EVIDENCE_STATE_NAME,
  typeWithReason,
} from './evidence.ts'
import { exportOf, summed, utc, type ExportColumn } from './exports.ts'
import { bodyId, dateOut, momentOut, money, moneyOut, pathId } from './fields.ts'
import { FULL_NAME, optionalLine } from './line.ts'
import { addedUp, filterBy, pagedRows, pageQuery } from './page.ts'
import { stepKind } from './requests.ts'
import { maybe, maybeNone, otherwise } from './partial.ts'
import { staffPayment } from './payment.ts'
import { reason } from './reasons.ts'
import { requestNumber } from './requestNumber.ts'
import { cleanNumber } from './typedNumbers.ts'
import { REQUEST_STATUS, REQUEST_STATUS_NAME } from './requestStatus.ts'

const endpoint = endpointsOf('distributions')

/** Open requests are two lists: signed ones are "open", unsigned ones "signature". */
/** The lists of requests that staff work through. */
export const requestListName = z.enum(['open', 'signature', 'approved', 'incomplete', 'historical'])
export type RequestList = z.output<typeof requestListName>

const move = z.strictObject({
  statusId: z.int(),
  reason: z.string().nullable().describe('Why it would be refused; null when it would not'),
  says: z.string().nullable().describe('Effects on money and who is notified; null for none'),
  warning: maybe(
    z.string().nullable().describe('Why it would come to nothing, though it is not refused; null for no reason'),
  ),
  needsSecondPerson: z.boolean().describe('It waits until another of staff agrees'),
})

const shared = {
  id: z.int(),
  amount: moneyOut,
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  statusId: z.int(),
  waiveFees: z.boolean(),
  fee: moneyOut,
  attachmentGuid: z.string().nullable(),
  attachmentWarning: z.string().nullable().describe('Warning about active content of that file'),
  planAccountNumber: z.string(),
  distributionTypeId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  recipientName: maybe(z.string().nullable().describe("Recipient after the owner's death; null: the owner")),
  isFullAmount: z.boolean(),
  isCheck: z.boolean(),
  isRoth: z.boolean(),
  dateOfBirth: dateOut.nullable(),
  dateRequested: momentOut,
  ageInBankDays: z
    .int()
    .nullable()
    .describe('Since it was signed, before that since it was made; null once it is closed'),
  retirementAccountId: z.int(),
  version: z.int(),
  signedAt: momentOut.nullable(),
  accountOwnerId: z.int(),
  outcome: z.string().nullable(),
  incompleteReason: z.string().nullable(),
  isHeld: maybe(z.boolean().describe('Not paid before the first payout of the owner is released')),
  holdReason: z.string().nullable().describe('Why it waits and what ends that; null for what is not held'),
  netAmount: moneyOut,
  // A custodian that does not track its payments may omit them.
  payments: maybeNone(z.array(staffPayment).describe('The first one first; a second one follows one that came back')),
  // A custodian that omits the transitions refuses an invalid one when it is attempted.
  moves: maybeNone(z.array(move).describe('All six statuses as the edit form offers them')),
  closing: maybe(move.describe('Cancel of an open request, Reverse of an incomplete one')),
  isCorrectable: otherwise(true, z.boolean().describe('Whether the request may still be edited')),
  maySignAgain: otherwise(false, z.boolean().describe('The owner can be asked to sign what it says now')),
  evidence: maybe(evidenceStanding),
  waitsFor: z.string().nullable().describe('Part that waits for a second person'),
  dataNotes: maybeNone(
    z.array(z.string()).describe('What an approver has to know of the owner: data that nobody has confirmed'),
  ),
  openedBy: maybeNone(z.array(z.string()).describe('Others of staff who have it open')),
}

const withdrawal = z.strictObject({
  ...shared,
  federalWithholding: moneyOut,
  stateWithholding: moneyOut,
  routingNumber: z.string().nullable(),
  bankAccount: z.string().nullable().describe('Masked'),
  isSavings: otherwise(false, z.boolean()),
  takesBankDetails: otherwise(false, z.boolean().describe('A deposit came back: other bank details may be keyed in')),
  needsBankDetails: otherwise(false, z.boolean().describe('The bank could not use those on file')),
})
export type Withdrawal = z.output<typeof withdrawal>

const rollover = z.strictObject({
  ...shared,
  distributionTypeId: maybe(shared.distributionTypeId),
  isFullAmount: maybe(shared.isFullAmount),
  isCheck: maybe(shared.isCheck),
  isRoth: maybe(shared.isRoth),
  receivingAccountNumber: z.string().nullable().describe('Masked; sent back as it is, the number stays'),
  checkPayableTo: z.string().nullable(),
  attentionTo: z.string().nullable(),
  isPaperForm: otherwise(false, z.boolean()),
  mustReadForm: otherwise(false, z.boolean().describe('The paper form is not recorded yet')),
  paperSigner: z.string().nullable().describe('Signer, as written on the paper form'),
  isEmployerPlan: maybe(
    z
      .boolean()
      .nullable()
      .describe("Whether the receiving account is an employer's plan; null of a paper form that nobody has recorded"),
  ),
})
export type Rollover = z.output<typeof rollover>

const text = optionalLine({ max: 100 }).nullish()
const edit = {
  id: bodyId,
  amount: money,
  address1: text,
  address2: text,
  city: text,
  state: optionalLine({ max: 100, clean: cleanNumber.state }).nullish(),
  zip: optionalLine({ max: 100, clean: cleanNumber.zip }).nullish(),
  statusId: z.int().min(1).max(6),
  waiveFees: z.boolean(),
  /** The version that the user read. */
  version: z.int().optional(),
  reason: reason.optional().describe('Why it is set to Incomplete, cancelled or reversed; the owner reads it'),
}
const bankDetails = z.strictObject({
  routingNumber: z.string().max(40).overwrite(cleanNumber.routing),
  accountNumber: z.string().max(40).overwrite(cleanNumber.account),
  isSavings: z.boolean(),
})
export type BankDetails = z.output<typeof bankDetails>

/** All fields of a withdrawal, as staff send them; money in dollars. */
const withdrawalEdit = z.strictObject({
  ...edit,
  federalWithholding: money.min(0),
  stateWithholding: money.min(0),
  bankDetails: bankDetails.optional().describe('Others than those that a deposit came back from'),
})
export type WithdrawalEdit = z.output<typeof withdrawalEdit>

/** All fields of a rollover or transfer. */
const rolloverEdit = z.strictObject({
  ...edit,
  receivingAccountNumber: text,
  checkPayableTo: text,
  attentionTo: text,
  paperSigner: optionalLine({ max: FULL_NAME }).nullish().describe('Signer, as written on the paper form'),
  isEmployerPlan: z
    .boolean()
    .nullish()
    .describe(
      "Whether the receiving account is an employer's plan: a rollover (50), otherwise a transfer (60). Omitted, it stays; required when the signer of a Traditional account's paper form is recorded.",
    ),
})
export type RolloverEdit = z.output<typeof rolloverEdit>

const TYPES = labelsOf(DISTRIBUTION_TYPE, DISTRIBUTION_TYPE_NAME)
const STATUSES = labelsOf(REQUEST_STATUS, REQUEST_STATUS_NAME)
const names = { statusId: STATUSES, distributionTypeId: TYPES }

/** A list's name on staff screens. */
const LIST_NAMES: Readonly<Record<RequestList, string>> = {
  open: 'Pending',
  signature: 'Awaiting signature',
  approved: 'Approved',
  incomplete: 'Incomplete',
  historical: 'Historical',
}

type Row = Pick<Withdrawal, keyof Withdrawal & keyof Rollover> | Pick<Rollover, keyof Withdrawal & keyof Rollover>

const numberOf = ({ id, dateRequested }: Pick<Row, 'id' | 'dateRequested'>, isRollover: boolean) =>
  requestNumber({ isRollover, dateRequested: new Date(dateRequested), requestId: id })

const whose: Readonly<Record<string, ExportColumn<Row>>> = {
  'Account Number': (request) => request.planAccountNumber,
  'Last Name': (request) => request.lastName,
  'First Name': (request) => request.firstName,
  Type: ({ distributionTypeId, evidence: demanded }) => {
    const type = distributionTypeId === null ? null : (TYPES[distributionTypeId] ?? null)
    return type && typeWithReason(type, demanded?.of ?? null)
  },
  Status: (request) => STATUSES[request.statusId] ?? request.statusId,
  'Date Requested (UTC)': (request) => utc(request.dateRequested),
  'Date Signed (UTC)': (request) => utc(request.signedAt),
  Amount: summed((request) => request.amount),
}
const paid: Readonly<Record<string, ExportColumn<Row>>> = {
  Fee: summed((request) => request.fee),
  'Net Amount': summed((request) => request.netAmount),
  'Full Amount': (request) => request.isFullAmount,
  Check: (request) => request.isCheck,
  State: (request) => request.state,
  Held: (request) => request.isHeld,
  Evidence: ({ evidence: of }) => of && `${evidenceOfName(of.of)}: ${EVIDENCE_STATE_NAME[of.state]}`,
  'Waits For': (request) => request.waitsFor,
  Outcome: (request) => request.outcome,
  'Incomplete Reason': (request) => request.incompleteReason,
  'Request ID': (request) => request.id,
}

const listQuery = pageQuery({
  sorts: ['dateRequested', 'waitingSince', 'amount', 'name', 'accountNumber'],
  defaultSort: '-dateRequested',
  filters: {
    ...addedUp,
    find: filterBy.text.describe(
      'How the last name, "last, first" or the account number begins, or the number of the request',
    ),
    requestId: filterBy.number,
    statusId: filterBy.number,
    distributionTypeId: filterBy.number,
    amountFrom: filterBy.dollars,
    amountTo: filterBy.dollars,
    requestedFrom: filterBy.day,
    requestedTo: filterBy.day.describe('Included'),
    isCheck: z.enum(['true', 'false']).optional(),
    mine: z
      .enum(['true', 'false'])
      .optional()
      .describe('Those that the caller took a step of, or had open within the hour; false: the others'),
    olderThan: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .optional()
      .describe('Waiting for more bank days than these'),
  },
})
/** Filters of the five lists. */
export type RequestFilters = Omit<z.output<typeof listQuery>, 'limit' | 'after' | 'before' | 'sort' | 'sum'>

export const listWithdrawals = endpoint({
  name: 'listWithdrawals',
  method: 'GET',
  staff: { path: '/api/withdrawal/admin/:list', may: 'operations' },
  summary: 'One of the five lists of withdrawal requests.',
  params: { list: requestListName },
  query: listQuery,
  response: pagedRows(withdrawal),
})

export const exportWithdrawals = exportOf(listWithdrawals, {
  name: 'exportWithdrawals',
  title: ({ list }) => `${LIST_NAMES[list]} withdrawals`,
  columns: {
    Request: (request) => numberOf(request, false),
    ...whose,
    'Federal Withholding': summed((request) => request.federalWithholding),
    'State Withholding': summed((request) => request.stateWithholding),
    ...paid,
  },
  names,
})

export const listRollovers = endpoint({
  name: 'listRollovers',
  method: 'GET',
  staff: { path: '/api/rollover/admin/:list', may: 'operations' },
  summary: 'One of the five lists of rollover and transfer requests.',
  params: { list: requestListName },
  query: listQuery,
  response: pagedRows(rollover),
})

export const exportRollovers = exportOf(listRollovers, {
  name: 'exportRollovers',
  title: ({ list }) => `${LIST_NAMES[list]} rollovers`,
  columns: {
    Request: (request) => numberOf(request, true),
    ...whose,
    'Check Payable To': (request) => request.checkPayableTo,
    ...paid,
  },
  names,
})

const visitor = z.strictObject({ name: z.string(), since: momentOut })

/** Details that staff read before they decide about a request. */
const around = z.strictObject({
  list: requestListName.describe('The list it stands in now'),
  residenceState: z.string().nullable(),
  withholdingNotice: z
    .string()
    .nullable()
    .describe('Revision of the notice (Form W-4R) that the owner was shown; null where none was'),
  bankName: z.string().nullable(),
  balance: moneyOut.describe('Balance of its account, now'),
  balanceAfter: moneyOut.nullable().describe('Once it is paid; null for what was paid or is closed'),
  expectedFrom: maybe(
    dateOut.nullable().describe('The first day its owner can expect the money; null once it is there'),
  ),
  expectedTo: maybe(dateOut.nullable().describe('The last of these days')),
  history: z.array(
    z.strictObject({
      kind: stepKind,
      at: momentOut,
      by: z.string().nullable().describe('Person who did it; null for the portal itself'),
      note: z.string().nullable(),
    }),
  ),
  evidence: maybeNone(z.array(evidence).describe('Evidence of the request, newest first; the newest counts')),
  evidenceKinds: maybeNone(
    z.array(evidenceKind).describe('The documents that it takes; none where it demands nothing'),
  ),
  visitors: z.array(visitor).describe('Others of staff who have it open'),
  redeposit: maybe(
    z
      .strictObject({
        amount: moneyOut.describe('What came back, without fee and taxes'),
        isLate: z.boolean().describe('Later than 60 days: the owner certifies why (Form 5498, box 13a)'),
        taxYear: z.int().describe('The year whose Form 1099-R keeps the payment'),
      })
      .nullable()
      .describe('What two people may put back into the account as a rollover; null for nothing'),
  ),
  dataNotes: maybe(
    z
      .array(z.string())
      .describe('Personal and contact data of the owner that nobody has confirmed, with who wrote it and when'),
  ),
  ownerNotes: maybeNone(
    z
      .array(z.strictObject({ noteId: z.int(), title: z.string(), text: z.string(), at: momentOut, by: z.string() }))
      .describe('The latest notes about the owner, at most 3'),
  ),
  otherRequests: maybeNone(
    z
      .array(
        z.strictObject({
          requestId: z.int(),
          number: z.string(),
          amount: moneyOut,
          statusId: z.int(),
          dateRequested: momentOut,
        }),
      )
      .describe('The latest other requests of the owner, at most 3'),
  ),
  lastChange: z
    .strictObject({ at: momentOut, by: z.string().nullable().describe('Null for the portal itself') })
    .nullable()
    .describe('Last change of the request or its status'),
})
export type RequestAround = z.output<typeof around>

export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  method: 'GET',
  staff: { path: '/api/withdrawal/admin/withdrawal/:requestId', may: 'operations' },
  summary: 'One withdrawal request with what staff read before they decide about it.',
  params: { requestId: pathId },
  response: z.strictObject({ request: withdrawal, around }),
})

export const getRollover = endpoint({
  name: 'getRollover',
  method: 'GET',
  staff: { path: '/api/rollover/admin/rollover/:requestId', may: 'operations' },
  summary: 'One rollover or transfer request with what staff read before they decide about it.',
  params: { requestId: pathId },
  response: z.strictObject({ request: rollover, around }),
})

export const visitRequest = endpoint({
  name: 'visitRequest',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/visit', may: 'operations' },
  summary: 'Says for the next 45 seconds that the caller has the request open; answers who else has, and its version.',
  params: { requestId: pathId },
  response: z.strictObject({ visitors: z.array(visitor), version: z.int() }),
})

export const saveWithdrawal = endpoint({
  name: 'saveWithdrawal',
  method: 'PUT',
  staff: { path: '/api/withdrawal/admin/withdrawal', may: 'operations' },
  summary: 'Saves status and fee waiver of a withdrawal; every other field must be as stored.',
  body: withdrawalEdit,
  refuses: [404, 409],
  response: withdrawal,
  keyed: true,
})

export const closeWithdrawal = endpoint({
  name: 'closeWithdrawal',
  method: 'POST',
  staff: { path: '/api/withdrawal/admin/withdrawal', may: 'operations' },
  summary: 'Cancels an open withdrawal or reverses an incomplete one.',
  body: withdrawalEdit,
  refuses: [404, 409],
  response: withdrawal,
  keyed: true,
})

export const saveRollover = endpoint({
  name: 'saveRollover',
  method: 'PUT',
  staff: { path: '/api/rollover/admin/rollover', may: 'operations' },
  summary: 'Saves a rollover or transfer request.',
  body: rolloverEdit,
  refuses: [404, 409],
  response: rollover,
  keyed: true,
})

export const closeRollover = endpoint({
  name: 'closeRollover',
  method: 'POST',
  staff: { path: '/api/rollover/admin/rollover', may: 'operations' },
  summary: 'Cancels an open rollover or reverses an incomplete one.',
  body: rolloverEdit,
  refuses: [404, 409],
  response: rollover,
  keyed: true,
})

export const readReceivingAccount = endpoint({
  name: 'readReceivingAccount',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/receiving-account', may: 'operations' },
  summary: 'The receiving account of a rollover in full; who read it is recorded, at most 60 an hour.',
  params: { requestId: pathId },
  refuses: [429],
  response: z.strictObject({ receivingAccountNumber: z.string() }),
})

export const askToSignAgain = endpoint({
  name: 'askToSignAgain',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/sign-again', may: 'operations' },
  summary: 'Asks the owner to sign what the request says now; who of staff contributed to it may approve it then.',
  params: { requestId: pathId },
  refuses: [409, 429],
  response: z.strictObject({ sentTo: z.string() }),
  keyed: true,
})

export const redepositRequest = endpoint({
  name: 'redepositRequest',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/redeposit', may: 'operations' },
  summary:
    'Asks to put the money of a payment of an earlier tax year, which came back, into the account as a rollover; another person decides. The Form 1099-R of its year stays.',
  params: { requestId: pathId },
  body: z.strictObject({
    electionGuid: z.string().regex(/^[A-Za-z0-9_-]{2,64}$/, 'Please choose a document'),
    isSignedElection: z
      .boolean()
      .default(false)
      .describe("The caller has opened the file and states that it is the owner's signed election; otherwise refused"),
  }),
  refuses: [409],
  response: z.strictObject({ approvalId: z.int().nullable().describe('What waits for the second person; null: done') }),
  keyed: true,
})
