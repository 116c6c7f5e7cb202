import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectErrors } from '../testing/consoleErrors.ts'
import { answer, renderPage } from '../testing/renderScreen.tsx'
import { Page } from './CalculatorPage.tsx'

const result = {
  federalWitholding: 100,
  minimumStateWithholding: 10,
  maximumStateWithholding: 900,
  canOptOut: true,
  messageOutput: 'California withholds 10% of the federal amount.',
}

function open() {
  const screen = renderPage({ element: <Page /> })
  const { page, user } = screen
  return {
    ...screen,
    calculate: () => user.click(page.getByRole('button', { name: 'Calculate' })),
  }
}

describe('the tax calculator', () => {
  test('asks for an amount of at least 25 before it asks the server', async () => {
    const { page, user, environment, calculate } = open()
    await calculate()
    expect(page.getAllByText('Required').length).toBeGreaterThan(0)
    await user.type(page.getByLabelText('Withdrawal Amount'), '24.99')
    expect(page.getAllByText('Withdrawal amount must be at least $25.00').length).toBeGreaterThan(0)
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  test('sends what was entered, an entire distribution unless said otherwise, and shows the estimate', async () => {
    const { page, user, environment, calculate } = open()
    await user.type(page.getByLabelText('Withdrawal Amount'), '1000')
    await user.selectOptions(page.getByLabelText('State'), 'CA')
    await user.click(page.getByRole('switch', { name: 'Tax Deferred' }))
    await calculate()
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: {
        state: 'CA',
        withdrawalAmount: 1000,
        isEarlyWithdrawal: false,
        isTaxDeferred: true,
        isEntireDistribution: true,
      },
    })
    answer(environment, { TaxCalculationResult: () => result })
    expect(await page.findByText('$100.00')).toBeTruthy()
    expect(page.getByText('$10.00')).toBeTruthy()
    expect(page.getByText('$900.00')).toBeTruthy()
    expect(page.getByText('Yes')).toBeTruthy()
    expect(page.getByText(result.messageOutput)).toBeTruthy()
  })

  test('keeps what was entered when it fails, and works again', async () => {
    expectErrors(/no answer/)
    const { page, user, environment, calculate } = open()
    await user.type(page.getByLabelText('Withdrawal Amount'), '1000')
    await calculate()
    act(() => environment.mock.rejectMostRecentOperation(new Error('no answer')))
    expect(await page.findByText('An error ocurred during operation')).toBeTruthy()
    expect(page.getByLabelText<HTMLInputElement>('Withdrawal Amount').value).toContain('1,000')
    await calculate()
    answer(environment, { TaxCalculationResult: () => result })
    expect(await page.findByText('$900.00')).toBeTruthy()
  })
})
