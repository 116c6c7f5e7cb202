import type { WizardStep } from '../../../contract/wizardStep.ts'
import {
  amountProblem,
  bankAccountProblems,
  checkProblem,
  federalProblems,
  rolloverProblems,
  stateProblems,
  typeProblem,
} from '../draftProblems.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import type { Draft, Eligibility } from '../eligibility.ts'
import { isRolloverType } from '../distributionType.ts'

export interface Progress {
  steps: WizardStep[]
  completedSteps: WizardStep[]
  nextStep: WizardStep
  version: number
  savedAt: Date | null
}

/** Refusal of a wizard step while earlier steps are incomplete. */
export const EARLIER_STEPS_FIRST = 'Please complete the earlier steps first.'

/** The wizard steps of this draft as far as known; the answers on amount and type decide the later steps. */
function stepsOf(draft: Draft | null): WizardStep[] {
  const typeId = draft?.distribution_type_id ?? null
  if (typeId === null) return ['DISTRIBUTION', 'TYPE']
  if (isRolloverType(typeId)) return ['DISTRIBUTION', 'TYPE', 'ROLLOVER', 'CONFIRMATION']
  const bank: WizardStep[] = draft?.is_check === false ? ['ACCOUNT_INFO'] : []
  return ['DISTRIBUTION', 'TYPE', 'PAYMENT_OPTIONS', ...bank, 'FEDERAL', 'STATE', 'CONFIRMATION']
}

/**
 * The draft's current step. A stored choice counts only while it is valid at today's balance, age, rates and bank
 * directory, so an old draft returns to the first step that needs review.
 */
export function progressOf(draft: Draft | null, eligibility: Eligibility): Progress {
  const steps = stepsOf(draft)
  const completedSteps = steps.filter((step) => stepProblems(step, draft, eligibility).length === 0)
  return {
    steps,
    completedSteps,
    nextStep: steps.find((step) => !completedSteps.includes(step)) ?? 'CONFIRMATION',
    version: draft?.version ?? 0,
    savedAt: draft?.updated_at ?? null,
  }
}

/** Whether every step before this one is complete; false for a step that this draft does not have. */
export function isReached(step: WizardStep, draft: Draft | null, eligibility: Eligibility): boolean {
  const steps = stepsOf(draft)
  const index = steps.indexOf(step)
  return index >= 0 && steps.slice(0, index).every((before) => stepProblems(before, draft, eligibility).length === 0)
}

/** Every reason why this draft can't become a request now; empty if it can. */
export function draftProblems(draft: Draft | null, eligibility: Eligibility): Problem[] {
  const steps = stepsOf(draft)
  if (!steps.includes('CONFIRMATION')) return [missing]
  return steps.filter((step) => step !== 'CONFIRMATION').flatMap((step) => stepProblems(step, draft, eligibility))
}

const missing = refusal(EARLIER_STEPS_FIRST)

function stepProblems(step: WizardStep, draft: Draft | null, eligibility: Eligibility): Problem[] {
  if (!draft) return [missing]
  switch (step) {
    case 'DISTRIBUTION': {
      if (draft.amount_cents === null || draft.is_full_amount === null) return [missing]
      // A full amount is today's balance. If the balance changed, the owner must review the amount.
      if (draft.is_full_amount && draft.amount_cents !== eligibility.balance) return [missing]
      const problem = amountProblem({ amount: draft.amount_cents, isFullAmount: draft.is_full_amount }, eligibility)
      return problem ? [problem] : []
    }
    case 'TYPE': {
      const problem =
        draft.distribution_type_id === null
          ? missing
          : typeProblem({ typeId: draft.distribution_type_id, evidenceOf: draft.evidence_of }, eligibility)
      return problem ? [problem] : []
    }
    case 'PAYMENT_OPTIONS': {
      if (draft.is_check === null) return [missing]
      const problem = checkProblem({ isCheck: draft.is_check }, eligibility)
      return problem ? [problem] : []
    }
    case 'ACCOUNT_INFO':
      if (draft.routing_number === null || draft.bank_account_sealed === null) return [missing]
      return bankAccountProblems({ routingNumber: draft.routing_number }, eligibility)
    case 'ROLLOVER':
      if (draft.check_payee === null || draft.receiving_account_sealed === null) return [missing]
      return rolloverProblems({
        checkPayee: draft.check_payee,
        address: draft.address,
        city: draft.city,
        state: draft.state,
        zip: draft.zip,
      })
    case 'FEDERAL':
      if (draft.federal_cents === null || draft.residence_state === null) return [missing]
      return federalProblems(
        draft,
        { federal: draft.federal_cents, residenceState: draft.residence_state },
        eligibility,
      )
    case 'STATE':
      if (draft.state_cents === null || draft.state_opt_out === null) return [missing]
      return stateProblems(draft, { amount: draft.state_cents, optOut: draft.state_opt_out }, eligibility)
    case 'CONFIRMATION':
      return [missing]
  }
}
