import type { MockEnvironment } from 'relay-test-utils'
import type { Resolvers } from '../../testing/renderScreen.tsx'
import type { WizardStep } from './steps.ts'

export const wizardVariables = { accountOwnerId: 1001, accountId: 501 }

const check: WizardStep[] = ['DISTRIBUTION', 'TYPE', 'PAYMENT_OPTIONS', 'FEDERAL', 'STATE', 'CONFIRMATION']
export const branches = {
  open: ['DISTRIBUTION', 'TYPE'] as WizardStep[],
  check,
  deposit: check.toSpliced(3, 0, 'ACCOUNT_INFO'),
  rollover: ['DISTRIBUTION', 'TYPE', 'ROLLOVER', 'CONFIRMATION'] as WizardStep[],
}

export function progressAt(steps: readonly WizardStep[], next: WizardStep) {
  return {
    steps,
    completedSteps: steps.slice(0, steps.indexOf(next)),
    nextStep: next,
    version: 4,
    savedAt: '2026-03-02T15:42:00.000Z',
  }
}

/** A wizard for account 100501 with the given progress and answers. */
export function wizard(progress: ReturnType<typeof progressAt>, answers: Record<string, object> = {}): Resolvers {
  return {
    Viewer: () => ({ id: 'viewer' }),
    RetirementAccount: () => ({
      id: 'account',
      accountId: 501,
      planAccountNumber: '100501',
      retirementAccountType: 'Traditional IRA',
    }),
    WizardProgress: () => progress,
    ...Object.fromEntries(Object.entries(answers).map(([type, answer]) => [type, () => answer])),
  }
}

/** Input of the most recent mutation, which is still pending. */
export function sentInput(environment: MockEnvironment): Record<string, unknown> {
  return environment.mock.getMostRecentOperation().request.variables.input as Record<string, unknown>
}

export function refusal(payload: string, error: { code: string; field: string[] | null; message: string }): Resolvers {
  return { [payload]: () => ({ errors: [error], account: null }) }
}

/** Names of the mutations that were sent and have no response yet. */
export function sent(environment: MockEnvironment): string[] {
  return environment.mock
    .getAllOperations()
    .map((operation) => operation.request.node.params)
    .filter((params) => params.operationKind === 'mutation')
    .map((params) => params.name)
}
