import { beforeEach, describe, expect, it } from 'vitest'
import type { FederalPageQuery } from '../../__generated__/FederalPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './FederalPage.tsx'
import { branches, progressAt, refusal, sent, sentInput, wizard, wizardVariables } from './testing.ts'

const usual = {
  withdrawalAmount: 1000,
  isEarlyWithdrawal: false,
  maximumFederalWithholding: 92,
  minimumFederalWithholding: 10,
  stateOfResidence: 'CA',
  mailingState: 'CA',
  selectedAmount: null,
  fee: 25,
}

function open(federal: object = {}, isRoth = false) {
  return renderScreen<FederalPageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: wizard(progressAt(branches.check, 'FEDERAL'), {
      WizardFederal: { ...usual, ...federal },
      WizardType: { isRoth },
    }),
    path: '/:accountId/withdraw/federal',
    at: '/501/withdraw/federal/',
  })
}

async function typePercent({ user, page }: ReturnType<typeof open>, percent: string) {
  await user.clear(page.getByLabelText('Federal withholding'))
  if (percent) await user.type(page.getByLabelText('Federal withholding'), percent)
}

beforeEach(() => signedIn({}))

describe('the federal withholding step', () => {
  it.each([
    ['', 'Required'],
    ['9', 'Number must be greater than or equal to 10'],
    ['93', 'Enter 92% or less. With California’s tax, more would leave nothing to pay.'],
    ['10.5', 'Expected integer, received float'],
  ])('refuses "%s" percent with "%s"', async (typed, message) => {
    const opened = open()
    await typePercent(opened, typed)
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    expect(await opened.page.findByText(message)).toBeTruthy()
    expect(
      opened.page.getByRole('link', {
        name: message === 'Required' ? 'Federal withholding is required.' : `Federal withholding: ${message}`,
      }),
    ).toBeTruthy()
    expect(sent(opened.environment)).toEqual([])
  })

  it('shows the marginal tax rates of the year in a collapsed section', () => {
    const { page } = open()
    const help = page.getByText('How do I choose a rate?').closest('details')
    expect(help?.open).toBe(false)
    const rows = [...(help?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    expect(rows).toHaveLength(8)
    expect(rows[3]).toEqual(['22%', '$66,500', '$133,000', '$91,600'])
  })

  it('suggests ten percent and the known state, and sends the tax in dollars', async () => {
    const { user, page, environment } = open({ withdrawalAmount: 1234.56 })
    expect(page.getByText(/^\$123\.46 of \$1,234\.56 goes to federal tax\./)).toBeTruthy()
    expect(page.getByText('$1,086.10')).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toEqual({
      ...wizardVariables,
      federalWithholding: 123.46,
      residenceState: 'CA',
      withholdingNotice: '2026-2',
    })
    answer(environment, {
      ...wizard(progressAt(branches.check, 'STATE')),
      SaveWizardFederalPayload: () => ({ errors: [] }),
    })
    expect(await page.findByText('at /501/withdraw/state/')).toBeTruthy()
  })

  it('requires a state of residence', async () => {
    const { user, page, environment } = open({ stateOfResidence: null })
    await user.click(page.getByRole('button', { name: 'Next' }))
    // The text is in the error summary, at the field, and in the empty option of the select field.
    expect((await page.findAllByText('Please select a state')).length).toBe(3)
    expect(sent(environment)).toEqual([])
  })

  it('explains a state of residence other than the state of the mailing address', async () => {
    const { user, page } = open()
    expect(page.queryByText(/Your mailing address is in/)).toBeNull()
    await user.selectOptions(page.getByLabelText('State of residence'), 'TX')
    expect(page.getByText(/^Your mailing address is in California\. State tax follows Texas,/)).toBeTruthy()
  })

  it('saves 0 for a federal opt-out, and restores ten percent when the user clears the opt-out', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByLabelText('Do not withhold federal tax'))
    expect(page.getByLabelText('Federal withholding')).toHaveProperty('disabled', true)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ federalWithholding: 0 })
    await user.click(page.getByLabelText('Do not withhold federal tax'))
    expect(page.getByLabelText('Federal withholding')).toHaveProperty('value', '10%')
  })

  it("offers the 50 states, DC and the owner's territory", () => {
    const { page } = open({ stateOfResidence: 'PR', mailingState: 'PR' })
    const select = page.getByLabelText<HTMLSelectElement>('State of residence')
    expect(select.value).toBe('PR')
    expect([...select.options].slice(52).map(({ text }) => text)).toEqual(['Puerto Rico'])
  })

  it('accepts 1% if the custodian allows any whole percent', async () => {
    const opened = open({ minimumFederalWithholding: 1 })
    expect(opened.page.getByLabelText('Federal withholding')).toHaveProperty('value', '10%')
    expect(opened.page.getByText(/^A whole percent from 1% to 92%\./)).toBeTruthy()
    await typePercent(opened, '1')
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    expect(sentInput(opened.environment)).toMatchObject({ federalWithholding: 10 })
  })

  it('allows only an opt-out if the maximum withholding is below ten percent', () => {
    const { page } = open({ maximumFederalWithholding: 9 })
    expect(page.getByLabelText('Do not withhold federal tax')).toHaveProperty('checked', true)
    expect(page.getByLabelText('Do not withhold federal tax')).toHaveProperty('disabled', true)
  })

  it('allows a higher federal percentage for a state with lower withholding', async () => {
    const { user, page, environment } = open({
      withdrawalAmount: 28.2,
      maximumFederalWithholding: 7,
      stateOfResidence: 'MI',
    })
    const choose = (state: string) => user.selectOptions(page.getByLabelText('State of residence'), state)
    const optOut = page.getByLabelText('Do not withhold federal tax')
    await choose('TX')
    expect(page.getByText(/^A whole percent from 10% on\./)).toBeTruthy()
    await user.click(optOut)
    await choose('MI')
    expect(optOut).toHaveProperty('checked', true)
    expect(optOut).toHaveProperty('disabled', true)
    await choose('TX')
    await user.click(optOut)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toMatchObject({ federalWithholding: 2.82, residenceState: 'TX' })
  })

  it.each([
    [200, false, '20%', false],
    [200, true, '20%', false],
    [0, false, '', true],
    [0, true, '', true],
    // Before a choice, nothing is withheld from a Roth IRA.
    [null, false, '10%', false],
    [null, true, '', true],
  ])('shows stored tax of %j dollars, Roth IRA: %s, as "%s"', (selectedAmount, isRoth, percent, optedOut) => {
    const { page } = open({ selectedAmount }, isRoth)
    expect(page.getByLabelText('Federal withholding')).toHaveProperty('value', percent)
    expect(page.getByLabelText('Do not withhold federal tax')).toHaveProperty('checked', optedOut)
  })

  it('keeps a refused withholding percentage, and shows the reason at its field', async () => {
    const opened = open()
    await typePercent(opened, '92')
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    const message = 'Enter 88% or less. With Oregon’s tax, more would leave nothing to pay.'
    answer(
      opened.environment,
      refusal('SaveWizardFederalPayload', { code: 'INVALID', field: ['federalWithholding'], message }),
    )
    expect(await opened.page.findByText(message)).toBeTruthy()
    expect(opened.page.getByLabelText('Federal withholding')).toHaveProperty('value', '92%')
  })

  it('shows the penalty of an early distribution in dollars, without the fee', () => {
    const penalty =
      /Early distributions carry a 10% penalty\. Here that is up to \$97\.50: 10% of \$975\.00, the amount without the fee\./
    expect(open({ isEarlyWithdrawal: true }).page.getByText(penalty)).toBeTruthy()
  })
})
