import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectErrors } from '../testing/consoleErrors.ts'
import type { CalculatorPageQuery } from '../__generated__/CalculatorPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../testing/renderScreen.tsx'
import { Page, query } from './CalculatorPage.tsx'

const result = {
  federalWithholding: 100,
  minimumStateWithholding: 10,
  maximumStateWithholding: 900,
  canOptOut: true,
  canModify: true,
  messageOutput: 'California withholds 10% of the federal amount.',
}

const account = (accountId: number, retirementAccountType: string, balance = 1000) => ({
  node: {
    accountId,
    planAccountNumber: String(100_000 + accountId),
    retirementAccountType,
    balance,
    distributionState: 'AVAILABLE',
  },
})

function open(
  accounts = [account(501, 'Roth IRA'), account(502, 'Traditional IRA')],
  state: string | null = null,
  dateOfBirth: string | null = '1950-05-12',
  federalMinimumPercent: number | null = 10,
  distributionFee: number | null = 25,
) {
  signedIn({})
  const screen = renderScreen<CalculatorPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    data: {
      RetirementAccountConnection: () => ({ edges: accounts }),
      Address: () => ({ state }),
      AccountOwner: () => ({ dateOfBirth }),
      Terms: () => ({ distributionFee, federalMinimumPercent }),
    },
  })
  const { page, user } = screen
  return {
    ...screen,
    calculate: () => user.click(page.getByRole('button', { name: 'Calculate' })),
  }
}

describe('the tax calculator', () => {
  test('shows the heading Estimate before a calculation, and the account balance as the largest amount', async () => {
    const { page, user } = open()
    expect(page.getByRole('heading', { name: 'Estimate' })).toBeTruthy()
    // An entire distribution needs no amount field.
    expect(page.queryByLabelText('Amount')).toBeNull()
    await user.click(page.getByRole('radio', { name: 'Another amount' }))
    expect(page.getByText('More than $25.00, up to $1,000.00')).toBeTruthy()
  })

  test('shows the federal withholding in dollars, and sends it', async () => {
    const { page, user, environment, calculate } = open([account(502, 'Traditional IRA')])
    expect(page.getByText('$100.00 of $1,000.00 goes to federal tax.')).toBeTruthy()
    const percent = page.getByLabelText('Federal withholding')
    await user.clear(percent)
    await user.type(percent, '12')
    expect(page.getByText('$120.00 of $1,000.00 goes to federal tax.')).toBeTruthy()
    await calculate()
    expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
      desiredFederalWithholdingAmount: 120,
    })
  })

  test.each([
    [10, 10, ['9', '101', '12.5']],
    [1, 1, ['0', '101', '1.5']],
    // A custodian that gives no minimum.
    [null, 10, ['9']],
  ])('for a federal minimum of %j, accepts %d percent and refuses %j', async (minimum, least, refused) => {
    const { page, user, environment, calculate } = open([account(502, 'Traditional IRA')], null, undefined, minimum)
    const percent = page.getByLabelText('Federal withholding')
    expect(percent).toHaveProperty('value', '10%')
    expect(page.getByText(`A whole percent, at least ${least}%. For none, use the box below.`)).toBeTruthy()
    for (const typed of refused) {
      await user.clear(percent)
      await user.type(percent, typed)
      await calculate()
      expect(page.getAllByText(`Enter a whole percent from ${least}% to 100%`).length).toBeGreaterThan(0)
    }
    await user.clear(percent)
    await user.type(percent, String(least))
    await calculate()
    expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
      desiredFederalWithholdingAmount: least * 10,
    })
  })

  test.each([
    ['Traditional IRA', false],
    ['Roth IRA', true],
  ])('starts the calculator for a %s with "Do not withhold federal tax" ticked: %s', (type, isTicked) => {
    const { page } = open([account(501, type)])
    expect(page.getByLabelText('Do not withhold federal tax')).toHaveProperty('checked', isTicked)
    expect(page.getByLabelText('Federal withholding')).toHaveProperty('value', isTicked ? '' : '10%')
  })

  test('sends no withholding while "Do not withhold federal tax" is ticked, and 10% when it is unticked', async () => {
    const { page, user, environment, calculate } = open([account(502, 'Traditional IRA')])
    const sent = () => environment.mock.getMostRecentOperation().request.variables['input'] as object
    await user.click(page.getByLabelText('Do not withhold federal tax'))
    await calculate()
    expect(sent()).toMatchObject({ desiredFederalWithholdingAmount: 0 })
    await user.click(page.getByLabelText('Do not withhold federal tax'))
    expect(page.getByLabelText('Federal withholding')).toHaveProperty('value', '10%')
  })

  test('requires an amount of at least 25 dollars before the tax calculator sends a request', async () => {
    const { page, user, environment, calculate } = open()
    await user.click(page.getByRole('radio', { name: 'Another amount' }))
    await calculate()
    expect(page.getAllByText('Required').length).toBeGreaterThan(0)
    await user.type(page.getByLabelText('Amount'), '24.99')
    expect(page.getAllByText('Withdrawal amount must be at least $25.00').length).toBeGreaterThan(0)
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.params.name)
    expect(asked).not.toContain('CalculationResultQuery')
  })

  test('calculates an entire distribution by default, and shows the estimate', async () => {
    const { page, user, environment, calculate } = open()
    await user.selectOptions(page.getByLabelText('State'), 'CA')
    await user.selectOptions(page.getByLabelText('Which account?'), '100502 (Traditional IRA)')
    await calculate()
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
      input: {
        state: 'CA',
        withdrawalAmount: 1000,
        desiredFederalWithholdingAmount: 100,
        isEarlyWithdrawal: false,
        isTaxDeferred: true,
        isEntireDistribution: true,
      },
    })
    answer(environment, { TaxCalculationResult: () => result })
    const amounts = (await page.findAllByRole('definition')).map(({ textContent }) => textContent)
    expect(amounts).toEqual(['$1,000.00', '($100.00)', '($10.00)', '($25.00)', '$865.00'])
    expect(page.getByText('Federal withholding, 10%')).toBeTruthy()
    expect(page.getByText(result.messageOutput)).toBeTruthy()
    expect(page.getByText(/^Withheld tax is a prepayment/)).toBeTruthy()
    const next = page.getByRole('link', { name: 'Request this amount' })
    expect(next.getAttribute('href')).toBe('/502/withdraw/distribution/')
  })

  test.each([
    [[account(501, 'Traditional IRA')], 'CA', true],
    [[account(501, 'Roth IRA')], '', false],
    [[], '', true],
  ])('fills in the owner state and the tax deferral of the account: %j', async (accounts, state, isTaxDeferred) => {
    const { page, user } = open(accounts, state || null)
    await user.click(page.getByRole('button', { name: /^Change/ }))
    expect(page.getByLabelText('State')).toHaveProperty('value', state)
    expect(page.getByRole('switch', { name: 'Tax Deferred' })).toHaveProperty('checked', isTaxDeferred)
  })

  test.each([
    ['2026-01-01', 'not taxed yet, taken before age 59½.', true],
    ['1950-05-12', 'not taxed yet, taken at age 59½ or older.', false],
    [null, 'not taxed yet, taken at age 59½ or older.', false],
  ])(
    'decides by the date of birth %s whether a withdrawal is early: %s',
    async (dateOfBirth, words, isEarlyWithdrawal) => {
      const { page, environment, calculate } = open([account(502, 'Traditional IRA')], null, dateOfBirth)
      expect(page.getByText(words, { exact: false })).toBeTruthy()
      await calculate()
      expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({ isEarlyWithdrawal })
    },
  )

  test('calculates another amount as a partial distribution, and the balance as an entire distribution', async () => {
    const { page, user, environment, calculate } = open()
    const sent = () => environment.mock.getMostRecentOperation().request.variables['input'] as object
    await user.click(page.getByRole('radio', { name: 'Another amount' }))
    await user.type(page.getByLabelText('Amount'), '400')
    await calculate()
    expect(sent()).toMatchObject({ withdrawalAmount: 400, isEntireDistribution: false })
    answer(environment, { TaxCalculationResult: () => result })
    await user.click(page.getByRole('radio', { name: 'All $1,000.00' }))
    await calculate()
    expect(sent()).toMatchObject({ withdrawalAmount: 1000, isEntireDistribution: true })
  })

  test.each([
    { first: 1000, next: 2000, isEntireDistribution: false },
    { first: 2000, next: 1000, isEntireDistribution: true },
  ])(
    'compares an amount of 1000 dollars with the balance of $next dollars of another account: $isEntireDistribution',
    async ({ first, next, isEntireDistribution }) => {
      const { page, user, environment, calculate } = open([
        account(501, 'Roth IRA', first),
        account(502, 'Roth IRA', next),
      ])
      await user.click(page.getByRole('radio', { name: 'Another amount' }))
      await user.type(page.getByLabelText('Amount'), '1000')
      await user.selectOptions(page.getByLabelText('Which account?'), '100502 (Roth IRA)')
      await calculate()
      expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
        withdrawalAmount: 1000,
        isEntireDistribution,
      })
    },
  )

  test('keeps the input after a failed tax calculation, and calculates again on request', async () => {
    expectErrors(/no answer/)
    const { page, user, environment, calculate } = open()
    await user.click(page.getByRole('radio', { name: 'Another amount' }))
    await user.type(page.getByLabelText('Amount'), '900')
    await calculate()
    act(() => environment.mock.rejectMostRecentOperation(new Error('no answer')))
    expect(await page.findByText('An error ocurred during operation')).toBeTruthy()
    expect(page.getByLabelText<HTMLInputElement>('Amount').value).toContain('900')
    await calculate()
    answer(environment, { TaxCalculationResult: () => result })
    expect(await page.findByText('$765.00')).toBeTruthy()
  })

  test.each([
    [
      { minimumStateWithholding: 0, maximumStateWithholding: 0, canOptOut: false, messageOutput: null },
      'No state tax is withheld.',
    ],
    [
      { minimumStateWithholding: 50, maximumStateWithholding: 50, canOptOut: false },
      'Your state sets its withholding.',
    ],
    [
      { minimumStateWithholding: 50, maximumStateWithholding: 50, canOptOut: true },
      'You can opt out of state withholding.',
    ],
    [
      { minimumStateWithholding: 50, maximumStateWithholding: 900, canOptOut: false },
      'State withholding may be up to $900.00.',
    ],
    [
      { minimumStateWithholding: 0, maximumStateWithholding: 900, canOptOut: true },
      'State withholding may be up to $900.00.',
    ],
    [
      { minimumStateWithholding: 50, maximumStateWithholding: 900, canOptOut: true },
      'State withholding may be up to $900.00, or you can opt out of it.',
    ],
  ])('says which state withholding the owner can choose: %j', async (state, sentence) => {
    const { page, environment, calculate } = open()
    await calculate()
    answer(environment, { TaxCalculationResult: () => ({ ...result, ...state }) })
    await page.findByText('You receive')
    expect(page.getByRole('region', { name: 'Result' }).textContent).toContain(sentence)
  })

  test.each([
    ['MI', 'Michigan withholds $42.50 unless you file MI W-4P.', false, false],
    ['CA', result.messageOutput, true, true],
    // An older custodian does not say whether the amount can be changed.
    ['CA', result.messageOutput, null, true],
  ])(
    'names a choice of the state withholding only where the owner has one: %s',
    async (_state, messageOutput, canModify, isNamed) => {
      const { page, environment, calculate } = open()
      await calculate()
      answer(environment, { TaxCalculationResult: () => ({ ...result, messageOutput, canModify }) })
      expect(await page.findByText(messageOutput)).toBeTruthy()
      expect(page.queryAllByText(/up to|opt out/)).toHaveLength(isNamed ? 1 : 0)
    },
  )

  test.each([
    [25, 'From $25.00', 'More than $25.00'],
    [0, 'More than $25.00', 'From $25.00'],
    [40, 'From $25.00', 'More than $40.00'],
  ])('names the smallest amount for a fee of $%d', async (fee, wrong, right) => {
    const { page } = open([], null, undefined, 10, fee)
    expect(await page.findByText(right)).toBeTruthy()
    expect(page.queryByText(wrong)).toBeNull()
  })

  test.each([
    { balance: 25, federal: 5, state: 0, canModify: true, inHand: '($5.00)', links: 0 },
    { balance: 25, federal: 0, state: 0, canModify: true, inHand: '$0.00', links: 0 },
    { balance: 26, federal: 0, state: 0, canModify: true, inHand: '$1.00', links: 1 },
    // The owner can opt out of the state tax.
    { balance: 28, federal: 2.8, state: 0.28, canModify: true, inHand: '($0.08)', links: 1 },
    { balance: 28, federal: 2.8, state: 0.28, canModify: false, inHand: '($0.08)', links: 0 },
  ])(
    'offers a request of $balance dollars only if the tax and the fee leave something: $inHand',
    async ({ balance, federal, state, canModify, inHand, links }) => {
      const { page, environment, calculate } = open([account(501, 'Traditional IRA', balance)])
      await calculate()
      const least = { federalWithholding: federal, minimumStateWithholding: state, maximumStateWithholding: 0 }
      answer(environment, { TaxCalculationResult: () => ({ ...result, ...least, canOptOut: true, canModify }) })
      await page.findByText('You receive')
      expect(page.getAllByRole('definition').at(-1)?.textContent).toBe(inHand)
      expect(page.queryAllByRole('link', { name: 'Request this amount' })).toHaveLength(links)
      expect(page.queryAllByText('The withholding and fee leave nothing to pay.')).toHaveLength(1 - links)
    },
  )

  test('offers the request for the account of the estimate after another account is selected', async () => {
    const { page, user, environment, router, calculate } = open()
    await user.selectOptions(page.getByLabelText('Which account?'), '100502 (Traditional IRA)')
    await calculate()
    answer(environment, { TaxCalculationResult: () => result })
    const link = await page.findByRole('link', { name: 'Request this amount' })
    await user.selectOptions(page.getByLabelText('Which account?'), '100501 (Roth IRA)')
    expect(link.isConnected).toBe(true)
    expect(link.getAttribute('href')).toBe('/502/withdraw/distribution/')
    await user.click(link)
    await user.click(await page.findByText('Discard changes'))
    expect(await page.findByText('at /502/withdraw/distribution/')).toBeTruthy()
    expect(router.state.location.state).toEqual({ amount: 1000 })
  })

  test('says only once that a state withholds nothing', async () => {
    const { page, environment, calculate } = open()
    await calculate()
    const messageOutput = 'Florida has no state withholding for this distribution.'
    const nothing = { minimumStateWithholding: 0, maximumStateWithholding: 0, canOptOut: false, messageOutput }
    answer(environment, { TaxCalculationResult: () => ({ ...result, ...nothing }) })
    expect(await page.findByText(messageOutput)).toBeTruthy()
    expect(page.queryByText('No state tax is withheld.')).toBeNull()
  })
})
