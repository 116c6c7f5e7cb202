import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { expectedWindow } from '../../platform/calendar/bankDays.ts'
import { fromCents } from '../../platform/money.ts'
import type { Services } from '../../platform/context/services.ts'
import { netAmount } from '../../taxes/withholding.ts'
import { accountAssociatedData, maskedAccount } from '../accountNumbers.ts'
import { maximumFederal, stateBounds } from '../choices.ts'
import { isEarly } from '../facts.ts'
import { progressOf } from './steps.ts'
import type { Subject } from '../subject.ts'
import { isEarlyType, isNormalType, isRolloverType } from '../types.ts'

// What each page of the wizard is told: the stored choice and what bounds it. Money in dollars.

const dollarsOrNull = (cents: bigint | null | undefined) =>
  cents === null || cents === undefined ? null : fromCents(cents)

export function amountView({ draft, facts }: Subject) {
  const progress = progressOf(draft, facts)
  return {
    maximumAmount: fromCents(facts.balance),
    amount: dollarsOrNull(draft?.amount_cents),
    isFullAmount: draft?.is_full_amount ?? false,
    fee: fromCents(facts.fee),
    progress: { ...progress, savedAt: progress.savedAt?.toISOString() ?? null },
  }
}

export function typeView({ draft, facts, isRoth }: Subject) {
  const typeId = draft?.distribution_type_id ?? 0
  const early = isEarly(facts)
  return {
    rolloverSelected: typeId === DISTRIBUTION_TYPE.rollover,
    normalDistributionSelected: isNormalType(typeId),
    earlyDistributionSelected: isEarlyType(typeId),
    transferSelected: typeId === DISTRIBUTION_TYPE.transfer,
    displayRollover: true,
    displayNormalDistribution: !early,
    displayEarlyDistribution: early,
    isRoth,
  }
}

export function paymentView({ draft }: Subject) {
  return { isCheck: draft?.is_check ?? null }
}

export function bankAccountView({ draft, firstName, lastName }: Subject) {
  return {
    accountNumber: maskedAccount(draft?.bank_account_last4 ?? null),
    accountNumberLast4: draft?.bank_account_last4 ?? null,
    bankName: draft?.bank_name ?? null,
    routingNumber: draft?.routing_number ?? null,
    accountOwner: `${firstName} ${lastName}`,
  }
}

export function rolloverView({ draft, accountId }: Subject, { pii }: Pick<Services, 'pii'>) {
  const sealed = draft?.receiving_account_sealed ?? null
  return {
    checkPayee: draft?.check_payee ?? null,
    attentionTo: draft?.attention_to ?? null,
    address: draft?.address ?? null,
    city: draft?.city ?? null,
    state: draft?.state ?? null,
    zip: draft?.zip ?? null,
    receivingAccount: sealed === null ? null : pii.open(sealed, accountAssociatedData('receiving', accountId)),
  }
}

/** The state of residence is the stored one, else that of the mailing address. */
export function federalView({ draft, facts, mailing }: Subject) {
  const residence = draft?.residence_state ?? mailing?.state ?? null
  return {
    withdrawalAmount: fromCents(draft?.amount_cents ?? 0n),
    isEarlyWithdrawal: isEarly(facts),
    maximumFederalWithholding: draft ? maximumFederal(draft, residence, facts) : 0,
    stateOfResidence: residence,
    selectedAmount: dollarsOrNull(draft?.federal_cents),
    isDirectDeposit: draft?.is_check === false,
    fee: fromCents(facts.fee),
  }
}

export function stateView({ draft, facts }: Subject) {
  const bounds = draft && stateBounds(draft, facts)
  return {
    minimumStateWithholding: fromCents(bounds?.minimum ?? 0n),
    maximumStateWithholding: fromCents(bounds?.maximum ?? 0n),
    canOptOut: bounds?.canOptOut ?? false,
    canModify: bounds?.canModify ?? false,
    messageOutput: bounds?.messages.map(({ text }) => text).join(' ') ?? '',
    selectedAmount: dollarsOrNull(draft?.state_cents),
    stateOptOut: draft?.state_opt_out ?? null,
    stateOfResidence: draft?.residence_state ?? null,
    withdrawalAmount: dollarsOrNull(draft?.amount_cents),
    federalTaxAmount: dollarsOrNull(draft?.federal_cents),
  }
}

/** Exactly what a submit would ask for; a rollover or transfer has no taxes and is always paid by check. */
export function confirmationView({ draft, facts }: Subject) {
  const typeId = draft?.distribution_type_id ?? 0
  const isRollover = isRolloverType(typeId)
  const amount = draft?.amount_cents ?? 0n
  const federal = isRollover ? 0n : (draft?.federal_cents ?? 0n)
  const state = isRollover ? 0n : (draft?.state_cents ?? 0n)
  const byBank = !isRollover && draft?.is_check === false
  const expected = expectedWindow(facts.today)
  return {
    distributionTypeId: typeId,
    amount: fromCents(amount),
    federalTaxAmount: fromCents(federal),
    stateTaxAmount: fromCents(state),
    isCheck: !byBank,
    netAmount: fromCents(netAmount({ amount, federal, state, fee: facts.fee })),
    isRollover,
    fee: fromCents(facts.fee),
    version: draft?.version ?? 0,
    bankName: byBank ? (draft?.bank_name ?? null) : null,
    accountNumberLast4: byBank ? (draft?.bank_account_last4 ?? null) : null,
    checkPayee: isRollover ? (draft?.check_payee ?? null) : null,
    expectedFrom: expected.from,
    expectedTo: expected.to,
    stateOfResidence: isRollover ? null : (draft?.residence_state ?? null),
  }
}
