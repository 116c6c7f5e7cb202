import { beforeEach, describe, expect, it } from 'vitest'
import type { RolloverPageQuery } from '../../__generated__/RolloverPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './RolloverPage.tsx'
import { branches, progressAt, refusal, sent, sentInput, wizard, wizardVariables } from './testing.ts'

const empty = {
  checkPayee: null,
  attentionTo: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  receivingAccount: null,
}

function open() {
  return renderScreen<RolloverPageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: wizard(progressAt(branches.rollover, 'ROLLOVER'), {
      WizardRollover: empty,
      Address: { address1: '1 Elm St', address2: 'Apt 2', city: 'Salem', state: 'OR', zip: '97301' },
    }),
    path: '/:accountId/withdraw/rollover',
    at: '/501/withdraw/rollover/',
  })
}

async function fillIn({ user, page }: ReturnType<typeof open>) {
  await user.type(page.getByLabelText('Payee'), ' Oak Trust FBO Ann Archer ')
  await user.click(page.getByRole('button', { name: 'Use my mailing address' }))
  await user.type(page.getByLabelText('Receiving Account'), 'X-99')
  await user.click(page.getByRole('button', { name: 'Next' }))
}

beforeEach(() => signedIn({}))

describe('the receiver step of a rollover', () => {
  it('names every missing field of the receiver of a rollover, except the optional attention line', async () => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('button', { name: 'Next' }))
    await page.findAllByText('Payee is required.')
    for (const message of [
      'Payee is required.',
      'Address is required.',
      'City is required.',
      'State is required.',
      'Please enter a valid zip code.',
      'Receiving Account is required.',
    ])
      expect(page.getAllByText(message)).toHaveLength(2)
    expect(page.getAllByRole('link', { name: /required|valid/ })).toHaveLength(6)
    expect(sent(environment)).toEqual([])
  })

  it.each(['1234', 'abcde', '123456', '12345-12'])('refuses %s as a zip code', async (zip) => {
    const { user, page } = open()
    await user.type(page.getByLabelText('Zip'), zip)
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect((await page.findAllByText('Please enter a valid zip code.')).length).toBe(2)
  })

  it("uses the owner's mailing address for the rollover, saves trimmed text, then opens the review", async () => {
    const opened = open()
    await fillIn(opened)
    expect(sentInput(opened.environment)).toEqual({
      ...wizardVariables,
      checkPayee: 'Oak Trust FBO Ann Archer',
      attentionTo: null,
      address: '1 Elm St, Apt 2',
      city: 'Salem',
      state: 'OR',
      zip: '97301',
      receivingAccount: 'X-99',
    })
    answer(opened.environment, {
      ...wizard(progressAt(branches.rollover, 'CONFIRMATION')),
      SaveWizardRolloverPayload: () => ({ errors: [] }),
    })
    expect(await opened.page.findByText('at /501/withdraw/confirmation/')).toBeTruthy()
  })

  it("shows the server's reason at the refused field of a rollover, and keeps the input", async () => {
    const opened = open()
    await fillIn(opened)
    const message = 'Please enter a valid zip code.'
    answer(opened.environment, refusal('SaveWizardRolloverPayload', { code: 'INVALID', field: ['zip'], message }))
    expect((await opened.page.findAllByText(message)).length).toBe(2)
    expect(opened.page.getByLabelText('City')).toHaveProperty('value', 'Salem')
  })
})
