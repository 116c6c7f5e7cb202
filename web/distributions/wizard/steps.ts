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

/** The server's view of a draft: the steps of its branch, the answered ones, and the next one. */
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
  /** The step to open instead, if an earlier answer is missing or the branch does not contain this step. */
  readonly redirectTo: WizardStep | null
  /** 1-based position of the current step. */
  readonly number: number
  /**
   * Number of steps of the branch. Null until type and payment have decided the branch, so that the number never
   * changes later.
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

/** URL of a step opened from the review; its Next button leads back to the review. */
export function changePath(accountId: number, step: WizardStep): string {
  return `${stepPath(accountId, step)}?change=1`
}

const FORKS: readonly WizardStep[] = ['TYPE', 'PAYMENT_OPTIONS']

/** Combines both: the server's draft determines the steps and the next one, and the URL determines the open one. */
export function viewWizard(progress: Progress, open: WizardStep): WizardView {
  const due = Math.max(progress.steps.indexOf(progress.nextStep), 0)
  const opened = progress.steps.indexOf(open)
  const reachable = opened !== -1 && opened <= due
  const current = reachable ? opened : due
  // The answer to this step determines which steps follow.
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
 * The step that Next opens after a save: the following step of the branch. For a step opened from the review, the first
 * question that the change left open, or else the review itself.
 */
export function stepAfter(progress: Progress, saved: WizardStep, changing: boolean): WizardStep {
  if (changing) return progress.nextStep
  const following = progress.steps[progress.steps.indexOf(saved) + 1]
  if (!following) return progress.nextStep
  return viewWizard(progress, following).redirectTo ?? following
}

/** The answers that a save has cleared, and the step whose save cleared them. */
export interface ClearedBy {
  readonly by: WizardStep
  readonly steps: readonly WizardStep[]
}

/** Answers that this save has cleared, or else those cleared earlier and not given again yet. */
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
