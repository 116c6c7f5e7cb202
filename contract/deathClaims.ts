import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { EVIDENCE_STATES } from './evidence.ts'
import { bodyId, dateOut, momentOut, money, moneyOut, pathId } from './fields.ts'
import { line, optionalLine } from './line.ts'
import { maybe } from './partial.ts'
import { cleanNumber } from './typedNumbers.ts'

const endpoint = endpointsOf('distributions')

// Claims on an account after its owner's death, by a beneficiary, the estate or a trust. Money is in dollars.

export const RECIPIENT_KINDS = ['PERSON', 'ESTATE', 'TRUST'] as const
export type RecipientKind = (typeof RECIPIENT_KINDS)[number]

/** The name of a recipient kind on screens and in approvals. */
export const RECIPIENT_KIND_NAME: Readonly<Record<RecipientKind, string>> = {
  PERSON: 'Person',
  ESTATE: 'Estate',
  TRUST: 'Trust',
}

const designated = z.strictObject({
  beneficiaryId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  dob: dateOut,
  isPrimary: z
    .boolean()
    .nullable()
    .describe('Whether the beneficiary is primary; contingent ones inherit only if no primary one is alive'),
  share: z.int().describe('Share in percent'),
  entitled: moneyOut.describe(
    'Part of the balance that belongs to this share, less open claims for it; interest follows the money that is still in the account, and the part is rounded down',
  ),
})

const minimumAtDeath = z.strictObject({
  year: z.int().describe("Year of the owner's death"),
  required: moneyOut.describe(
    'Required amount by the Uniform Lifetime Table, from the value at the end of the year before, with what was open of a first minimum due in that year',
  ),
  paidToOwner: moneyOut.describe('Paid to the owner from this account in that year, before tax and without the fee'),
  paidToRecipients: moneyOut.describe('Paid to recipients from the death until the waiver date, and not reversed'),
  remaining: moneyOut.describe(
    'Left for the recipients of this account: its part of the amount that the owner had not taken from all Traditional IRAs, in proportion to the required amounts, less payments to recipients',
  ),
  dueOn: dateOut,
  waivedUntil: dateOut.describe('Last day to take the missed minimum without excise tax'),
})

export type MinimumAtDeath = z.output<typeof minimumAtDeath>

const claimableAccount = z.strictObject({
  accountId: z.int(),
  planAccountNumber: z.string(),
  isRoth: z.boolean(),
  balance: moneyOut,
  claimable: moneyOut.describe('The balance less the amounts of open claims'),
  isClosed: z.boolean().describe('Whether nothing can be claimed because of the status of the account'),
  whyNot: maybe(z.string().nullable().describe('Reason why nothing can be claimed; null if claims are possible')),
  minimum: maybe(
    minimumAtDeath.nullable().describe('Required minimum distribution of the year of death; null if none was required'),
  ),
  designated: z.array(designated),
  designatedAt: momentOut.nullable().describe('When the shares were last set; null if never set in the portal'),
  designatedBy: z.string().nullable(),
})

const deathClaim = z.strictObject({
  requestId: z.int(),
  number: z.string(),
  planAccountNumber: z.string(),
  recipient: z.string(),
  recipientKind: z.enum(RECIPIENT_KINDS),
  maskedTin: z.string(),
  beneficiaryId: z.int().nullable().describe('ID of the designated beneficiary; null for any other recipient'),
  amount: moneyOut,
  isFullAmount: z.boolean(),
  netAmount: moneyOut,
  statusId: z.int(),
  outcome: z.string().nullable(),
  evidenceState: z.enum(EVIDENCE_STATES),
  dateRequested: momentOut,
})

const recipient = z.strictObject({
  payeeId: z.int(),
  kind: z.enum(RECIPIENT_KINDS),
  firstName: z.string(),
  lastName: z.string(),
  maskedTin: z.string(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

const deathClaims = z.strictObject({
  accounts: z.array(claimableAccount),
  claims: z.array(deathClaim).describe('Claims, newest first'),
  recipients: z.array(recipient).describe('Recipients with their current data, which their tax forms use'),
})

export const getDeathClaims = endpoint({
  name: 'getDeathClaims',
  method: 'GET',
  staff: { path: '/api/death/admin/:accountOwnerId/claims', may: 'operations' },
  summary: 'Possible and existing claims on the accounts of an owner who has died.',
  response: deathClaims,
})

/** Fields of a claim that determine its withholding. */
const asked = {
  amount: money.nullish().describe('Amount; if omitted, everything that is left'),
  isFullAmount: z.boolean(),
  federalPercent: z
    .int()
    .min(0)
    .max(100)
    .describe(
      "0, or at least the minimum of the terms; 10, or 0 from a Roth IRA, unless the recipient's Form W-4R says otherwise",
    ),
  state: z.string().overwrite(cleanNumber.state).length(2).describe("The recipient's state of residence"),
}

export const quoteDeathClaim = endpoint({
  name: 'quoteDeathClaim',
  method: 'POST',
  staff: { path: '/api/death/admin/:accountOwnerId/:accountId/claim/quote', may: 'operations' },
  summary: 'Estimates the withholding of a claim made today, without storing anything.',
  params: { accountId: pathId },
  body: z.strictObject(asked),
  refuses: [409],
  response: z.strictObject({
    amount: moneyOut,
    federal: moneyOut,
    maximumFederalPercent: z.int(),
    minimumState: moneyOut,
    maximumState: moneyOut,
    canOptOut: z.boolean(),
    canModify: z.boolean(),
    message: z.string(),
    fee: moneyOut,
  }),
})

/** A tax number. Separators are removed: "12-3456789" has nine digits. */
const tin = z
  .string({ error: (issue) => (issue.input === undefined ? 'Required' : undefined) })
  .overwrite(cleanNumber.social)
  .refine((text) => /^\d{9}$/.test(text), 'A tax number has 9 digits.')

/** Identity of a recipient, and the address on its tax form. */
const identity = {
  firstName: optionalLine({ max: 100 }).describe('First name of a person; empty for an estate and a trust'),
  lastName: line({ max: 100 }).describe('Last name of a person; whole name of an estate or a trust'),
  address1: line({ max: 100, required: 'Address is required.' }),
  address2: optionalLine({ max: 100 }).nullish(),
  city: line({ max: 100, required: 'City is required.' }),
  state: asked.state,
  zip: z.string().max(20).overwrite(cleanNumber.zip),
}

export const correctDeathRecipient = endpoint({
  name: 'correctDeathRecipient',
  method: 'PUT',
  staff: { path: '/api/death/admin/:accountOwnerId/recipient/:payeeId', may: 'operations' },
  summary:
    'Corrects name, tax number or address of a recipient. Tax forms use the new data, and a filed form is corrected. The destination of payments does not change; an undelivered check is mailed to a new address after another person approves.',
  params: { payeeId: pathId },
  body: z.strictObject({ ...identity, tin: tin.nullish().describe('Tax number; if omitted, no change') }),
  response: recipient,
  keyed: true,
})

export const makeDeathClaim = endpoint({
  name: 'makeDeathClaim',
  method: 'POST',
  staff: { path: '/api/death/admin/:accountOwnerId/:accountId/claim', may: 'operations' },
  summary:
    "Creates a request that pays a recipient instead of the owner. It is paid after another person accepts the recipient's claim form and approves the request.",
  params: { accountId: pathId },
  body: z.strictObject({
    ...asked,
    stateTaxAmount: money.nullish(),
    stateOptOut: z.boolean(),
    beneficiaryId: bodyId.nullish().describe('ID of the designated beneficiary; omitted for any other recipient'),
    kind: z.enum(RECIPIENT_KINDS),
    ...identity,
    tin: tin.describe('Social security number of a person; employer identification number of an estate or a trust'),
    isCheck: z.boolean(),
    routingNumber: z.string().max(40).overwrite(cleanNumber.routing).nullish(),
    accountNumber: z.string().max(40).overwrite(cleanNumber.account).nullish(),
    confirmAccountNumber: z.string().max(40).overwrite(cleanNumber.account).nullish(),
    isSavings: z.boolean().nullish(),
  }),
  refuses: [409],
  response: z.strictObject({ requestId: z.int(), number: z.string() }),
  keyed: true,
})
