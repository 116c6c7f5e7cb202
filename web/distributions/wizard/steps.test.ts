import { describe, expect, it } from 'vitest'
import { clearedBy, stepAfter, stepPath, viewWizard, type Progress, type WizardStep } from './steps.ts'

const check: WizardStep[] = ['DISTRIBUTION', 'TYPE', 'PAYMENT_OPTIONS', 'FEDERAL', 'STATE', 'CONFIRMATION']
const directDeposit: WizardStep[] = check.toSpliced(3, 0, 'ACCOUNT_INFO')
const rollover: WizardStep[] = ['DISTRIBUTION', 'TYPE', 'ROLLOVER', 'CONFIRMATION']

function progress(steps: WizardStep[], done: number): Progress {
  return { steps, completedSteps: steps.slice(0, done), nextStep: steps[done]! }
}

describe('the step that a wizard URL opens', () => {
  it('opens the first step of an empty draft', () => {
    expect(viewWizard(progress(['DISTRIBUTION', 'TYPE'], 0), 'DISTRIBUTION')).toMatchObject({
      redirectTo: null,
      number: 1,
      previous: null,
    })
  })

  it('redirects from a step opened too early to the first unanswered step', () => {
    expect(viewWizard(progress(['DISTRIBUTION', 'TYPE'], 0), 'FEDERAL').redirectTo).toBe('DISTRIBUTION')
    expect(viewWizard(progress(check, 3), 'CONFIRMATION').redirectTo).toBe('FEDERAL')
  })

  it('redirects from a step outside the branch to the first unanswered step', () => {
    expect(viewWizard(progress(check, 3), 'ACCOUNT_INFO').redirectTo).toBe('FEDERAL')
    expect(viewWizard(progress(rollover, 3), 'STATE').redirectTo).toBe('CONFIRMATION')
  })

  it('does not redirect from an answered step, so that Back and Change work', () => {
    for (const step of directDeposit) expect(viewWizard(progress(directDeposit, 6), step).redirectTo).toBeNull()
  })
})

describe('the progress bar of the wizard', () => {
  it("counts only the steps of the draft's branch in the progress bar", () => {
    expect(viewWizard(progress(rollover, 2), 'ROLLOVER')).toMatchObject({ number: 3, total: 4 })
    expect(viewWizard(progress(check, 3), 'FEDERAL')).toMatchObject({ number: 4, total: 6 })
    expect(viewWizard(progress(directDeposit, 4), 'FEDERAL')).toMatchObject({ number: 5, total: 7 })
  })

  it('shows no total and no later steps in the progress bar until type and payment determine the branch', () => {
    expect(viewWizard(progress(['DISTRIBUTION', 'TYPE'], 1), 'TYPE').total).toBeNull()
    const undecided = viewWizard(progress(check, 2), 'PAYMENT_OPTIONS')
    expect(undecided.total).toBeNull()
    expect(undecided.steps.map(({ step }) => step)).toEqual(['DISTRIBUTION', 'TYPE', 'PAYMENT_OPTIONS'])
  })

  it('shows the same total in every step once the branch is known', () => {
    for (const [steps, from] of [
      [rollover, 2],
      [check, 3],
      [directDeposit, 3],
    ] as const)
      for (let done = from; done < steps.length; done += 1)
        for (const step of steps.slice(0, done + 1))
          expect(viewWizard(progress(steps, done), step).total).toBe(steps.length)
  })

  it('marks answered steps as done, the open step as current and unreachable steps as locked', () => {
    expect(viewWizard(progress(check, 3), 'TYPE').steps.map((each) => each.state)).toEqual([
      'DONE',
      'CURRENT',
      'DONE',
      'READY',
      'LOCKED',
      'LOCKED',
    ])
  })
})

describe('the Next button of a step', () => {
  it('opens the next step of the branch on Next', () => {
    expect(stepAfter(progress(check, 2), 'TYPE', false)).toBe('PAYMENT_OPTIONS')
    expect(stepAfter(progress(rollover, 2), 'TYPE', false)).toBe('ROLLOVER')
    expect(stepAfter(progress(directDeposit, 3), 'PAYMENT_OPTIONS', false)).toBe('ACCOUNT_INFO')
    expect(stepAfter(progress(check, 3), 'PAYMENT_OPTIONS', false)).toBe('FEDERAL')
  })

  it('opens the answered steps one by one on Next, after the user went back', () => {
    expect(stepAfter(progress(check, 5), 'DISTRIBUTION', false)).toBe('TYPE')
  })

  it('returns to the review after a change that clears no other answer', () => {
    expect(stepAfter(progress(check, 5), 'PAYMENT_OPTIONS', true)).toBe('CONFIRMATION')
  })

  it('opens the first question that a change from the review adds', () => {
    expect(stepAfter(progress(directDeposit, 3), 'PAYMENT_OPTIONS', true)).toBe('ACCOUNT_INFO')
    expect(stepAfter(progress(check, 3), 'DISTRIBUTION', true)).toBe('FEDERAL')
  })
})

it('gives every step of the wizard a unique URL', () => {
  expect(stepPath(100001, 'PAYMENT_OPTIONS')).toBe('/100001/withdraw/payment-options/')
  expect(new Set(directDeposit.map((step) => stepPath(1, step))).size).toBe(7)
})

describe('answers that a change has cleared', () => {
  const all = progress(check, 5)

  it('lists every cleared answer that the user must give again', () => {
    expect(clearedBy(all, progress(check, 3), 'DISTRIBUTION', undefined)).toEqual({
      by: 'DISTRIBUTION',
      steps: ['FEDERAL', 'STATE'],
    })
    expect(clearedBy(all, all, 'DISTRIBUTION', undefined)).toBeUndefined()
  })

  it('lists a cleared answer until the user gives it again', () => {
    const earlier = { by: 'DISTRIBUTION' as const, steps: ['FEDERAL', 'STATE'] as const }
    expect(clearedBy(progress(check, 3), progress(check, 4), 'FEDERAL', earlier)).toEqual({
      by: 'DISTRIBUTION',
      steps: ['STATE'],
    })
    expect(clearedBy(progress(check, 4), progress(check, 5), 'STATE', earlier)).toBeUndefined()
  })

  it('omits a cleared answer that the branch no longer requires', () => {
    expect(clearedBy(all, progress(rollover, 2), 'TYPE', undefined)).toBeUndefined()
  })
})
