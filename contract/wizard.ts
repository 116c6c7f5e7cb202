import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { dateOut, momentOut, money, moneyOut, pathId } from './fields.ts'
import { optionalLine } from './line.ts'
import { EVIDENCE_OF } from './evidence.ts'
import { maybe, maybeNone } from './partial.ts'
import { WITHHOLDING_NOTICES } from './withholdingNotice.ts'
import { WIZARD_STEPS } from './wizardStep.ts'
import { cleanNumber } from './typedNumbers.ts'

const endpoint = endpointsOf('distributions')

// Responses and bodies of the wizard's pages. Money is in dollars.

const step = z.enum(WIZARD_STEPS)
const amountPage = z.strictObject({
  maximumAmount: moneyOut,
  amount: moneyOut.nullable(),
  isFullAmount: z.boolean(),
  fee: moneyOut,
  progress: z.strictObject({
    steps: z.array(step),
    completedSteps: z.array(step),
    nextStep: step,
    version: z.int(),
    savedAt: momentOut.nullable(),
  }),
})
const typePage = z.strictObject({
  rolloverSelected: z.boolean(),
  normalDistributionSelected: z.boolean(),
  earlyDistributionSelected: z.boolean(),
  transferSelected: z.boolean(),
  displayRollover: z.boolean(),
  displayNormalDistribution: z.boolean(),
  displayEarlyDistribution: z.boolean(),
  isRoth: z.boolean(),
  evidenceOf: maybe(z.enum(EVIDENCE_OF).nullable()).describe('The reason, chosen by staff, that a document must prove'),
  evidenceOffered: maybeNone(
    z
      .array(z.enum(EVIDENCE_OF))
      .describe('Reasons that a document must prove and that staff may choose; empty for the owner'),
  ),
})
const paymentPage = z.strictObject({ isCheck: z.boolean().nullable() })
const bankAccountPage = z.strictObject({
  accountNumber: z.string().nullable(),
  accountNumberLast4: z.string().nullable(),
  bankName: z.string().nullable(),
  routingNumber: z.string().nullable(),
  accountOwner: z.string().nullable(),
})
const rolloverPage = z.strictObject({
  checkPayee: z.string().nullable(),
  attentionTo: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  receivingAccount: z.string().nullable(),
})
const federalPage = z.strictObject({
  withdrawalAmount: moneyOut,
  isEarlyWithdrawal: z.boolean(),
  maximumFederalWithholding: z.int(),
  minimumFederalWithholding: maybe(z.int()).describe(
    'Minimum federal withholding without an opt-out, in whole percent',
  ),
  stateOfResidence: z.string().nullable(),
  mailingState: maybe(z.string().nullable()).describe('State of the mailing address; null if there is none'),
  selectedAmount: moneyOut.nullable(),
  isDirectDeposit: z.boolean(),
  fee: moneyOut,
})
const statePage = z.strictObject({
  minimumStateWithholding: moneyOut,
  maximumStateWithholding: moneyOut,
  canOptOut: z.boolean(),
  canModify: z.boolean(),
  messageOutput: maybe(z.string()),
  selectedAmount: moneyOut.nullable(),
  stateOptOut: z.boolean().nullable(),
  stateOfResidence: z.string().nullable(),
  withdrawalAmount: moneyOut.nullable(),
  federalTaxAmount: moneyOut.nullable(),
})
const confirmationPage = z.strictObject({
  distributionTypeId: z.int(),
  evidenceOf: maybe(z.enum(EVIDENCE_OF).nullable()),
  amount: moneyOut,
  federalTaxAmount: moneyOut,
  stateTaxAmount: moneyOut,
  isCheck: maybe(z.boolean()),
  netAmount: moneyOut,
  isRollover: z.boolean(),
  fee: moneyOut,
  draftId: maybe(
    z.string().nullable().describe('ID of the draft, of which at most one request is made; null without a draft'),
  ),
  version: z.int(),
  bankName: z.string().nullable(),
  accountNumberLast4: z.string().nullable(),
  checkPayee: z.string().nullable(),
  expectedFrom: maybe(dateOut),
  expectedTo: maybe(dateOut),
  stateOfResidence: z.string().nullable(),
  taxNotice: z
    .string()
    .nullable()
    .describe('Notice that the state tax uses the table of an older year; null otherwise'),
})

/** A missing text becomes empty, so that the error appears at its field. */
const text = (max: number, clean?: (text: string) => string) =>
  optionalLine({ max, clean })
    .nullish()
    .transform((value) => value ?? '')

/** Paths of a wizard page, for customers and staff. */
const page = <const Name extends string>(name: Name) => ({
  customer: `/api/wizard/${name}/:accountId` as const,
  staff: { path: `/api/wizard/admin/:accountOwnerId/${name}/:accountId` as const, may: 'operations' as const },
  params: { accountId: pathId },
})

/** The response includes the progress of the whole wizard. */
export const getWizardAmount = endpoint({
  name: 'getWizardAmount',
  method: 'GET',
  ...page('distribution'),
  summary: 'The amount page of the wizard, and the progress of the whole wizard.',
  response: amountPage,
})

export const getWizardType = endpoint({
  name: 'getWizardType',
  method: 'GET',
  ...page('distribution-type'),
  summary: 'The type page of the wizard.',
  response: typePage,
})

export const getWizardPayment = endpoint({
  name: 'getWizardPayment',
  method: 'GET',
  ...page('payment'),
  summary: 'The payment page of the wizard: check or direct deposit.',
  response: paymentPage,
})

export const getWizardBankAccount = endpoint({
  name: 'getWizardBankAccount',
  method: 'GET',
  ...page('account'),
  summary: 'The bank account page of the wizard; the account number is masked.',
  response: bankAccountPage,
})

export const getWizardRollover = endpoint({
  name: 'getWizardRollover',
  method: 'GET',
  ...page('rollover'),
  summary: 'The receiver page of the wizard, for a rollover or transfer.',
  response: rolloverPage,
})

export const getWizardFederal = endpoint({
  name: 'getWizardFederal',
  method: 'GET',
  ...page('federal'),
  summary: 'The federal withholding page of the wizard; 404 until the earlier pages are saved.',
  response: federalPage,
})

export const getWizardState = endpoint({
  name: 'getWizardState',
  method: 'GET',
  ...page('state'),
  summary: 'The state withholding page of the wizard; 404 until the earlier pages are saved.',
  response: statePage,
})

export const getWizardConfirmation = endpoint({
  name: 'getWizardConfirmation',
  method: 'GET',
  ...page('confirmation'),
  summary: 'The request that would be submitted, with its version; 404 until the earlier pages are saved.',
  response: confirmationPage,
})

export const saveWizardAmount = endpoint({
  name: 'saveWizardAmount',
  method: 'POST',
  ...page('amount'),
  summary: 'Saves the amount; a change clears the taxes.',
  body: z.strictObject({ amount: money.nullish(), isFullAmount: z.boolean() }),
  refuses: [409],
  response: amountPage,
  keyed: true,
})

export const saveWizardType = endpoint({
  name: 'saveWizardType',
  method: 'POST',
  ...page('distribution-type'),
  summary: 'Saves the type; a change clears the taxes.',
  body: z.strictObject({
    distributionTypeId: z.int(),
    isEmployerPlan: z
      .boolean()
      .nullish()
      .describe(
        "For a rollover (50): whether the receiving account is an employer's plan; false saves a transfer (60).",
      ),
  }),
  refuses: [409],
  response: typePage,
  keyed: true,
})

/** Only staff can make this call: owners have no path to it. */
export const saveWizardEvidencedType = endpoint({
  name: 'saveWizardEvidencedType',
  method: 'POST',
  staff: { path: '/api/wizard/admin/:accountOwnerId/evidenced-type/:accountId', may: 'operations' },
  params: { accountId: pathId },
  summary: 'Saves a type whose reason a document must prove; a change clears the taxes.',
  body: z.strictObject({ evidenceOf: z.enum(EVIDENCE_OF) }),
  refuses: [409],
  response: typePage,
  keyed: true,
})

export const saveWizardPayment = endpoint({
  name: 'saveWizardPayment',
  method: 'POST',
  ...page('payment'),
  summary: 'Saves check or direct deposit.',
  body: z.strictObject({ isCheck: z.boolean() }),
  refuses: [409],
  response: paymentPage,
  keyed: true,
})

export const saveWizardBankAccount = endpoint({
  name: 'saveWizardBankAccount',
  method: 'POST',
  ...page('account'),
  summary: 'Saves the bank account; its routing number determines the bank. The masked number keeps the stored one.',
  body: z.strictObject({
    accountNumber: text(40, cleanNumber.account),
    confirmAccountNumber: text(40, cleanNumber.account),
    bankName: z.string().max(200).nullish(),
    routingNumber: text(40, cleanNumber.routing),
  }),
  refuses: [409],
  response: bankAccountPage,
  keyed: true,
})

export const saveWizardRollover = endpoint({
  name: 'saveWizardRollover',
  method: 'POST',
  ...page('rollover'),
  summary: 'Saves the receiver of a rollover or transfer.',
  body: z.strictObject({
    checkPayee: text(100),
    attentionTo: optionalLine({ max: 100 })
      .nullish()
      .transform((value) => value || null),
    address: text(100),
    city: text(60),
    state: text(20, cleanNumber.state),
    zip: text(40, cleanNumber.zip),
    receivingAccount: text(40),
  }),
  refuses: [409],
  response: rolloverPage,
  keyed: true,
})

export const saveWizardFederal = endpoint({
  name: 'saveWizardFederal',
  method: 'POST',
  ...page('federal'),
  summary: 'Saves the federal withholding and the state of residence; a change clears the state tax.',
  body: z.strictObject({
    federalTaxAmount: money,
    residenceState: text(20, cleanNumber.state),
    withholdingNotice: z
      .string()
      .refine((name) => WITHHOLDING_NOTICES.includes(name), 'There is no such notice')
      .nullish()
      .describe('Revision of the notice (Form W-4R) shown next to the choice; omitted if none was shown'),
  }),
  refuses: [409],
  response: federalPage,
  keyed: true,
})

export const saveWizardState = endpoint({
  name: 'saveWizardState',
  method: 'POST',
  ...page('state'),
  summary: 'Saves the state withholding.',
  body: z.strictObject({ stateTaxAmount: money.nullish(), stateOptOut: z.boolean() }),
  refuses: [409],
  response: statePage,
  keyed: true,
})

/** With a version, the call submits only the draft that was shown. */
export const finalizeWizard = endpoint({
  name: 'finalizeWizard',
  method: 'POST',
  ...page('finalize'),
  summary: 'Submits the request and emails the signing link; refused if the version is not the current one.',
  body: z.strictObject({ version: z.int().optional() }).nullish(),
  refuses: [409],
  response: z.strictObject({ requestId: z.int(), isRollover: z.boolean() }),
  keyed: true,
})

export const dropWizardDraft = endpoint({
  name: 'dropWizardDraft',
  method: 'DELETE',
  ...page('draft'),
  summary: 'Deletes the draft.',
  keyed: true,
  refuses: [409],
})
