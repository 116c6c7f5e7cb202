import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { date, id, maybeMoment, maybeMoney, maybeText, money, nothing } from '../rest/shapes.ts'

const Step = z.enum([
  'DISTRIBUTION',
  'TYPE',
  'PAYMENT_OPTIONS',
  'ACCOUNT_INFO',
  'ROLLOVER',
  'FEDERAL',
  'STATE',
  'CONFIRMATION',
])

const Amount = z.object({
  maximumAmount: money,
  amount: maybeMoney,
  isFullAmount: z.boolean(),
  fee: money,
  progress: z.object({
    steps: z.array(Step),
    completedSteps: z.array(Step),
    nextStep: Step,
    version: id,
    savedAt: maybeMoment,
  }),
})

const Type = z.object({
  rolloverSelected: z.boolean(),
  normalDistributionSelected: z.boolean(),
  earlyDistributionSelected: z.boolean(),
  transferSelected: z.boolean(),
  displayRollover: z.boolean(),
  displayNormalDistribution: z.boolean(),
  displayEarlyDistribution: z.boolean(),
  isRoth: z.boolean(),
})

const Payment = z.object({ isCheck: z.boolean().nullish() })

const BankAccount = z.object({
  accountNumber: maybeText,
  accountNumberLast4: maybeText,
  bankName: maybeText,
  routingNumber: maybeText,
  accountOwner: maybeText,
})

const Federal = z.object({
  withdrawalAmount: money,
  isEarlyWithdrawal: z.boolean(),
  maximumFederalWithholding: z.int(),
  stateOfResidence: maybeText,
  selectedAmount: maybeMoney,
  isDirectDeposit: z.boolean(),
  fee: money,
})

const State = z.object({
  minimumStateWithholding: money,
  maximumStateWithholding: money,
  canOptOut: z.boolean(),
  canModify: z.boolean(),
  messageOutput: maybeText,
  selectedAmount: maybeMoney,
  stateOptOut: z.boolean().nullish(),
  stateOfResidence: maybeText,
  withdrawalAmount: maybeMoney,
  federalTaxAmount: maybeMoney,
})

const Rollover = z.object({
  checkPayee: maybeText,
  attentionTo: maybeText,
  address: maybeText,
  city: maybeText,
  state: maybeText,
  zip: maybeText,
  receivingAccount: maybeText,
})

const Confirmation = z.object({
  distributionTypeId: id,
  amount: money,
  federalTaxAmount: money,
  stateTaxAmount: money,
  isCheck: z.boolean().nullish(),
  netAmount: money,
  isRollover: z.boolean(),
  fee: money,
  version: id,
  bankName: maybeText,
  accountNumberLast4: maybeText,
  checkPayee: maybeText,
  expectedFrom: date.nullish(),
  expectedTo: date.nullish(),
  stateOfResidence: maybeText,
})

export type RolloverDetails = {
  checkPayee: string
  attentionTo: string | null
  address: string
  city: string
  state: string
  zip: string
  receivingAccount: string
}

const paths = <const Step extends string>(step: Step) => ({
  customer: `/api/wizard/${step}/:accountId` as const,
  staff: { path: `/api/wizard/admin/:accountOwnerId/${step}/:accountId` as const, may: 'operations' as const },
})

/** Carries the progress of the whole wizard besides its own step. */
export const getAmount = endpoint({
  name: 'getWizardAmount',
  method: 'GET',
  ...paths('distribution'),
  response: Amount,
})
export const getType = endpoint({ name: 'getWizardType', method: 'GET', ...paths('distribution-type'), response: Type })
export const getPayment = endpoint({ name: 'getWizardPayment', method: 'GET', ...paths('payment'), response: Payment })
export const getBankAccount = endpoint({
  name: 'getWizardBankAccount',
  method: 'GET',
  ...paths('account'),
  response: BankAccount,
})
export const getFederal = endpoint({ name: 'getWizardFederal', method: 'GET', ...paths('federal'), response: Federal })
export const getState = endpoint({ name: 'getWizardState', method: 'GET', ...paths('state'), response: State })
export const getRollover = endpoint({
  name: 'getWizardRollover',
  method: 'GET',
  ...paths('rollover'),
  response: Rollover,
})
export const getConfirmation = endpoint({
  name: 'getWizardConfirmation',
  method: 'GET',
  ...paths('confirmation'),
  response: Confirmation,
})

export const saveAmount = endpoint({
  name: 'saveWizardAmount',
  method: 'POST',
  ...paths('amount'),
  body: sends<{ amount: number | null; isFullAmount: boolean }>(),
  response: Amount,
})
export const saveType = endpoint({
  name: 'saveWizardType',
  method: 'POST',
  ...paths('distribution-type'),
  body: sends<{ distributionTypeId: number }>(),
  response: Type,
})
export const savePayment = endpoint({
  name: 'saveWizardPayment',
  method: 'POST',
  ...paths('payment'),
  body: sends<{ isCheck: boolean }>(),
  response: Payment,
})
export const saveBankAccount = endpoint({
  name: 'saveWizardBankAccount',
  method: 'POST',
  ...paths('account'),
  body: sends<{ accountNumber: string; confirmAccountNumber: string; bankName: string; routingNumber: string }>(),
  response: BankAccount,
})
export const saveFederal = endpoint({
  name: 'saveWizardFederal',
  method: 'POST',
  ...paths('federal'),
  body: sends<{ federalTaxAmount: number; residenceState: string }>(),
  response: Federal,
})
export const saveState = endpoint({
  name: 'saveWizardState',
  method: 'POST',
  ...paths('state'),
  body: sends<{ stateTaxAmount: number; stateOptOut: boolean }>(),
  response: State,
})
export const saveRollover = endpoint({
  name: 'saveWizardRollover',
  method: 'POST',
  ...paths('rollover'),
  body: sends<RolloverDetails>(),
  response: Rollover,
})

export const dropDraft = endpoint({ name: 'dropWizardDraft', method: 'DELETE', ...paths('draft'), response: nothing })

/** With a version, only what the person saw is submitted. */
export const finalize = endpoint({
  name: 'finalizeWizard',
  method: 'POST',
  ...paths('finalize'),
  body: sends<{ version: number } | undefined>(),
  response: z.object({ requestId: id, isRollover: z.boolean() }),
  keyed: true,
})
