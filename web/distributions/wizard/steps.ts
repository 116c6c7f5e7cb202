/** Steps of the withdrawal wizard, as in the GraphQL schema. */
export type WizardStep =
  | 'DISTRIBUTION'
  | 'TYPE'
  | 'PAYMENT_OPTIONS'
  | 'ACCOUNT_INFO'
  | 'ROLLOVER'
  | 'FEDERAL'
  | 'STATE'
  | 'CONFIRMATION'

/** The server's data about a draft: the steps of its branch, the answered steps, and the next step. */
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
  /** Step to open instead, if an earlier answer is missing or the branch does not contain this step. */
  readonly redirectTo: WizardStep | null
  /** Position of the current step, starting at 1. */
  readonly number: number
  /**
   * Number of steps of the branch; null until type and payment determine the branch, so that the number never changes.
   */
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

/** URL of a step opened from the review. Its Next button returns to the review. */
export function changePath(accountId: number, step: WizardStep): string {
  return `${stepPath(accountId, step)}?change=1`
}

const FORKS: readonly WizardStep[] = ['TYPE', 'PAYMENT_OPTIONS']

/**
 * Combines the server's draft, which determines the steps and the next step, with the URL, which determines the open
 * step.
 */
export function viewWizard(progress: Progress, open: WizardStep): WizardView {
  const due = Math.max(progress.steps.indexOf(progress.nextStep), 0)
  const opened = progress.steps.indexOf(open)
  const reachable = opened !== -1 && opened <= due
  const current = reachable ? opened : due
  // The answer to this step determines the following steps.
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
 * The step that Next opens after a save: the next step of the branch. After a change from the review, the first
 * question that the change added, or else the review.
 */
export function stepAfter(progress: Progress, saved: WizardStep, changing: boolean): WizardStep {
  if (changing) return progress.nextStep
  const following = progress.steps[progress.steps.indexOf(saved) + 1]
  if (!following) return progress.nextStep
  return viewWizard(progress, following).redirectTo ?? following
}

/** Answers that a save has cleared, and the step that was saved. */
export interface ClearedBy {
  readonly by: WizardStep
  readonly steps: readonly WizardStep[]
}

/** Answers that this save has cleared, or else earlier cleared answers that are still missing. */
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
