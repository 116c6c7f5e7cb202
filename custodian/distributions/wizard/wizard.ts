import { DISTRIBUTION_TYPE, WIZARD_TYPES } from '../../../contract/distributionType.ts'
import type { EvidenceOf } from '../../../contract/evidence.ts'
import { idsOf } from '../../../contract/enumeration.ts'
import { invalid, notFound, refuse, refuseIf } from '../../platform/http/errors.ts'
import { toCents } from '../../platform/money.ts'
import {
  amountProblem,
  bankAccountProblems,
  checkProblem,
  evidencedTypeProblem,
  federalProblems,
  receiverTypeId,
  residenceProblems,
  rolloverProblems,
  stateProblems,
  typeProblem,
} from '../draftProblems.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { storeDraft } from './draft.ts'
import { typeFactsOf } from '../eligibility.ts'
import { openMinimumOf } from '../../minimums/minimums.ts'
import { requireNoTool } from '../../approvals/decider.ts'
import { at } from '../../platform/problem.ts'
import { isFullAmount } from '../fullAmount.ts'
import type { WizardStep } from '../../../contract/wizardStep.ts'
import { EARLIER_STEPS_FIRST, isReached } from './steps.ts'
import { lockWizardAccount, type AccountKey, type WizardAccount } from '../wizardAccount.ts'
import { evidencedTypeId, storedTypeId } from '../distributionType.ts'
import { accountAssociatedData, maskedAccount } from '../accountNumbers.ts'
import { keepReplaced } from '../replacedNumbers.ts'
import { about } from '../../platform/audit/audit.ts'

// One function per wizard page: it checks and stores the answers, and returns the account with its draft. Amounts are
// in dollars. All throw 404 for another owner's account, 409 if the account accepts no new request or an earlier step
// is incomplete, 400 with the field or the reason.

export async function saveAmount(
  context: WriteContext,
  key: AccountKey,
  choice: { amount?: number | null | undefined; isFullAmount: boolean },
): Promise<WizardAccount> {
  const account = await lockWizardAccount(context, key)
  const { balance } = account.eligibility
  if (!choice.isFullAmount && typeof choice.amount !== 'number')
    throw invalid({ path: ['amount'], message: 'Required' })
  const amount = choice.isFullAmount ? balance : toCents(choice.amount ?? 0)
  const isFull = isFullAmount(amount, balance)
  refuseIf(400, amountProblem({ amount, isFullAmount: isFull }, account.eligibility))
  return storeDraft(context, account, 'amount', { amount_cents: amount, is_full_amount: isFull })
}

export async function saveType(
  context: WriteContext,
  key: AccountKey,
  choice: { distributionTypeId: number; isEmployerPlan?: boolean | null | undefined },
): Promise<WizardAccount> {
  const account = await reached(context, key, 'TYPE')
  // Money sent to another IRA is a transfer, which is not reported, even if "rollover" was chosen.
  const isRollover = choice.distributionTypeId === DISTRIBUTION_TYPE.rollover
  const wizardTypeId = isRollover ? receiverTypeId(choice.isEmployerPlan ?? true) : choice.distributionTypeId
  if (!(idsOf(DISTRIBUTION_TYPE, WIZARD_TYPES) as number[]).includes(wizardTypeId))
    throw invalid({ path: ['distributionTypeId'], message: 'Please select a distribution type' })
  const typeId = storedTypeId(wizardTypeId, account.isRoth)
  const { tx, today } = context
  const openMinimum = typeId === DISTRIBUTION_TYPE.rollover ? await openMinimumOf(tx, account.accountId, today) : 0n
  refuseIf(400, typeProblem({ typeId, evidenceOf: null }, { ...account.eligibility, openMinimum }))
  return storeDraft(context, account, 'distribution-type', { distribution_type_id: typeId, evidence_of: null })
}

/**
 * Saves a distribution reason that needs evidence; only an employee may choose such a reason.
 * @throws 403 for an API client
 */
export async function saveEvidencedType(
  context: WriteContext,
  key: AccountKey,
  { evidenceOf }: { evidenceOf: EvidenceOf },
): Promise<WizardAccount> {
  requireNoTool(context)
  const account = await reached(context, key, 'TYPE')
  refuseIf(400, evidencedTypeProblem(evidenceOf, account.eligibility))
  const typeId = evidencedTypeId(evidenceOf, typeFactsOf(account.eligibility))
  return storeDraft(context, account, 'distribution-type', { distribution_type_id: typeId, evidence_of: evidenceOf })
}

export async function savePayment(
  context: WriteContext,
  key: AccountKey,
  { isCheck }: { isCheck: boolean },
): Promise<WizardAccount> {
  const account = await reached(context, key, 'PAYMENT_OPTIONS')
  refuseIf(400, checkProblem({ isCheck }, account.eligibility))
  return storeDraft(context, account, 'payment', { is_check: isCheck })
}

export async function saveBankAccount(
  context: WriteContext,
  key: AccountKey,
  choice: { accountNumber: string; confirmAccountNumber: string; routingNumber: string },
): Promise<WizardAccount> {
  const account = await reached(context, key, 'ACCOUNT_INFO')
  const { eligibility, draft } = account
  const { routingNumber, accountNumber, confirmAccountNumber } = choice
  const routing = { routing_number: routingNumber, bank_name: eligibility.bankName(routingNumber) }
  const mask = maskedAccount(draft?.bank_account_last4 ?? null)
  // The page shows the stored account number masked. If the mask comes back unchanged, the stored number is kept.
  if (mask !== null && accountNumber === mask && confirmAccountNumber === mask) {
    refuseIf(400, ...bankAccountProblems({ routingNumber }, eligibility))
    return storeDraft(context, account, 'account', routing)
  }
  refuseIf(400, ...bankAccountProblems({ routingNumber, accountNumber, confirmAccountNumber }, eligibility))
  return storeDraft(context, account, 'account', {
    ...routing,
    bank_account_sealed: context.services.pii.seal(accountNumber, accountAssociatedData('bank', key.accountId)),
    bank_account_last4: accountNumber.slice(-4),
  })
}

export async function saveRollover(
  context: WriteContext,
  key: AccountKey,
  choice: {
    checkPayee: string
    attentionTo: string | null
    address: string
    city: string
    state: string
    zip: string
    receivingAccount: string
  },
): Promise<WizardAccount> {
  const account = await reached(context, key, 'ROLLOVER')
  refuseIf(400, ...rolloverProblems(choice))
  return storeDraft(context, account, 'rollover', {
    check_payee: choice.checkPayee,
    attention_to: choice.attentionTo,
    address: choice.address,
    city: choice.city,
    state: choice.state,
    zip: choice.zip,
    receiving_account_sealed: context.services.pii.seal(
      choice.receivingAccount,
      accountAssociatedData('receiving', key.accountId),
    ),
    receiving_account_last4: choice.receivingAccount.slice(-4),
  })
}

export async function saveFederal(
  context: WriteContext,
  key: AccountKey,
  choice: { federalTaxAmount: number; residenceState: string; withholdingNotice?: string | null | undefined },
): Promise<WizardAccount> {
  const account = await reached(context, key, 'FEDERAL')
  const federal = toCents(choice.federalTaxAmount)
  if (!account.draft) throw refuse(409, EARLIER_STEPS_FIRST)
  refuseIf(400, ...residenceProblems(choice.residenceState, account.mailing?.state))
  refuseIf(
    400,
    ...federalProblems(account.draft, { federal, residenceState: choice.residenceState }, account.eligibility),
  )
  return storeDraft(context, account, 'federal', {
    federal_cents: federal,
    residence_state: choice.residenceState,
    withholding_notice: choice.withholdingNotice ?? null,
  })
}

export async function saveState(
  context: WriteContext,
  key: AccountKey,
  choice: { stateTaxAmount?: number | null | undefined; stateOptOut: boolean },
): Promise<WizardAccount> {
  const account = await reached(context, key, 'STATE')
  if (!account.draft) throw refuse(409, EARLIER_STEPS_FIRST)
  if (!choice.stateOptOut && typeof choice.stateTaxAmount !== 'number') refuseIf(400, at('stateTaxAmount', 'Required'))
  const amount = choice.stateOptOut ? 0n : toCents(choice.stateTaxAmount ?? 0)
  refuseIf(400, ...stateProblems(account.draft, { amount, optOut: choice.stateOptOut }, account.eligibility))
  return storeDraft(context, account, 'state', { state_cents: amount, state_opt_out: choice.stateOptOut })
}

/** Deletes the draft, so the wizard starts empty. */
export async function startOver(context: WriteContext, key: AccountKey): Promise<void> {
  const account = await lockWizardAccount(context, key)
  if (key.isByStaff && account.draft) await keepReplaced(context, key.accountId, account.draft)
  await context.tx.deleteFrom('wizard_draft').where('account_id', '=', key.accountId).execute()
  await context.audit({ action: 'wizard.start-over', ...about('wizard_draft', key.accountId, account.ownerId) })
}

async function reached(context: WriteContext, key: AccountKey, step: WizardStep): Promise<WizardAccount> {
  const account = await lockWizardAccount(context, key)
  if (!isReached(step, account.draft, account.eligibility)) throw refuse(409, EARLIER_STEPS_FIRST)
  return account
}

/** Answers 404 for a summary page while the pages before it are incomplete. */
export function requireReached(step: WizardStep, account: WizardAccount): void {
  if (!isReached(step, account.draft, account.eligibility)) throw notFound()
}
