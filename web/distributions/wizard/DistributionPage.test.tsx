import { act, cleanup, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DistributionPageQuery } from '../../__generated__/DistributionPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './DistributionPage.tsx'
import { branches, progressAt, refusal, sent, sentInput, wizard, wizardVariables } from './testing.ts'

const fresh = progressAt(branches.open, 'DISTRIBUTION')
const empty = { maximumAmount: 5000, amount: null, isFullAmount: false, fee: 25 }

function open(progress = fresh, amount: object = empty, at = '/501/withdraw/distribution/') {
  return renderScreen<DistributionPageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: wizard(progress, { WizardAmount: amount }),
    path: '/:accountId/withdraw/distribution',
    at,
  })
}

beforeEach(() => signedIn({}))

describe('the amount step', () => {
  it.each([
    ['', 'Required'],
    ['24.99', 'Number must be greater than or equal to $25.00'],
    ['5000.01', 'Enter $5,000.00 or less.'],
  ])('refuses amount "%s" with "%s", and sends nothing', async (typed, message) => {
    const { user, page, environment } = open()
    if (typed) await user.type(page.getByLabelText('Amount'), typed)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(await page.findByText(message)).toBeTruthy()
    expect(
      page.getByRole('link', { name: message === 'Required' ? 'Amount is required.' : `Amount: ${message}` }),
    ).toBeTruthy()
    expect(sent(environment)).toEqual([])
  })

  it('shows no calculated amounts before the user types an amount', async () => {
    const { user, page } = open()
    const figures = page.getByRole('complementary', { name: 'What you will receive' })
    expect(figures.textContent).toBe('What you will receiveEnter an amount to see what you will receive.')
    await user.type(page.getByLabelText('Amount'), '1000')
    expect(figures.textContent).toContain('Distribution fee($25.00)')
    await user.type(page.getByLabelText('Amount'), '0')
    expect(figures.textContent).toBe('What you will receiveEnter $5,000.00 or less to see what you will receive.')
  })

  it('asks for an amount above the fee, but sends a lower amount for the server to refuse', async () => {
    const { user, page, environment } = open()
    expect(page.getByText(/^More than \$25\.00, up to \$5,000\.00\./)).toBeTruthy()
    await user.type(page.getByLabelText('Amount'), '25')
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ amount: 25 })
  })

  it('sends a partial amount in dollars, then opens the type step', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Amount'), '1234.5')
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toEqual({ ...wizardVariables, amount: 1234.5, isFullAmount: false })
    answer(environment, {
      ...wizard(progressAt(branches.open, 'TYPE')),
      SaveWizardAmountPayload: () => ({ errors: [] }),
    })
    expect(await page.findByText('at /501/withdraw/type/')).toBeTruthy()
  })

  it('selects the full amount when the user types the maximum', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Amount'), '5000')
    expect(page.getByRole('radio', { name: /Full amount/ })).toHaveProperty('checked', true)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ amount: 5000, isFullAmount: true })
  })

  it('fills in the maximum for the full amount, and clears the field for a custom amount', async () => {
    const { user, page } = open()
    await user.click(page.getByRole('radio', { name: /Full amount/ }))
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '$5,000.00')
    await user.click(page.getByRole('radio', { name: /Another amount/ }))
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '')
  })

  it("fills in the amount of the tax calculator's link", async () => {
    const { page, router } = open(fresh, empty, '/calculator')
    await act(() => router.navigate('/501/withdraw/distribution/', { state: { amount: 1000 } }))
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '$1,000.00')
  })

  it('accepts a full amount below 25 dollars', async () => {
    const { user, page, environment } = open(fresh, { ...empty, maximumAmount: 12 })
    await user.click(page.getByRole('radio', { name: /Full amount/ }))
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ isFullAmount: true })
  })

  it('shows the net amount while the user types, and warns if nothing is left', async () => {
    const { user, page } = open()
    await user.type(page.getByLabelText('Amount'), '100')
    expect(page.getByText('$75.00')).toBeTruthy()
    await user.clear(page.getByLabelText('Amount'))
    await user.type(page.getByLabelText('Amount'), '25')
    expect(page.getByText('The withholding and fee leave nothing to pay.')).toBeTruthy()
  })

  it('keeps a refused distribution amount, and shows the reason at its field', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Amount'), '4999')
    await user.click(page.getByRole('button', { name: 'Next' }))
    const message = 'Enter $4,000.00 or less.'
    answer(environment, refusal('SaveWizardAmountPayload', { code: 'INVALID', field: ['amount'], message }))
    expect(await page.findByText(message)).toBeTruthy()
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '$4,999.00')
  })

  it('shows the message of the server that another request is active', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Amount'), '4999')
    await user.click(page.getByRole('button', { name: 'Next' }))
    const message = 'A distribution request is already active.'
    answer(environment, refusal('SaveWizardAmountPayload', { code: 'CONFLICT', field: null, message }))
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
  })
})

describe('an unfinished draft', () => {
  const left = progressAt(branches.deposit, 'FEDERAL')
  const stored = { ...empty, amount: 800 }

  it('offers to continue a draft, names its next step and opens this step', async () => {
    const { user, page } = open(left, stored)
    expect(page.getByText(/step 5 of 7, saved 03\/02\/2026/)).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Continue where you left off' }))
    expect(await page.findByText('at /501/withdraw/federal/')).toBeTruthy()
  })

  it('opens the next step of a draft directly from the Continue link on Home', async () => {
    const { page, router } = open(left, stored, '/')
    await act(() => router.navigate('/501/withdraw/distribution/', { state: { continues: true } }))
    expect(await page.findByText('at /501/withdraw/federal/')).toBeTruthy()
    expect(router.state.location.state).toEqual({ inWizard: true })
  })

  it('shows the step number without a total before the payment method determines the total', () => {
    const { page } = open(progressAt(branches.check, 'PAYMENT_OPTIONS'), stored)
    expect(page.getByText(/You have started a request: step 3, saved/)).toBeTruthy()
  })

  it('shows Next as the primary button only while no draft is offered', () => {
    const looks = [left, fresh].map((progress) => {
      const { page } = open(progress, stored)
      const { className } = page.getByRole('button', { name: 'Next' })
      cleanup()
      return className
    })
    expect(looks[0]).not.toBe(looks[1])
  })

  it('shows the stored amount of a draft', () => {
    const { page } = open(left, stored)
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '$800.00')
  })

  it('discards a draft on Start over', async () => {
    const { user, page, environment } = open(left, stored)
    await user.click(page.getByRole('button', { name: 'Start over' }))
    answer(environment, {
      ...wizard(fresh, { WizardAmount: empty }),
      StartWizardOverPayload: () => ({ errors: [] }),
    })
    await waitFor(() => expect(page.getByLabelText('Amount')).toHaveProperty('value', ''))
    expect(page.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  it('offers no draft when the user changes the amount from the review', () => {
    const { page } = open(left, stored, '/501/withdraw/distribution/?change=1')
    expect(page.queryByRole('button', { name: 'Continue where you left off' })).toBeNull()
  })

  it('returns to the review after a change that clears no other answer', async () => {
    const done = progressAt(branches.check, 'CONFIRMATION')
    const { user, page, environment } = open(done, stored, '/501/withdraw/distribution/?change=1')
    await user.click(page.getByRole('button', { name: 'Next' }))
    answer(environment, { ...wizard(done), SaveWizardAmountPayload: () => ({ errors: [] }) })
    expect(await page.findByText('at /501/withdraw/confirmation/')).toBeTruthy()
  })
})
