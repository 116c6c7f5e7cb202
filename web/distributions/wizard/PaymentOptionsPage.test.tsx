import { beforeEach, describe, expect, it } from 'vitest'
import type { PaymentOptionsPageQuery } from '../../__generated__/PaymentOptionsPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './PaymentOptionsPage.tsx'
import { branches, progressAt, sentInput, wizard, wizardVariables } from './testing.ts'

const address = { address1: '100 Congress Avenue', address2: null, city: 'Austin', state: 'TX', zip: '78701' }

function open(
  isCheck: boolean | null = null,
  progress = progressAt(branches.check, 'PAYMENT_OPTIONS'),
  search = '',
  mailed: object | null = address,
  hold: object = { isHeld: false },
) {
  return renderScreen<PaymentOptionsPageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: {
      ...wizard(progress, { WizardPayment: { isCheck } }),
      PayoutHold: () => hold,
      Address: () => mailed ?? {},
      ...(mailed ? {} : { AccountOwner: () => ({ mailingAddress: null }) }),
    },
    path: '/:accountId/withdraw/payment-options',
    at: `/501/withdraw/payment-options/${search}`,
  })
}

beforeEach(() => signedIn({}))

describe('the payment step', () => {
  it('requires a payment method', async () => {
    const { user, page } = open()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(await page.findByText('Required')).toBeTruthy()
    expect(page.getByRole('link', { name: / is required\.$/ })).toBeTruthy()
  })

  it.each([
    [/Check/, true, branches.check, 'FEDERAL', 'federal'],
    [/Direct Deposit/, false, branches.deposit, 'ACCOUNT_INFO', 'account-info'],
  ] as const)('opens the next step for payment by %s', async (name, isCheck, steps, next, segment) => {
    const { user, page, environment } = open()
    await user.click(page.getByRole('radio', { name }))
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(sentInput(environment)).toEqual({ ...wizardVariables, isCheck })
    answer(environment, { ...wizard(progressAt(steps, next)), SaveWizardPaymentPayload: () => ({ errors: [] }) })
    expect(await page.findByText(`at /501/withdraw/${segment}/`)).toBeTruthy()
  })

  it('opens the question added by a change from the review, then returns to the review', async () => {
    const { user, page, environment } = open(true, progressAt(branches.check, 'CONFIRMATION'), '?change=1')
    await user.click(page.getByRole('radio', { name: /Direct Deposit/ }))
    await user.click(page.getByRole('button', { name: 'Next' }))
    answer(environment, {
      ...wizard(progressAt(branches.deposit, 'ACCOUNT_INFO')),
      SaveWizardPaymentPayload: () => ({ errors: [] }),
    })
    expect(await page.findByText('at /501/withdraw/account-info/?change=1')).toBeTruthy()
  })

  it('shows the mailing address of a check, and when the check is mailed', () => {
    expect(
      open().page.getByText(/^Mailed to 100 Congress Avenue, Austin, TX 78701\. 7 to 10 business days after you sign/),
    ).toBeTruthy()
  })

  it.each([[null], [true]])(
    'offers no check without a mailing address, and links to the address form (check stored: %s)',
    (stored) => {
      const { page } = open(stored, progressAt(branches.check, 'PAYMENT_OPTIONS'), '', null)
      const check = page.getByRole('radio', { name: /Check/ })
      expect(check).toHaveProperty('disabled', true)
      expect(check).toHaveProperty('checked', false)
      expect(page.getByText(/We cannot mail a check/)).toBeTruthy()
      expect(page.getByRole('link', { name: 'Add your address' }).getAttribute('href')).toBe('/profile')
    },
  )

  it.each([
    [{ isHeld: false }, false, false],
    [{ isHeld: true, sentTo: 'Austin, TX' }, true, false],
    [{ isHeld: true, sentTo: null }, false, true],
  ])('says what a held first payment waits for: %o', (hold, forCode, forContact) => {
    const { page } = open(null, progressAt(branches.check, 'PAYMENT_OPTIONS'), '', address, hold)
    expect(page.queryByText(/waits until you enter, on Home, the code from our letter/) !== null).toBe(forCode)
    expect(page.queryByText(/confirm your identity before your first payment/) !== null).toBe(forContact)
  })

  it('shows the stored payment method', () => {
    const { page } = open(false, progressAt(branches.deposit, 'FEDERAL'))
    expect(page.getByRole('radio', { name: /Direct Deposit/ })).toHaveProperty('checked', true)
  })

  it('redirects a rollover from the payment step to the rollover step', async () => {
    const { page } = open(null, progressAt(branches.rollover, 'ROLLOVER'))
    expect(await page.findByText('at /501/withdraw/rollover/')).toBeTruthy()
  })
})
