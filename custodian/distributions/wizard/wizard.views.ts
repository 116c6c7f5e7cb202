import { payeeForBenefitOf } from '../../../contract/checkPayee.ts'
import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { expectedWindow } from '../../platform/calendar/bankDays.ts'
import { fromCents } from '../../platform/money.ts'
import type { Services } from '../../platform/context/services.ts'
import { outdatedText } from '../../taxes/rules.ts'
import { netAmount } from '../../taxes/withholding.ts'
import { accountAssociatedData, maskedAccount } from '../accountNumbers.ts'
import { EVIDENCE_OF } from '../../../contract/evidence.ts'
import { evidencedTypeProblem, maximumFederal, stateBounds } from '../draftProblems.ts'
import { isEarly, residenceRule, type Eligibility } from '../eligibility.ts'
import { progressOf } from './steps.ts'
import type { WizardAccount } from '../wizardAccount.ts'
import { isEarlyType, isNormalType, isRolloverType } from '../distributionType.ts'

// The response of each wizard page: the stored choice and its bounds. Money in dollars.

const dollarsOrNull = (cents: bigint | null | undefined) =>
  cents === null || cents === undefined ? null : fromCents(cents)

export function amountView({ draft, eligibility }: WizardAccount) {
  const progress = progressOf(draft, eligibility)
  return {
    maximumAmount: fromCents(eligibility.balance),
    amount: dollarsOrNull(draft?.amount_cents),
    isFullAmount: draft?.is_full_amount ?? false,
    fee: fromCents(eligibility.fee),
    progress: { ...progress, savedAt: progress.savedAt?.toISOString() ?? null },
  }
}

export function typeView({ draft, eligibility, isRoth }: WizardAccount) {
  const evidenceOf = draft?.evidence_of ?? null
  // With a reason that needs evidence, none of the page's four types is selected.
  const typeId = evidenceOf === null ? (draft?.distribution_type_id ?? 0) : 0
  const early = isEarly(eligibility)
  return {
    rolloverSelected: typeId === DISTRIBUTION_TYPE.rollover,
    normalDistributionSelected: isNormalType(typeId),
    earlyDistributionSelected: isEarlyType(typeId),
    transferSelected: typeId === DISTRIBUTION_TYPE.transfer,
    displayRollover: !isRoth,
    displayNormalDistribution: !early,
    displayEarlyDistribution: early,
    isRoth,
    evidenceOf: eligibility.isByStaff ? evidenceOf : null,
    evidenceOffered: EVIDENCE_OF.filter((of) => evidencedTypeProblem(of, eligibility) === null),
  }
}

export function paymentView({ draft }: WizardAccount) {
  return { isCheck: draft?.is_check ?? null }
}

export function bankAccountView({ draft, firstName, lastName }: WizardAccount) {
  return {
    accountNumber: maskedAccount(draft?.bank_account_last4 ?? null),
    accountNumberLast4: draft?.bank_account_last4 ?? null,
    bankName: draft?.bank_name ?? null,
    routingNumber: draft?.routing_number ?? null,
    accountOwner: `${firstName} ${lastName}`,
  }
}

export function rolloverView({ draft, accountId }: WizardAccount, { pii }: Pick<Services, 'pii'>) {
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

/** The federal tax page; the state of residence defaults to the state of the mailing address. */
export function federalView({ draft, eligibility, mailing }: WizardAccount) {
  const residence = draft?.residence_state ?? mailing?.state ?? null
  return {
    withdrawalAmount: fromCents(draft?.amount_cents ?? 0n),
    isEarlyWithdrawal: isEarly(eligibility) && (draft?.evidence_of ?? null) === null,
    maximumFederalWithholding: draft ? maximumFederal(draft, residence, eligibility) : 0,
    minimumFederalWithholding: eligibility.federalMinimumPercent,
    stateOfResidence: residence,
    mailingState: mailing?.state ?? null,
    selectedAmount: dollarsOrNull(draft?.federal_cents),
    isDirectDeposit: draft?.is_check === false,
    fee: fromCents(eligibility.fee),
  }
}

export function stateView({ draft, eligibility }: WizardAccount) {
  const bounds = draft && stateBounds(draft, eligibility)
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

/** The request that a submission would create; a rollover or transfer has no taxes and is always paid by check. */
export function confirmationView({ draft, eligibility, firstName, lastName }: WizardAccount) {
  const typeId = draft?.distribution_type_id ?? 0
  const isRollover = isRolloverType(typeId)
  const amount = draft?.amount_cents ?? 0n
  const federal = isRollover ? 0n : (draft?.federal_cents ?? 0n)
  const state = isRollover ? 0n : (draft?.state_cents ?? 0n)
  const byBank = !isRollover && draft?.is_check === false
  const expected = expectedWindow(eligibility.today)
  return {
    distributionTypeId: typeId,
    evidenceOf: draft?.evidence_of ?? null,
    amount: fromCents(amount),
    federalTaxAmount: fromCents(federal),
    stateTaxAmount: fromCents(state),
    isCheck: !byBank,
    netAmount: fromCents(netAmount({ amount, federal, state, fee: eligibility.fee })),
    isRollover,
    fee: fromCents(eligibility.fee),
    draftId: draft?.draft_id ?? null,
    version: draft?.version ?? 0,
    bankName: byBank ? (draft?.bank_name ?? null) : null,
    accountNumberLast4: byBank ? (draft?.bank_account_last4 ?? null) : null,
    checkPayee:
      isRollover && draft?.check_payee ? payeeForBenefitOf(draft.check_payee, `${firstName} ${lastName}`) : null,
    expectedFrom: expected.from,
    expectedTo: expected.to,
    stateOfResidence: isRollover ? null : (draft?.residence_state ?? null),
    taxNotice: isRollover ? null : taxNotice(draft?.residence_state ?? null, eligibility),
  }
}

function taxNotice(state: string | null, eligibility: Eligibility): string | null {
  const rule = residenceRule(state, eligibility)
  return rule && outdatedText(rule)
}
