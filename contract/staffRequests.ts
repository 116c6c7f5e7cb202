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
import { FULL_NAME, line, optionalLine } from './line.ts'
import { addedUp, filterBy, pagedRows, pageQuery } from './page.ts'
import { stepKind } from './requests.ts'
import { maybe, maybeNone, otherwise } from './partial.ts'
import { staffPayment } from './payment.ts'
import { reason } from './reasons.ts'
import { requestNumber } from './requestNumber.ts'
import { cleanNumber } from './typedNumbers.ts'
import { REQUEST_STATUS, REQUEST_STATUS_NAME } from './requestStatus.ts'

const endpoint = endpointsOf('distributions')

/**
 * The lists of requests that staff process. Signed open requests are in the list "open", unsigned ones in "signature".
 */
export const requestListName = z.enum(['open', 'signature', 'approved', 'incomplete', 'historical'])
export type RequestList = z.output<typeof requestListName>

const move = z.strictObject({
  statusId: z.int(),
  reason: z.string().nullable().describe('Reason why the change would be refused; null if it is possible'),
  says: z.string().nullable().describe('Effects of the change on money, and the people notified; null if none'),
  warning: maybe(
    z.string().nullable().describe('Reason why the change would have no effect although it is accepted; null if none'),
  ),
  needsSecondPerson: z.boolean().describe('Whether the change waits for a second employee'),
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
  attachmentWarning: z.string().nullable().describe('Warning about active content of the attached file'),
  planAccountNumber: z.string(),
  distributionTypeId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  recipientName: maybe(
    z.string().nullable().describe("Recipient who is paid after the owner's death; null if the owner is paid"),
  ),
  isFullAmount: z.boolean(),
  isCheck: z.boolean(),
  isRoth: z.boolean(),
  dateOfBirth: dateOut.nullable(),
  dateRequested: momentOut,
  ageInBankDays: z
    .int()
    .nullable()
    .describe('Bank days since the signature, or since creation if unsigned; null once closed'),
  retirementAccountId: z.int(),
  version: z.int(),
  signedAt: momentOut.nullable(),
  accountOwnerId: z.int(),
  outcome: z.string().nullable(),
  incompleteReason: z.string().nullable(),
  isHeld: maybe(z.boolean().describe("Whether payment waits because the owner's first payout is held")),
  holdReason: z.string().nullable().describe('Reason of the hold and what ends it; null if the request is not held'),
  netAmount: moneyOut,
  // A custodian that does not track its payments may omit this list.
  payments: maybeNone(
    z.array(staffPayment).describe('Payments, oldest first; a returned payment may be followed by another'),
  ),
  // A custodian that omits the transitions refuses an invalid one when it is attempted.
  moves: maybeNone(z.array(move).describe('Changes to each of the six statuses, as in the edit form')),
  closing: maybe(move.describe('Closing by Cancel (open request) or Reverse (incomplete request)')),
  isCorrectable: otherwise(true, z.boolean().describe('Whether the request may still be edited')),
  maySignAgain: otherwise(false, z.boolean().describe('Whether the owner can be asked to sign the current request')),
  evidence: maybe(evidenceStanding),
  waitsFor: z.string().nullable().describe('Description of the change that waits for a second person; null if none'),
  dataNotes: maybeNone(
    z.array(z.string()).describe('Unconfirmed data of the owner that an approver must know; moments in ISO 8601'),
  ),
  openedBy: maybeNone(z.array(z.string()).describe('Other employees who have the request open')),
}

const withdrawal = z.strictObject({
  ...shared,
  federalWithholding: moneyOut,
  stateWithholding: moneyOut,
  routingNumber: z.string().nullable(),
  bankAccount: z.string().nullable().describe('Masked bank account number'),
  isSavings: otherwise(false, z.boolean()),
  takesBankDetails: otherwise(
    false,
    z.boolean().describe('Whether new bank details may be entered because the deposit was returned'),
  ),
  needsBankDetails: otherwise(
    false,
    z.boolean().describe('Whether new bank details are required because the bank rejected the stored ones'),
  ),
})
export type Withdrawal = z.output<typeof withdrawal>

const rollover = z.strictObject({
  ...shared,
  distributionTypeId: maybe(shared.distributionTypeId),
  isFullAmount: maybe(shared.isFullAmount),
  isCheck: maybe(shared.isCheck),
  isRoth: maybe(shared.isRoth),
  receivingAccountNumber: z
    .string()
    .nullable()
    .describe('Masked account number; if sent back unchanged, the stored number stays'),
  checkPayableTo: z.string().nullable(),
  attentionTo: z.string().nullable(),
  isPaperForm: otherwise(false, z.boolean()),
  mustReadForm: otherwise(false, z.boolean().describe('Whether the signer of the paper form must still be recorded')),
  paperSigner: z.string().nullable().describe('Signer, as written on the paper form'),
  isEmployerPlan: maybe(
    z
      .boolean()
      .nullable()
      .describe("Whether the receiving account is an employer's plan; null for a paper form without a recorded answer"),
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
  /** The version of the request that the user read. */
  version: z.int().optional(),
  reason: reason.optional().describe('Reason for Incomplete, Cancel or a reversal; the owner reads it'),
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
  bankDetails: bankDetails.optional().describe('New bank details after a returned deposit'),
  byCheck: z
    .boolean()
    .optional()
    .describe('Whether to pay a returned deposit by check to the confirmed mailing address; then without bankDetails'),
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
      "Whether the receiving account is an employer's plan: a rollover (50), otherwise a transfer (60). If omitted, it does not change; required when the payee or the signer of a Traditional account's paper form is recorded.",
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
      'Beginning of the last name, of "last, first" or of the account number, or the request number',
    ),
    requestId: filterBy.number,
    statusId: filterBy.number,
    distributionTypeId: filterBy.number,
    amountFrom: filterBy.dollars,
    amountTo: filterBy.dollars,
    requestedFrom: filterBy.day,
    requestedTo: filterBy.day.describe('Last day, included'),
    isCheck: z.enum(['true', 'false']).optional(),
    mine: z
      .enum(['true', 'false'])
      .optional()
      .describe('True for requests that the caller ever worked on or opened within the hour; false for the others'),
    olderThan: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .optional()
      .describe('Only requests that waited longer than this number of bank days'),
  },
})
/** Filters of the five lists of requests. */
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
  list: requestListName.describe('Current list of the request'),
  residenceState: z.string().nullable(),
  withholdingNotice: z
    .string()
    .nullable()
    .describe('Revision of the notice (Form W-4R) that was shown to the owner; null if none was'),
  bankName: z.string().nullable(),
  balance: moneyOut.describe('Current balance of the account'),
  balanceAfter: moneyOut
    .nullable()
    .describe('Balance of the account after the payment; null for a paid or closed request'),
  expectedFrom: maybe(
    dateOut.nullable().describe('First day on which the owner can expect the money; null once it has arrived'),
  ),
  expectedTo: maybe(dateOut.nullable().describe('Last day on which the owner can expect the money')),
  history: z.array(
    z.strictObject({
      kind: stepKind,
      at: momentOut,
      by: z.string().nullable().describe('Person who performed the step; null for the portal itself'),
      note: z.string().nullable(),
    }),
  ),
  evidence: maybeNone(z.array(evidence).describe('Evidence of the request, newest first; the newest one counts')),
  evidenceKinds: maybeNone(
    z.array(evidenceKind).describe('Kinds of documents accepted as evidence; empty if none is required'),
  ),
  visitors: z.array(visitor).describe('Other employees who have the request open'),
  redeposit: maybe(
    z
      .strictObject({
        amount: moneyOut.describe('Returned amount, without fee and taxes'),
        isLate: z
          .boolean()
          .describe(
            'Whether more than 60 days have passed: then the owner certifies the late rollover (Form 5498, box 13a)',
          ),
        taxYear: z.int().describe('Year whose Form 1099-R reports the payment'),
        mayPayAgain: otherwise(
          true,
          z.boolean().describe('Whether the owner can be paid again instead; false after a death'),
        ),
      })
      .nullable()
      .describe('Money that may be put back into the account as a rollover, with approval; null if none'),
  ),
  estate: maybe(
    z
      .strictObject({
        amount: moneyOut.describe('Returned amount, without fee and taxes'),
        payableTo: z.string().describe('Payee of the check, such as "Estate of John Doe"'),
        taxYear: z.int().describe("Year of the owner's Form 1099-R, which does not change"),
      })
      .nullable()
      .describe('Money of an owner who has died that may be paid to the estate, with approval; null if none'),
  ),
  dataNotes: maybe(
    z
      .array(z.string())
      .describe('Unconfirmed personal and contact data of the owner, with author and moment in ISO 8601'),
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
  signingLinkSentAt: maybe(
    momentOut.nullable().describe('When the latest link to sign was emailed; null if none waits for a signature'),
  ),
  signingLinkExpiresAt: maybe(momentOut.nullable().describe('When the latest link to sign stops working')),
  lastChange: z
    .strictObject({
      at: momentOut,
      by: z.string().nullable().describe('Person who made the change; null for the portal itself'),
    })
    .nullable()
    .describe('Last change of the request or its status'),
})
export type RequestAround = z.output<typeof around>

export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  method: 'GET',
  staff: { path: '/api/withdrawal/admin/withdrawal/:requestId', may: 'operations' },
  summary: 'One withdrawal request with everything that staff need for a decision.',
  params: { requestId: pathId },
  response: z.strictObject({ request: withdrawal, around }),
})

export const getRollover = endpoint({
  name: 'getRollover',
  method: 'GET',
  staff: { path: '/api/rollover/admin/rollover/:requestId', may: 'operations' },
  summary: 'One rollover or transfer request with everything that staff need for a decision.',
  params: { requestId: pathId },
  response: z.strictObject({ request: rollover, around }),
})

export const visitRequest = endpoint({
  name: 'visitRequest',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/visit', may: 'operations' },
  summary:
    'Records for 45 seconds that the caller has the request open; returns the other people who have it open, and its version.',
  params: { requestId: pathId },
  response: z.strictObject({ visitors: z.array(visitor), version: z.int() }),
})

export const saveWithdrawal = endpoint({
  name: 'saveWithdrawal',
  method: 'PUT',
  staff: { path: '/api/withdrawal/admin/withdrawal', may: 'operations' },
  summary: 'Saves status and fee waiver of a withdrawal; every other field must equal the stored value.',
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
  summary: 'Shows the receiving account of a rollover in full; the reader is recorded, at most 60 an hour.',
  params: { requestId: pathId },
  refuses: [429],
  response: z.strictObject({ receivingAccountNumber: z.string() }),
})

export const askToSignAgain = endpoint({
  name: 'askToSignAgain',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/sign-again', may: 'operations' },
  summary: 'Asks the owner to sign the current request again; then its contributors may approve the request.',
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
    'Requests that a returned payment of an earlier tax year be put back into the account as a rollover; another person decides. The Form 1099-R of that year does not change.',
  params: { requestId: pathId },
  body: z.strictObject({
    electionGuid: z.string().regex(/^[A-Za-z0-9_-]{2,64}$/, 'Please choose a document'),
    isSignedElection: z
      .boolean()
      .default(false)
      .describe(
        "True if the caller has opened the file and states that it is the owner's signed election; otherwise refused",
      ),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval that waits for a second person; null if none'),
  }),
  keyed: true,
})

export const payEstate = endpoint({
  name: 'payEstate',
  method: 'POST',
  staff: { path: '/api/request/admin/:accountOwnerId/:requestId/estate', may: 'operations' },
  summary:
    "Requests that a returned payment of an earlier tax year be sent by check to the estate of an owner who has died; another person decides. The owner's Form 1099-R of that year does not change, and the estate gets none.",
  params: { requestId: pathId },
  body: z.strictObject({
    representative: line({ max: 100 }).describe(
      "Name of the estate's executor or administrator, to whom the check is mailed",
    ),
    address1: line({ max: 100, required: 'Address is required.' }),
    address2: optionalLine({ max: 100 }).nullish(),
    city: line({ max: 100, required: 'City is required.' }),
    state: z.string().overwrite(cleanNumber.state).length(2),
    zip: z.string().max(20).overwrite(cleanNumber.zip),
    lettersGuid: z
      .string()
      .regex(/^[A-Za-z0-9_-]{2,64}$/, 'Please choose a document')
      .describe("The document that names the estate's representative, such as letters testamentary"),
    namesRepresentative: z
      .boolean()
      .default(false)
      .describe(
        'True if the caller has opened the file and states that it names this representative; otherwise refused',
      ),
  }),
  refuses: [409],
  response: z.strictObject({
    approvalId: z.int().nullable().describe('ID of the approval that waits for a second person; null if none'),
  }),
  keyed: true,
})
