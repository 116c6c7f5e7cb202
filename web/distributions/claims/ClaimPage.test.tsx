import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ClaimPageQuery } from '../../__generated__/ClaimPageQuery.graphql.ts'
import { answer, renderScreen, sentMutations } from '../../testing/renderScreen.tsx'
import { Page, query } from './ClaimPage.tsx'

const ana = {
  beneficiaryId: 1,
  firstName: 'Ana',
  lastName: 'Archer',
  dateOfBirth: '1990-02-03',
  isPrimary: true,
  share: 60,
  entitled: 600,
}
const account = {
  accountId: 501,
  planAccountNumber: '100501',
  isRoth: false,
  isClosed: false,
  whyNot: null,
  balance: 1000,
  claimable: 1000,
  designated: [ana, { ...ana, beneficiaryId: 2, firstName: 'Ben', share: 40, entitled: 400 }],
}
const quote = {
  amount: 600,
  federalWithholding: 60,
  minimumState: 6,
  maximumState: 500,
  canOptOut: true,
  canModify: true,
  message: 'The state takes 10% of the federal amount.',
  fee: 25,
}

function open(change: object = {}, { at = '/death/claim?accountId=501', death = 'CONFIRMED' as string | null } = {}) {
  const screen = renderScreen<ClaimPageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001 },
    path: '/death/claim',
    at,
    data: {
      Viewer: () => ({ distributionFee: 25 }),
      AccountOwner: () => ({ accountOwnerId: 1001, firstName: 'Ann', lastName: 'Archer', death }),
      DeathClaims: () => ({ accounts: [{ ...account, ...change }] }),
    },
  })
  const { page, user, environment } = screen
  const field = (label: string) => page.getByLabelText<HTMLInputElement>(label)
  const press = (name: string) => user.click(page.getByRole('button', { name }))
  const choose = (name: RegExp) => user.click(page.getByRole('radio', { name }))
  const quoted = async (change: object = {}) => {
    answer(environment, { QuoteDeathClaimPayload: () => ({ errors: [], quote: { ...quote, ...change } }) })
    const heading = await page.findByRole('heading', { level: 2, name: 'Withholding and review' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  }
  /** Fills in Ana's claim with payment by check, and requests the withholding quote. */
  const fillIn = async () => {
    await choose(/^Ana Archer/)
    await user.type(field('Social Security Number'), '123-45-6789')
    await user.type(field('Address 1'), '1 Elm St')
    await user.type(field('City'), 'Salem')
    await user.selectOptions(field('State of residence'), 'OR')
    await user.type(field('Zip'), '97301')
    await press('Next')
  }
  const review = async () => {
    await fillIn()
    await quoted()
  }
  const refused = (...errors: { field: string[]; message: string }[]) =>
    answer(environment, {
      MakeDeathClaimPayload: () => ({
        errors: errors.map((error) => ({ code: 'BAD_INPUT', ...error })),
        requestId: null,
      }),
    })
  return { ...screen, field, press, choose, fillIn, quoted, review, refused, sent: () => sentMutations(environment) }
}

const differs = 'This differs from the designation. The person who accepts the claim form sees that.'

describe('the form of a new claim', () => {
  test('fills in the name and amount of the beneficiary that staff choose', async () => {
    const { page, field, choose } = open()
    await choose(/^Ana Archer/)
    expect([field('First Name').value, field('Last Name').value, field('Amount').value]).toEqual([
      'Ana',
      'Archer',
      '$600.00',
    ])
    expect(page.queryByText(differs)).toBeNull()
    await choose(/^The whole remaining balance/)
    expect(page.getByText(differs)).toBeTruthy()
    await choose(/^Estate/)
    expect(field('Name').value).toBe('Estate of Ann Archer')
    expect(field('Employer Identification Number')).toBeTruthy()
    expect(page.getByText(differs)).toBeTruthy()
  })

  test.each([
    [false, 10],
    [true, 0],
  ])('starts with the federal percent without a choice, Roth IRA: %s', (isRoth, percent) => {
    const { page, field } = open({ isRoth })
    expect(field('Federal withholding').value).toBe(`${percent}%`)
    expect(page.getByText(`Other than ${percent}% only as the recipient chose on Form W-4R`)).toBeTruthy()
  })

  test('suggests the whole balance if the account has only one beneficiary', async () => {
    const only = { ...ana, share: 100, entitled: 1000 }
    const alone = open({ designated: [only] })
    await alone.choose(/^Ana Archer/)
    expect(alone.page.getByRole<HTMLInputElement>('radio', { name: /^The whole remaining balance/ }).checked).toBe(true)
  })

  test('disables the whole balance while other claims on the account are unpaid', () => {
    const { page } = open({ claimable: 400 })
    expect(page.getByRole<HTMLInputElement>('radio', { name: /^The whole remaining balance/ }).disabled).toBe(true)
    expect(page.getByText('Available once the other claims on this account are paid')).toBeTruthy()
  })

  test('validates every field of a claim before it sends a request', async () => {
    const { page, press, choose, sent } = open()
    await press('Next')
    for (const text of ['Please choose who claims', 'Address is required.'])
      expect(await page.findByRole('link', { name: text })).toBeTruthy()
    await choose(/^Someone else/)
    await press('Next')
    expect(await page.findByRole('link', { name: 'A tax number has 9 digits.' })).toBeTruthy()
    expect(page.getByRole('link', { name: 'Last Name is required.' })).toBeTruthy()
    expect(sent()).toEqual([])
  })

  test('asks for a name and a tax number once staff chose the recipient, and names the fee', async () => {
    const { page, field, choose } = open()
    const names = ['First Name', 'Last Name', 'Name', 'Social Security Number']
    expect(names.filter((name) => page.queryByLabelText(name))).toEqual([])
    expect(page.getByText('The $25.00 fee is taken out of it')).toBeTruthy()
    expect(page.getByRole('button', { name: 'Next' }).closest('section')).toBe(field('Address 1').closest('section'))
    await choose(/^Trust/)
    expect(names.filter((name) => page.queryByLabelText(name))).toEqual(['Name'])
  })

  test('shows the quoted withholding, and creates the claim after a review', async () => {
    const { page, user, field, press, fillIn, quoted, sent } = open()
    await fillIn()
    expect(sent()).toEqual([
      {
        input: {
          accountOwnerId: 1001,
          accountId: 501,
          isFullAmount: false,
          amount: 600,
          federalPercent: 10,
          state: 'OR',
        },
      },
    ])
    await quoted()
    expect(page.getByText('•••-••-6789')).toBeTruthy()
    expect(page.queryByText(/123-?45/)).toBeNull()
    expect(page.getByText('By check to 1 Elm St, Salem, OR 97301')).toBeTruthy()
    expect(page.getByText('$509.00')).toBeTruthy()
    expect(field('State withholding').value).toBe('$6.00')
    await user.click(field('Do not withhold state tax'))
    await press('Make claim')
    expect(sent()).toEqual([
      {
        input: {
          idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/),
          accountOwnerId: 1001,
          accountId: 501,
          isFullAmount: false,
          amount: 600,
          federalPercent: 10,
          state: 'OR',
          stateOptOut: true,
          stateWithholding: null,
          beneficiaryId: 1,
          kind: 'PERSON',
          firstName: 'Ana',
          lastName: 'Archer',
          tin: '123456789',
          address1: '1 Elm St',
          address2: null,
          city: 'Salem',
          zip: '97301',
          isCheck: true,
        },
      },
    ])
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('6789')
  })

  test("opens the owner's death page after the claim, and describes the next step", async () => {
    const { page, environment, press, review } = open()
    await review()
    await press('Make claim')
    answer(environment, { MakeDeathClaimPayload: () => ({ errors: [], requestId: 7 }) })
    expect(await page.findByText('at /death')).toBeTruthy()
    expect(await page.findByText(/^Add the claim form to the request; another person accepts it/)).toBeTruthy()
  })

  test("keeps the claim's input when staff go back, and the withholding if the new quote allows it", async () => {
    const { page, user, field, press, quoted, review } = open()
    await review()
    await user.clear(field('State withholding'))
    await user.type(field('State withholding'), '50')
    await press('Back')
    expect(page.getByRole<HTMLInputElement>('radio', { name: /^Ana Archer/ }).checked).toBe(true)
    expect(field('City').value).toBe('Salem')
    expect(field('Social Security Number').value).toBe('•••-••-6789')
    await press('Next')
    await quoted({ federalWithholding: 61 })
    expect(field('State withholding').value).toBe('$50.00')
    await press('Back')
    await press('Next')
    await quoted({ minimumState: 70 })
    expect(field('State withholding').value).toBe('$70.00')
  })

  test('opens the step of the claim form that contains a refused field', async () => {
    const { page, user, field, press, review, refused } = open()
    await review()
    await press('Make claim')
    refused(
      { field: ['input', 'tin'], message: 'This is the tax number of the account owner.' },
      { field: ['input', 'beneficiaryId'], message: 'This person is not a beneficiary of the account.' },
    )
    expect(await page.findByRole('heading', { level: 2, name: 'Recipient and amount' })).toBeTruthy()
    const problem = await page.findByRole('heading', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(problem.closest('[role=alert]')))
    await user.click(page.getByRole('link', { name: 'This is the tax number of the account owner.' }))
    expect(document.activeElement).toBe(field('Social Security Number'))
    expect(page.getAllByText('This person is not a beneficiary of the account.')).toHaveLength(2)
  })

  test('stays on the withholding step when the server refuses the withholding', async () => {
    const { page, press, review, refused } = open()
    await review()
    await press('Make claim')
    refused({ field: ['stateWithholding'], message: 'Enter $5.00 or less.' })
    expect(await page.findByText('Enter $5.00 or less.')).toBeTruthy()
    expect(page.getByRole('heading', { level: 2, name: 'Withholding and review' })).toBeTruthy()
  })

  test('asks before staff leave an unsaved claim, in either step', async () => {
    const { page, router, review } = open()
    await review()
    void router.navigate('/home')
    expect(await page.findByRole('alertdialog', { hidden: true })).toBeTruthy()
    expect(page.queryByText('at /home')).toBeNull()
  })

  test.each([
    ['no reported death', {}, { death: null }, 'Report the death', '/death'],
    ['a death that nobody has confirmed', {}, { death: 'REPORTED' }, 'Death of the owner', '/death'],
    ['an account that is not open', { isClosed: true }, {}, 'Death of the owner', '/death'],
    [
      'an account of somebody else',
      {},
      { at: '/death/claim?accountId=999' },
      'Claim from 100501 (Traditional IRA)',
      '/death/claim?accountId=501',
    ],
  ])('links to the next step instead of showing a claim form for %s', (_, change, options, next, to) => {
    const { page } = open(change, options)
    expect(page.getByRole('link', { name: next }).getAttribute('href')).toBe(to)
    expect(page.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  test.each([
    ['The account has not passed the identity check.', 'The account has not passed the identity check.'],
    [null, 'The account is not open, so nothing can be claimed from it.'],
  ])('says why nothing can be claimed from an account: %s', (whyNot, said) => {
    const { page } = open({ isClosed: true, whyNot })
    expect(
      page.getByText(
        `No account of Ann Archer is open for claims. 100501 (Traditional IRA): ${said} Earlier claims are listed under Death of the owner.`,
      ),
    ).toBeTruthy()
  })
})
