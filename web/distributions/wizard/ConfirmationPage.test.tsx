import { beforeEach, describe, expect, it } from 'vitest'
import type { ConfirmationPageQuery } from '../../__generated__/ConfirmationPageQuery.graphql.ts'
import { tabId } from '../../kit/page/tabId.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './ConfirmationPage.tsx'
import { branches, progressAt, refusal, sent, sentInput, wizard, wizardVariables } from './testing.ts'

const withdrawal = {
  type: 'NORMAL',
  evidenceOf: null,
  amount: 1234,
  federalWithholding: 123.4,
  stateWithholding: 10,
  isCheck: false,
  netAmount: 1075.6,
  isRollover: false,
  fee: 25,
  draftId: '7f1a2f9e-2b1c-4a55-9d3e-0c8f4f0f9a11',
  version: 4,
  bankName: 'Oak Bank',
  accountNumberLast4: '6789',
  checkPayee: null,
  expectedFrom: '2026-12-02',
  expectedTo: '2026-12-07',
  stateOfResidence: 'CA',
  taxNotice: null,
}

function open(confirmation: object = {}, steps = branches.deposit) {
  return renderScreen<ConfirmationPageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: wizard(progressAt(steps, 'CONFIRMATION'), {
      WizardConfirmation: { ...withdrawal, ...confirmation },
      WizardRollover: {
        attentionTo: 'Rollovers',
        address: '9 Bank St',
        city: 'Salem',
        state: 'OR',
        zip: '97302',
        receivingAccount: 'X-998877',
      },
      Address: { address1: '1 Elm St', address2: null, city: 'Salem', state: 'OR', zip: '97301' },
    }),
    path: '/:accountId/withdraw/confirmation',
    at: '/501/withdraw/confirmation/',
  })
}

const submitButton = ({ page }: ReturnType<typeof open>) => page.getByRole('button', { name: /^Submit/ })

beforeEach(() => {
  signedIn({})
  sessionStorage.clear()
})

describe('the review of a request', () => {
  it('shows type, amount, taxes, fee, net, masked destination and dates on the review', () => {
    const { page } = open()
    for (const text of [
      'Normal Distribution',
      'Direct Deposit',
      'Oak Bank, account ending in 6789',
      '$1,075.60',
      'State tax (CA)',
    ])
      expect(page.getByText(text)).toBeTruthy()
    expect(page.getAllByText('($25.00)')).toHaveLength(1)
    expect(page.getByText(/^Federal and state tax together/).textContent).toMatch(/\$133\.40$/)
    expect(page.getByText(/7 to 10 business days.*between 12\/02\/2026 and 12\/07\/2026/)).toBeTruthy()
  })

  it.each([
    ['EARLY', null, 1],
    ['EARLY_ROTH', null, 1],
    ['DISABILITY', 'DISABILITY', 0],
    ['NORMAL', null, 0],
  ])('for type %s with reason %s, shows the early penalty on the review %i times', (type, evidenceOf, times) => {
    const { page } = open({ type, evidenceOf })
    expect(page.getByText('Next, you sign. We pay nothing before you have signed.')).toBeTruthy()
    expect(page.queryAllByText(/10% penalty\. Here that is up to \$120\.90: /)).toHaveLength(times)
  })

  it.each([
    ['EARLY_ROTH', 'Early Distribution (Early Roth)'],
    ['QUALIFIED_ROTH', 'Normal Distribution (Qualified Roth)'],
  ])('names distribution type %s on the review as in the type step and in the document', (type, name) => {
    const { page } = open({ type })
    expect(page.getByText(name)).toBeTruthy()
  })

  it('links each answer to its step, from which the user returns to the review', () => {
    const { page } = open()
    expect(page.getAllByRole('link', { name: /^Change/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/501/withdraw/distribution/?change=1',
      '/501/withdraw/type/?change=1',
      '/501/withdraw/payment-options/?change=1',
      '/501/withdraw/account-info/?change=1',
      '/501/withdraw/federal/?change=1',
      '/501/withdraw/state/?change=1',
    ])
    expect(page.getByRole('link', { name: 'Change federal tax' })).toBeTruthy()
  })

  it('shows the mailing address of a check on the review', () => {
    const { page } = open({ isCheck: true, bankName: null, accountNumberLast4: null }, branches.check)
    expect(page.getByText('Check mailed to 1 Elm St, Salem, OR 97301')).toBeTruthy()
  })

  it('shows every answer of a rollover on the review, without taxes', () => {
    const opened = open({ type: 'ROLLOVER', isRollover: true, checkPayee: 'Oak Trust' }, branches.rollover)
    for (const text of ['Check to Oak Trust', 'Rollovers', '9 Bank St, Salem, OR 97302', 'X-998877'])
      expect(opened.page.getByText(text)).toBeTruthy()
    expect(opened.page.getByRole('heading', { name: 'What the new account receives' })).toBeTruthy()
    expect(
      opened.page.getByText(/If you sign today, we’ll mail the check between .*; allow time for delivery\./),
    ).toBeTruthy()
    expect(opened.page.queryByText(/tax/i)).toBeNull()
    expect(submitButton(opened).textContent).toBe('Submit rollover request of $1,234.00')
  })

  it('redirects the review to the first unanswered step', async () => {
    const { page } = renderScreen<ConfirmationPageQuery>({
      Page,
      query,
      variables: wizardVariables,
      data: wizard(progressAt(branches.check, 'STATE')),
      path: '/:accountId/withdraw/confirmation',
      at: '/501/withdraw/confirmation/',
    })
    expect(await page.findByText('at /501/withdraw/state/')).toBeTruthy()
  })
})

describe('submitting a request', () => {
  it('submits the reviewed version of a draft, and opens Home with a confirmation of the request', async () => {
    const opened = open()
    expect(submitButton(opened).textContent).toBe('Submit distribution request of $1,234.00')
    await opened.user.click(submitButton(opened))
    expect(sentInput(opened.environment)).toMatchObject({ ...wizardVariables, version: 4 })
    answer(opened.environment, { FinalizeWizardPayload: () => ({ errors: [], account: null }) })
    expect(await opened.page.findByText('at /home/')).toBeTruthy()
    expect(opened.router.state.location.state).toEqual({ submitted: true })
    expect(opened.page.queryByText(/has been submitted/)).toBeNull()
  })

  it('submits only one request after a double click', async () => {
    const opened = open()
    await opened.user.dblClick(submitButton(opened))
    expect(sent(opened.environment)).toEqual(['ConfirmationFormMutation'])
  })

  it('resubmits with the same idempotency key after a lost response', async () => {
    const opened = open()
    await opened.user.click(submitButton(opened))
    const first = sentInput(opened.environment).idempotencyKey
    opened.environment.mock.rejectMostRecentOperation(new Error('connection lost'))
    expect((await opened.page.findAllByText('AN ERROR OCCURRED')).length).toBeGreaterThan(0)
    await opened.user.click(submitButton(opened))
    expect(sentInput(opened.environment).idempotencyKey).toBe(first)
  })

  it.each([
    ['the same draft after a reload', {}, `${withdrawal.draftId}-4-${tabId()}`],
    ['another version of the draft', { version: 5 }, `${withdrawal.draftId}-5-${tabId()}`],
    ['another draft of the same version', { draftId: 'another' }, `another-4-${tabId()}`],
    [
      'a custodian that sends no ID',
      { draftId: null },
      expect.stringMatching(new RegExp(`^[0-9a-f-]{36}-4-${tabId()}$`)),
    ],
  ])('sends the idempotency key of the draft, its version and the tab: %s', async (_name, confirmation, key) => {
    const opened = open(confirmation)
    await opened.user.click(submitButton(opened))
    const { idempotencyKey } = sentInput(opened.environment)
    expect(idempotencyKey).toEqual(key)
    // The gateway accepts no other characters.
    expect(idempotencyKey).toMatch(/^[\w-]{8,64}$/)
  })

  it("stays on the review and shows the server's message when the draft is outdated", async () => {
    const opened = open()
    await opened.user.click(submitButton(opened))
    const message = 'Your request has changed. Please review it again.'
    answer(opened.environment, refusal('FinalizeWizardPayload', { code: 'CONFLICT', field: null, message }))
    expect((await opened.page.findAllByText(message)).length).toBeGreaterThan(0)
    expect(opened.router.state.location.pathname).toBe('/501/withdraw/confirmation/')
  })
})
