import { beforeEach, describe, expect, it } from 'vitest'
import type { StatePageQuery } from '../../__generated__/StatePageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './StatePage.tsx'
import { branches, progressAt, sent, sentInput, wizard, wizardVariables } from './testing.ts'

const california = {
  minimumStateWithholding: 10,
  maximumStateWithholding: 875,
  canOptOut: true,
  canModify: true,
  messageOutput: 'California withholds $10.00 unless you elect out.',
  selectedAmount: null,
  stateOptOut: null,
  withdrawalAmount: 1000,
  federalWithholding: 100,
}

function open(state: object = {}, mailingState = 'TX') {
  return renderScreen<StatePageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: wizard(progressAt(branches.check, 'STATE'), {
      WizardState: { ...california, ...state },
      WizardAmount: { fee: 25 },
      WizardFederal: { stateOfResidence: 'TX', mailingState, fee: 25 },
    }),
    path: '/:accountId/withdraw/state',
    at: '/501/withdraw/state/',
  })
}

beforeEach(() => signedIn({}))

describe('the state withholding step', () => {
  it("suggests the state's minimum withholding, and shows the server's text and the net amount", () => {
    const { page } = open()
    expect(page.getByText('California withholds $10.00 unless you elect out.')).toBeTruthy()
    expect(page.getByLabelText('State withholding')).toHaveProperty('value', '$10.00')
    expect(page.getByText('$865.00')).toBeTruthy()
  })

  it.each([
    ['', 'Required'],
    ['9.99', 'Number must be greater than or equal to $10.00'],
    ['875.01', 'Enter $875.00 or less.'],
  ])('refuses state withholding of "%s" with "%s"', async (typed, message) => {
    const { user, page, environment } = open()
    await user.clear(page.getByLabelText('State withholding'))
    if (typed) await user.type(page.getByLabelText('State withholding'), typed)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(await page.findByText(message)).toBeTruthy()
    expect(
      page.getByRole('link', {
        name: message === 'Required' ? 'State withholding is required.' : `State withholding: ${message}`,
      }),
    ).toBeTruthy()
    expect(sent(environment)).toEqual([])
  })

  it.each([
    ['Do not withhold state tax', 'You may still owe tax when you file your return.'],
    ['State withholding', '$10.00 or more, less than $900.00'],
  ])('explains the field "%s" to screen readers', (label, hint) => {
    const box = open({ minimumStateWithholding: 10, maximumStateWithholding: 900 }).page.getByLabelText(label)
    const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(hint)
  })

  it('says that $0.00 needs no opt-out in a state without a minimum', () => {
    const { page } = open({ minimumStateWithholding: 0, maximumStateWithholding: 900 })
    expect(page.getByText(/^Nothing is withheld unless you enter an amount/)).toBeTruthy()
    expect(page.getByText(/^Not needed to withhold \$0\.00\./)).toBeTruthy()
  })

  it('saves 0 for a state opt-out, then opens the review', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByLabelText('Do not withhold state tax'))
    expect(page.getByLabelText('State withholding')).toHaveProperty('disabled', true)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toEqual({ ...wizardVariables, stateWithholding: 0, stateOptOut: true })
    answer(environment, {
      ...wizard(progressAt(branches.check, 'CONFIRMATION')),
      SaveWizardStatePayload: () => ({ errors: [] }),
    })
    expect(await page.findByText('at /501/withdraw/confirmation/')).toBeTruthy()
  })

  it.each([
    ['the law does not allow it', { canOptOut: false, canModify: true }],
    ['the portal does not allow it', { canOptOut: true, canModify: false }],
    ['neither the law nor the portal allows it', { canOptOut: false, canModify: false }],
  ])('offers no state opt-out when %s', (_, flags) => {
    expect(open(flags).page.queryByLabelText('Do not withhold state tax')).toBeNull()
  })

  it('fixes the state withholding at the minimum if the state allows no other amount', async () => {
    const { user, page, environment } = open({ canModify: false, selectedAmount: 50 })
    expect(page.getByLabelText('State withholding')).toHaveProperty('disabled', true)
    expect(page.getByLabelText('State withholding')).toHaveProperty('value', '$10.00')
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toEqual({ ...wizardVariables, stateWithholding: 10, stateOptOut: false })
  })

  it.each([
    // A form on file asks for more than the payment, or the rate of the state for what the fee leaves.
    [{ withdrawalAmount: 150, minimumStateWithholding: 125, canOptOut: false }, true],
    [{ withdrawalAmount: 26, minimumStateWithholding: 1, canModify: false }, true],
    [{ withdrawalAmount: 150, minimumStateWithholding: 124.99, canOptOut: false }, false],
    // The owner can opt out.
    [{ withdrawalAmount: 150, minimumStateWithholding: 125 }, false],
  ])('leads back to the amount if the state withholding must leave nothing to pay: %j, %s', (state, leavesNothing) => {
    const maximumStateWithholding = state.withdrawalAmount - 25
    const { page } = open({ ...state, maximumStateWithholding, federalWithholding: 0 })
    const links = page.queryAllByRole('link', { name: 'Request a larger amount' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(leavesNothing ? ['/501/withdraw/distribution/'] : [])
    expect(page.queryAllByLabelText('State withholding')).toHaveLength(leavesNothing ? 0 : 1)
    expect(page.queryAllByRole('button', { name: 'Next' })).toHaveLength(leavesNothing ? 0 : 1)
  })

  it('shows no withholding field for a state without withholding, and links to the state of residence', async () => {
    const messageOutput = 'Texas has no state withholding for this distribution.'
    const { user, page, environment } = open({
      minimumStateWithholding: 0,
      maximumStateWithholding: 0,
      canModify: false,
      messageOutput,
    })
    expect(page.getByText(messageOutput)).toBeTruthy()
    expect(page.queryByLabelText('State withholding')).toBeNull()
    expect(page.getByText(/nothing to choose in this step\. Press Next to review your request\./)).toBeTruthy()
    const change = page.getByRole('link', { name: 'Change your state of residence' })
    expect(change.getAttribute('href')).toBe('/501/withdraw/federal/')
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toEqual({ ...wizardVariables, stateWithholding: 0, stateOptOut: false })
  })

  it.each([
    ['CA', 1],
    ['TX', 0],
  ])('with a mailing address in %s, says %i times that the state of residence is another', (mailingState, times) => {
    const { page } = open({}, mailingState)
    expect(page.queryAllByText(/^Your mailing address is in California\. State tax follows Texas/)).toHaveLength(times)
  })

  it('shows the stored state withholding', () => {
    expect(open({ selectedAmount: 55.5, stateOptOut: false }).page.getByLabelText('State withholding')).toHaveProperty(
      'value',
      '$55.50',
    )
  })
})
