import { waitFor } from '@testing-library/react'
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

describe('the amount', () => {
  it.each([
    ['', 'Required'],
    ['24.99', 'Number must be greater than or equal to $25.00'],
    ['5000.01', 'Number must be less than or equal to $5,000.00'],
  ])('"%s" is refused with "%s" and nothing is sent', async (typed, message) => {
    const { user, page, environment } = open()
    if (typed) await user.type(page.getByLabelText('Amount'), typed)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(await page.findByText(message)).toBeTruthy()
    expect(page.getByRole('link', { name: `Amount: ${message}` })).toBeTruthy()
    expect(sent(environment)).toEqual([])
  })

  it('promises no amount that the fee would eat, and lets the server say so', async () => {
    const { user, page, environment } = open()
    expect(page.getByText(/^More than \$25\.00, up to \$5,000\.00\./)).toBeTruthy()
    await user.type(page.getByLabelText('Amount'), '25')
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ amount: 25 })
  })

  it('is sent as dollars of a part, and Next opens the type', async () => {
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

  it('becomes the full amount when the maximum is typed', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Amount'), '5000')
    expect(page.getByRole('radio', { name: /Full amount/ })).toHaveProperty('checked', true)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ amount: 5000, isFullAmount: true })
  })

  it('shows the maximum when the full amount is chosen and takes it back for another amount', async () => {
    const { user, page } = open()
    await user.click(page.getByRole('radio', { name: /Full amount/ }))
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '$5,000.00')
    await user.click(page.getByRole('radio', { name: /Another amount/ }))
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '')
  })

  it('may be below 25 dollars when it is the full amount', async () => {
    const { user, page, environment } = open(fresh, { ...empty, maximumAmount: 12 })
    await user.click(page.getByRole('radio', { name: /Full amount/ }))
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ isFullAmount: true })
  })

  it('shows the live net after the fee, and warns when nothing is left', async () => {
    const { user, page } = open()
    await user.type(page.getByLabelText('Amount'), '100')
    expect(page.getByText('$75.00')).toBeTruthy()
    await user.clear(page.getByLabelText('Amount'))
    await user.type(page.getByLabelText('Amount'), '25')
    expect(page.getByText('The withholding and fee leave nothing to pay.')).toBeTruthy()
  })

  it('stays typed when the server refuses, with the reason at the field', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Amount'), '4999')
    await user.click(page.getByRole('button', { name: 'Next' }))
    const message = 'Number must be less than or equal to 4000'
    answer(environment, refusal('SaveWizardAmountPayload', { code: 'INVALID', field: ['amount'], message }))
    expect(await page.findByText(message)).toBeTruthy()
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '$4,999.00')
  })

  it('tells plainly that a request became active meanwhile', async () => {
    const { user, page, environment } = open()
    await user.type(page.getByLabelText('Amount'), '4999')
    await user.click(page.getByRole('button', { name: 'Next' }))
    const message = 'A distribution request is already active.'
    answer(environment, refusal('SaveWizardAmountPayload', { code: 'CONFLICT', field: null, message }))
    expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
  })
})

describe('a draft that was left', () => {
  const left = progressAt(branches.deposit, 'FEDERAL')
  const stored = { ...empty, amount: 800 }

  it('is offered with its place, and Continue opens the step it stopped at', async () => {
    const { user, page } = open(left, stored)
    expect(page.getByText(/step 5 of 7, saved 03\/02\/2026/)).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Continue where you left off' }))
    expect(await page.findByText('at /501/withdraw/federal/')).toBeTruthy()
  })

  it('shows its amount', () => {
    const { page } = open(left, stored)
    expect(page.getByLabelText('Amount')).toHaveProperty('value', '$800.00')
  })

  it('is gone after Start over: the form is empty', async () => {
    const { user, page, environment } = open(left, stored)
    await user.click(page.getByRole('button', { name: 'Start over' }))
    answer(environment, {
      ...wizard(fresh, { WizardAmount: empty }),
      StartWizardOverPayload: () => ({ errors: [] }),
    })
    await waitFor(() => expect(page.getByLabelText('Amount')).toHaveProperty('value', ''))
    expect(page.queryByRole('button', { name: 'Start over' })).toBeNull()
  })

  it('is not offered to somebody who came from the review to change the amount', () => {
    const { page } = open(left, stored, '/501/withdraw/distribution/?change=1')
    expect(page.queryByRole('button', { name: 'Continue where you left off' })).toBeNull()
  })

  it('leads back to the review after a change that opened no question', async () => {
    const done = progressAt(branches.check, 'CONFIRMATION')
    const { user, page, environment } = open(done, stored, '/501/withdraw/distribution/?change=1')
    await user.click(page.getByRole('button', { name: 'Next' }))
    answer(environment, { ...wizard(done), SaveWizardAmountPayload: () => ({ errors: [] }) })
    expect(await page.findByText('at /501/withdraw/confirmation/')).toBeTruthy()
  })
})
