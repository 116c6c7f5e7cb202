import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountInfoPageQuery } from '../../__generated__/AccountInfoPageQuery.graphql.ts'
import { answer, renderScreen, signedIn } from '../../testing/renderScreen.tsx'
import { Page, query } from './AccountInfoPage.tsx'
import { branches, progressAt, refusal, sent, sentInput, wizard, wizardVariables } from './testing.ts'

const none = {
  accountNumber: null,
  accountNumberLast4: null,
  bankName: null,
  routingNumber: null,
  accountOwner: 'Ann Archer',
}
const kept = {
  accountNumber: '••••6789',
  accountNumberLast4: '6789',
  bankName: 'Oak Bank',
  routingNumber: '021000021',
  accountOwner: 'Ann Archer',
}

function open(bankAccount: object = none, search = '', noticesByLetter = false) {
  return renderScreen<AccountInfoPageQuery>({
    Page,
    query,
    variables: wizardVariables,
    data: wizard(progressAt(branches.deposit, 'ACCOUNT_INFO'), {
      WizardBankAccount: bankAccount,
      DataStanding: { noticesByLetter },
    }),
    path: '/:accountId/withdraw/account-info',
    at: `/501/withdraw/account-info/${search}`,
  })
}

type Opened = ReturnType<typeof open>

const lookups = ({ environment }: Opened) =>
  environment.mock.getAllOperations().filter((each) => each.request.node.params.name === 'useBankLookupQuery')

/** Resolves the pending bank lookup. */
async function bankIs(opened: Opened, name: string, valid = true) {
  answer(opened.environment, { Viewer: () => ({ id: 'viewer' }), Bank: () => ({ name, valid }) })
  await act(async () => undefined)
}

async function typeNumbers({ user, page }: Opened, account: string, confirmation: string) {
  await user.type(page.getByLabelText('Account Number'), account)
  await user.type(page.getByLabelText('Confirm Account Number'), confirmation)
}

beforeEach(() => signedIn({}))

it.each([
  [true, 1],
  [false, 0],
])('says before new bank details are saved that a letter will report the change: %s', (noticesByLetter, shown) => {
  const { page } = open(none, '', noticesByLetter)
  expect(page.queryAllByText(/we also mail you a letter about each change you save here/)).toHaveLength(shown)
})

describe('the routing number of a bank account', () => {
  it.each(['', '12345678', '1234567890', 'abcdefghi'])(
    'refuses routing number "%s" without nine digits',
    async (typed) => {
      const { user, page } = open()
      if (typed) await user.type(page.getByLabelText('Routing Number'), typed)
      await user.click(page.getByRole('button', { name: 'Next' }))
      expect((await page.findAllByText('Routing number must be 9 digits.')).length).toBe(2)
    },
  )

  it('looks up the bank once, when the user types the ninth digit', async () => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Routing Number'), '02100002')
    expect(lookups(opened)).toHaveLength(0)
    await opened.user.type(opened.page.getByLabelText('Routing Number'), '1')
    expect(lookups(opened)).toHaveLength(1)
    await bankIs(opened, 'Oak Bank')
    expect(opened.page.getByLabelText('Bank Name')).toHaveProperty('value', 'Oak Bank')
    expect(opened.page.getByLabelText('Bank Name')).toHaveProperty('readOnly', true)
  })

  it('accepts a pasted routing number with spaces', async () => {
    const opened = open()
    await opened.user.click(opened.page.getByLabelText('Routing Number'))
    await opened.user.paste('021 000 021')
    expect(lookups(opened)).toHaveLength(1)
  })

  it('refuses an unknown routing number when the lookup responds', async () => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Routing Number'), '021000021')
    await bankIs(opened, 'INVALID', false)
    expect(opened.page.getByText('Invalid Routing Number')).toBeTruthy()
    expect(opened.page.getByLabelText('Bank Name')).toHaveProperty('value', '')
    await opened.user.type(opened.page.getByLabelText('Routing Number'), '{Backspace}')
    expect(opened.page.queryByText('Invalid Routing Number')).toBeNull()
  })

  it('refuses a routing number with a wrong check digit, without a lookup', async () => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Routing Number'), '021000022')
    expect(await opened.page.findByText('Invalid Routing Number')).toBeTruthy()
    expect(lookups(opened)).toHaveLength(0)
  })

  it('does not save the routing number of an unknown bank', async () => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Routing Number'), '021000021')
    await bankIs(opened, 'INVALID', false)
    await typeNumbers(opened, '000123456789', '000123456789')
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    expect((await opened.page.findAllByText('Invalid Routing Number')).length).toBe(2)
    expect(sent(opened.environment)).toEqual([])
  })
})

describe('the account number of a bank account', () => {
  it('requires an account number', async () => {
    const { user, page } = open()
    await user.click(page.getByRole('button', { name: 'Next' }))
    expect(await page.findAllByText('Required')).toHaveLength(2)
    expect(page.getByRole('link', { name: 'Account Number is required.' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Confirm Account Number is required.' })).toBeTruthy()
  })

  it('limits an account number to seventeen letters or digits', async () => {
    const opened = open()
    await typeNumbers(opened, '123456789012345678', '123456789012345678')
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    expect(await opened.page.findAllByText('Please enter a valid account number')).toHaveLength(2)
  })

  it('accepts an account number of one digit, and removes separators from any number', async () => {
    const opened = open()
    await typeNumbers(opened, '7', '7')
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    expect((await opened.page.findAllByText('Routing number must be 9 digits.')).length).toBe(2)
    expect(opened.page.queryByText('Please enter a valid account number')).toBeNull()
    await typeNumbers(opened, ' 12-34', '-')
    expect(opened.page.getByLabelText('Account Number')).toHaveProperty('value', '71234')
    expect(opened.page.getByLabelText('Confirm Account Number')).toHaveProperty('value', '7')
  })

  it('requires the user to confirm the account number by typing it again', async () => {
    const opened = open()
    await typeNumbers(opened, '000123456789', '000123456780')
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    expect((await opened.page.findAllByText('Account numbers do not match')).length).toBe(2)
    await opened.user.type(opened.page.getByLabelText('Account Number'), '{Backspace}0')
    await waitFor(() => expect(opened.page.queryByText('Account numbers do not match')).toBeNull())
  })

  it("saves the account number with the bank's name, then opens the tax step", async () => {
    const opened = open()
    await opened.user.type(opened.page.getByLabelText('Routing Number'), '021000021')
    await bankIs(opened, 'Oak Bank')
    await typeNumbers(opened, '0001 2345 6789', '000123456789')
    await opened.user.click(opened.page.getByRole('button', { name: 'Next' }))
    await act(async () => undefined)
    expect(sentInput(opened.environment)).toEqual({
      ...wizardVariables,
      routingNumber: '021000021',
      accountNumber: '000123456789',
      confirmAccountNumber: '000123456789',
      bankName: 'Oak Bank',
    })
    answer(opened.environment, {
      ...wizard(progressAt(branches.deposit, 'FEDERAL')),
      SaveWizardBankAccountPayload: () => ({ errors: [] }),
    })
    expect(await opened.page.findByText('at /501/withdraw/federal/')).toBeTruthy()
  })
})

it('loads the draft again after a refused save, and opens the next step of a branch chosen in another tab', async () => {
  const { user, page, environment } = renderScreen<AccountInfoPageQuery>({
    Page,
    query,
    variables: wizardVariables,
    follow: () => wizardVariables,
    data: wizard(progressAt(branches.deposit, 'ACCOUNT_INFO'), { WizardBankAccount: kept }),
    path: '/:accountId/withdraw/account-info',
    at: '/501/withdraw/account-info/',
  })
  await user.click(page.getByRole('button', { name: 'Next' }))
  await act(async () => undefined)
  const message = 'Please complete the earlier steps first.'
  answer(environment, refusal('SaveWizardBankAccountPayload', { code: 'CONFLICT', field: null, message }))
  expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
  const latest = () => environment.mock.getMostRecentOperation().request.node.params.name
  await waitFor(() => expect(latest()).toBe('AccountInfoPageQuery'))
  answer(environment, wizard(progressAt(branches.rollover, 'ROLLOVER'), { WizardBankAccount: kept }))
  expect(await page.findByText('at /501/withdraw/rollover/')).toBeTruthy()
})

describe('a stored bank account', () => {
  it('shows only the last four digits of a stored bank account, and keeps it on Next', async () => {
    const { user, page, environment } = open(kept)
    expect(page.getByText('6789')).toBeTruthy()
    expect(page.queryByLabelText('Account Number')).toBeNull()
    expect(page.getByLabelText('Bank Name')).toHaveProperty('value', 'Oak Bank')
    await user.click(page.getByRole('button', { name: 'Next' }))
    await act(async () => undefined)
    expect(sentInput(environment)).toMatchObject({ accountNumber: '••••6789', confirmAccountNumber: '••••6789' })
  })

  it('returns to the review after the save of a step opened from the review', async () => {
    const { user, page, environment } = open(kept, '?change=1')
    await user.click(page.getByRole('button', { name: 'Next' }))
    await act(async () => undefined)
    answer(environment, {
      ...wizard(progressAt(branches.deposit, 'CONFIRMATION')),
      SaveWizardBankAccountPayload: () => ({ errors: [] }),
    })
    expect(await page.findByText('at /501/withdraw/confirmation/')).toBeTruthy()
  })

  it('empties the account fields when the user replaces a stored bank account', async () => {
    const { user, page } = open(kept)
    await user.click(page.getByRole('button', { name: 'Change account number' }))
    expect(page.getByLabelText('Account Number')).toHaveProperty('value', '')
    expect(page.getByLabelText('Confirm Account Number')).toHaveProperty('value', '')
  })
})
