/** The steps of the withdraw wizard, in the words of the schema. */
export type WizardStep =
  | 'DISTRIBUTION'
  | 'TYPE'
  | 'PAYMENT_OPTIONS'
  | 'ACCOUNT_INFO'
  | 'ROLLOVER'
  | 'FEDERAL'
  | 'STATE'
  | 'CONFIRMATION'

/** What the server knows about a draft: which steps belong to its branch, which are answered, which comes next. */
export interface Progress {
  readonly steps: readonly WizardStep[]
  readonly completedSteps: readonly WizardStep[]
  readonly nextStep: WizardStep
}

type StepState = 'DONE' | 'CURRENT' | 'READY' | 'LOCKED'

interface StepView {
  readonly step: WizardStep
  readonly state: StepState
}

export interface WizardView {
  readonly steps: readonly StepView[]
  /** The step to go to instead of the opened one, when an earlier answer is missing or the branch has no such step. */
  readonly redirectTo: WizardStep | null
  /** 1-based place of the current step. */
  readonly number: number
  /** How many steps the branch has; null until type and payment have decided it, so that it never changes on the way. */
  readonly total: number | null
  readonly previous: WizardStep | null
}

const segments: Record<WizardStep, string> = {
  DISTRIBUTION: 'distribution',
  TYPE: 'type',
  PAYMENT_OPTIONS: 'payment-options',
  ACCOUNT_INFO: 'account-info',
  ROLLOVER: 'rollover',
  FEDERAL: 'federal',
  STATE: 'state',
  CONFIRMATION: 'confirmation',
}

export const stepLabels: Record<WizardStep, string> = {
  DISTRIBUTION: 'Amount',
  TYPE: 'Type',
  PAYMENT_OPTIONS: 'Payment',
  ACCOUNT_INFO: 'Bank account',
  ROLLOVER: 'Receiving account',
  FEDERAL: 'Federal tax',
  STATE: 'State tax',
  CONFIRMATION: 'Review',
}

export function stepPath(accountId: number, step: WizardStep): string {
  return `/${accountId}/withdraw/${segments[step]}/`
}

/** The address of a step opened from the review page: its Next leads back to the review. */
export function changePath(accountId: number, step: WizardStep): string {
  return `${stepPath(accountId, step)}?change=1`
}

const FORKS: readonly WizardStep[] = ['TYPE', 'PAYMENT_OPTIONS']

/** The server's draft decides which steps exist and which one is due; the address decides which one is open. */
export function viewWizard(progress: Progress, open: WizardStep): WizardView {
  const due = Math.max(progress.steps.indexOf(progress.nextStep), 0)
  const opened = progress.steps.indexOf(open)
  const reachable = opened !== -1 && opened <= due
  const current = reachable ? opened : due
  // Its answer decides which steps follow it.
  const fork = progress.steps.findIndex((step) => FORKS.includes(step) && !progress.completedSteps.includes(step))
  return {
    redirectTo: reachable ? null : progress.nextStep,
    number: current + 1,
    total: fork === -1 ? progress.steps.length : null,
    previous: progress.steps[current - 1] ?? null,
    steps: (fork === -1 ? progress.steps : progress.steps.slice(0, fork + 1)).map((step, index) => ({
      step,
      state: stateOf(step, index),
    })),
  }

  function stateOf(step: WizardStep, index: number): StepState {
    if (index === current) return 'CURRENT'
    if (progress.completedSteps.includes(step)) return 'DONE'
    return index <= due ? 'READY' : 'LOCKED'
  }
}

/**
 * Where Next leads once the answer is stored: the following step of the branch, or, when the step was opened from the
 * review page, straight to the first question that the change left open (the review itself, if none).
 */
export function stepAfter(progress: Progress, saved: WizardStep, changing: boolean): WizardStep {
  if (changing) return progress.nextStep
  const following = progress.steps[progress.steps.indexOf(saved) + 1]
  if (!following) return progress.nextStep
  return viewWizard(progress, following).redirectTo ?? following
}

/** Answers that a save has cleared, and the step whose answer did it. */
export interface ClearedBy {
  readonly by: WizardStep
  readonly steps: readonly WizardStep[]
}

/** What the save of a step has cleared, or else what is still to be answered again of what an earlier one has cleared. */
export function clearedBy(
  before: Progress,
  after: Progress,
  saved: WizardStep,
  earlier: ClearedBy | undefined,
): ClearedBy | undefined {
  const isOpen = (step: WizardStep) =>
    step !== saved && after.steps.includes(step) && !after.completedSteps.includes(step)
  const now = before.completedSteps.filter(isOpen)
  if (now.length > 0) return { by: saved, steps: now }
  const left = earlier?.steps.filter(isOpen) ?? []
  return earlier && left.length > 0 ? { by: earlier.by, steps: left } : undefined
}
