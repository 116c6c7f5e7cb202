import { act, waitFor } from '@testing-library/react'
import { MockPayloadGenerator } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import type { ProfilePageQuery } from '../__generated__/ProfilePageQuery.graphql.ts'
import { expectErrors } from '../testing/consoleErrors.ts'
import { answer, renderScreen, sentMutations, signedIn, type Resolvers } from '../testing/renderScreen.tsx'
import { Page, query } from './ProfilePage.tsx'

const owner = {
  accountOwnerId: 1001,
  firstName: 'Ann',
  lastName: 'Archer',
  dateOfBirth: '1950-05-12',
  mailingAddress: { address1: '100 Main Street', address2: null, city: 'Austin', state: 'TX', zip: '78701' },
  cellPhone: { number: '5125550100' },
  social: { social: '***-**-0001' },
  registration: { registrationCode: null, registrationCodeCreatedAt: null },
}

function open(as: 'CUSTOMER' | 'SERVICE' | 'TOP', more: object = {}) {
  signedIn({ roleId: as === 'CUSTOMER' ? 0 : as === 'TOP' ? 1 : 2 })
  const data: Resolvers = {
    Viewer: () => ({ isTopAdmin: as === 'TOP' }),
    AccountOwner: () => ({ ...owner, ...more }),
  }
  return renderScreen<ProfilePageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, isStaff: as !== 'CUSTOMER', decides: false },
    data,
  })
}

describe('the mailing address form', () => {
  test('validates the mailing address while the user types', async () => {
    const { page, user } = open('CUSTOMER')
    for (const label of ['Address 1', 'City']) await user.clear(page.getByLabelText(label))
    await user.clear(page.getByLabelText('Zip'))
    await user.type(page.getByLabelText('Zip'), '7870')
    await user.selectOptions(page.getByLabelText('State'), '')
    for (const text of [
      'Address1 is required.',
      'City is required.',
      'State is required.',
      'Please enter a valid zip code.',
    ])
      expect(page.getByText(text)).toBeTruthy()
  })

  test('saves a mailing address with an empty second line as null', async () => {
    const { page, user, environment } = open('CUSTOMER')
    await user.clear(page.getByLabelText('City'))
    await user.type(page.getByLabelText('City'), 'Dallas')
    await user.click(page.getAllByRole('button', { name: 'Save' })[0]!)
    expect(sentMutations(environment)).toEqual([
      { input: { accountOwnerId: 1001, ...owner.mailingAddress, city: 'Dallas' } },
    ])
    answer(environment, { UpdateMailingAddressPayload: () => ({ errors: [] }), AccountOwner: () => owner })
    expect(await page.findByText('Address Updated')).toBeTruthy()
    expect(page.getByText('Your address has been updated.')).toBeTruthy()
  })

  test('shows an empty mailing address form when no address is stored', () => {
    const { page } = open('CUSTOMER', { mailingAddress: null })
    expect(page.getByLabelText<HTMLInputElement>('City').value).toBe('')
  })
})

test('says to which address an unmailed check goes, and shows no address for other requests', () => {
  const check = {
    number: 'W-1',
    netAmount: 245,
    isCheck: true,
    isRollover: false,
    progress: 'APPROVED',
    incompleteReason: null,
    mailedTo: '100 Congress Avenue',
  }
  const forAddress = { progress: 'INCOMPLETE', incompleteReason: 'We need your full mailing address.' }
  const node = (more: object) => ({ node: { ...check, ...more } })
  const others = [{ isCheck: false }, { isRollover: true }, { progress: 'ON_ITS_WAY' }]
  const { page } = open('CUSTOMER', {
    requests: {
      edges: [
        node({ requestId: 7 }),
        node({ requestId: 8, progress: 'CAME_BACK' }),
        node({ requestId: 9, progress: 'INCOMPLETE' }),
        node({ requestId: 10, ...forAddress }),
        ...others.map((more, index) => node({ requestId: index, ...more })),
      ],
    },
  })
  const notes = page.getAllByText(/^Your check of/).map(({ textContent }) => textContent)
  const kept =
    'Your check of $245.00 (W-1) goes to 100 Congress Avenue, even if you change your address here. To change where it goes, contact us'
  expect(notes).toEqual([
    kept,
    'Your check of $245.00 (W-1) to 100 Congress Avenue came back. If we send it again, it goes to your mailing address here.',
    kept,
    'Your check of $245.00 (W-1) goes to 100 Congress Avenue. If you change your address here, we ask you to sign the request again for the new one.',
  ])
})

describe('the phone number form', () => {
  test.each(['+1 (512) 555-0142', '1 512 555 0142', '+15125550142', '\u202d512\u2011555\u20110142\u202c'])(
    'removes the country code from the pasted phone number %j',
    async (pasted) => {
      const { page, user } = open('CUSTOMER')
      const phone = page.getByLabelText<HTMLInputElement>('Primary Phone Number')
      await user.clear(phone)
      await user.click(phone)
      await user.paste(pasted)
      expect(phone.value).toBe('(512) 555-0142')
    },
  )

  test.each(['+44 20 7946 0958', '512-555-0142 x12', '+52 55 1234 5678', '512-555-0142 / 512-555-0143'])(
    'refuses the pasted phone number %j instead of using its first ten digits',
    async (pasted) => {
      const { page, user, environment } = open('CUSTOMER')
      const phone = page.getByLabelText<HTMLInputElement>('Primary Phone Number')
      await user.clear(phone)
      await user.click(phone)
      await user.paste(pasted)
      await user.click(page.getAllByRole('button', { name: 'Save' })[1]!)
      expect(await page.findByText('Please enter a valid phone number.')).toBeTruthy()
      expect(sentMutations(environment)).toEqual([])
    },
  )

  test('refuses a phone number whose area code begins with 1', async () => {
    const { page, user, environment } = open('CUSTOMER', { cellPhone: null })
    await user.type(page.getByLabelText('Primary Phone Number'), '1512555017')
    await user.click(page.getAllByRole('button', { name: 'Save' })[1]!)
    expect(await page.findByText('Please enter a valid phone number.')).toBeTruthy()
    expect(sentMutations(environment)).toEqual([])
  })

  test('shows the phone number formatted, and sends digits', async () => {
    const { page, user, environment } = open('CUSTOMER')
    const phone = page.getByLabelText<HTMLInputElement>('Primary Phone Number')
    expect(phone.value).toBe('(512) 555-0100')
    await user.clear(phone)
    await user.type(phone, '5125550142')
    expect(phone.value).toBe('(512) 555-0142')
    await user.click(page.getAllByRole('button', { name: 'Save' })[1]!)
    expect(sentMutations(environment)).toEqual([{ input: { accountOwnerId: 1001, number: '5125550142' } }])
    answer(environment, { UpdateCellPhonePayload: () => ({ errors: [] }), AccountOwner: () => owner })
    expect(await page.findByText('Your phone number has been updated.')).toBeTruthy()
  })

  test('requires ten digits for a phone number', async () => {
    const { page, user, environment } = open('CUSTOMER', { cellPhone: null })
    await user.type(page.getByLabelText('Primary Phone Number'), '512555014')
    await user.click(page.getAllByRole('button', { name: 'Save' })[1]!)
    expect(await page.findByText('Please enter a valid phone number.')).toBeTruthy()
    expect(sentMutations(environment)).toEqual([])
  })
})

describe('the administrator information of an owner', () => {
  test('hides administrator information from a customer', () => {
    expect(open('CUSTOMER').page.queryByText('Administrator Information')).toBeNull()
  })

  test('shows staff the administrator information as read-only', () => {
    const { page } = open('SERVICE')
    expect(page.getByText('Administrator Information')).toBeTruthy()
    for (const [label, value] of [
      ['First Name', 'Ann'],
      ['Last Name', 'Archer'],
      ['Social', '***-**-0001Show'],
      ['Date of Birth', 'May 12, 1950'],
      ['Registration Code', '-'],
      ['Registration Code Created', '-'],
    ] as const) {
      const term = page.getByText(label, { selector: 'dt' })
      expect([label, term.nextElementSibling?.textContent]).toEqual([label, value])
      expect(page.queryByLabelText(label)).toBeNull()
    }
  })

  test('lets the top administrator correct a name, and sends the masked social security number unchanged', async () => {
    const { page, user, environment } = open('TOP')
    await user.clear(page.getByLabelText('Last Name'))
    await user.type(page.getByLabelText('Last Name'), 'Baker')
    await user.click(page.getAllByRole('button', { name: 'Save' })[2]!)
    expect(sentMutations(environment)).toEqual([
      {
        input: {
          accountOwnerId: 1001,
          firstName: 'Ann',
          lastName: 'Baker',
          social: '***-**-0001',
          dateOfBirth: '1950-05-12',
        },
      },
    ])
    answer(environment, { UpdateAdminProfilePayload: () => ({ errors: [], waits: false }), AccountOwner: () => owner })
    expect(await page.findByText('The profile has been updated.')).toBeTruthy()
  })

  test('reveals the full social security number only with a reason, and never stores it in the browser', async () => {
    const { page, user, environment } = open('SERVICE')
    await user.click(page.getByRole('button', { name: /Show the Social Security number/ }))
    await user.type(await page.findByLabelText('Reason'), 'Caller asked')
    await user.click(page.getByRole('button', { name: 'Show' }))
    expect(sentMutations(environment)).toEqual([{ input: { accountOwnerId: 1001, reason: 'Caller asked' } }])
    answer(environment, { RevealSocialPayload: () => ({ errors: [], social: '900110001' }) })
    expect(await page.findByText('900-11-0001')).toBeTruthy()
    expect(JSON.stringify(environment.getStore().getSource().toJSON())).not.toContain('900110001')
  })
})

/** The forms of the profile, each with the number of its Save button. */
const forms = {
  address: { as: 'CUSTOMER', button: 0, payload: 'UpdateMailingAddressPayload' },
  phone: { as: 'CUSTOMER', button: 1, payload: 'UpdateCellPhonePayload' },
  profile: { as: 'TOP', button: 2, payload: 'UpdateAdminProfilePayload' },
} as const

test.each<{
  form: keyof typeof forms
  sent: Record<string, string>
  later: Record<string, string>
  shown: Record<string, string>
  waits?: boolean
}>([
  {
    form: 'address',
    sent: { City: 'Dallas ' },
    later: { 'Address 1': '2 Elm Street' },
    shown: { City: 'Dallas', 'Address 1': '2 Elm Street' },
  },
  { form: 'address', sent: { City: 'Dallas' }, later: { Zip: '752' }, shown: { City: 'Dallas', Zip: '752' } },
  {
    form: 'phone',
    sent: { 'Primary Phone Number': '5125550142' },
    later: { 'Primary Phone Number': '5125550143' },
    shown: { 'Primary Phone Number': '(512) 555-0143' },
  },
  {
    form: 'profile',
    sent: { Social: '900110002' },
    later: { 'Last Name': 'Baker' },
    shown: { Social: '***-**-0002', 'Last Name': 'Baker' },
  },
  {
    form: 'profile',
    waits: true,
    sent: { 'First Name': 'Anna' },
    later: { 'Last Name': 'Baker' },
    shown: { 'First Name': 'Ann', 'Last Name': 'Baker' },
  },
])('keeps what is typed in the $form form during a save as unsaved: $later', async (row) => {
  const { as, button, payload } = forms[row.form]
  const { page, user, environment } = open(as)
  const type = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values)) {
      await user.clear(page.getByLabelText(label))
      await user.type(page.getByLabelText(label), text)
    }
  }
  await type(row.sent)
  await user.click(page.getAllByRole('button', { name: 'Save' })[button]!)
  expect(sentMutations(environment)).toHaveLength(1)
  await type(row.later)
  answer(environment, { [payload]: () => ({ errors: [], waits: row.waits ?? false }), AccountOwner: () => owner })
  await page.findByText(/Updated|Recorded/)
  const shown = Object.keys(row.shown).map((label) => [label, page.getByLabelText<HTMLInputElement>(label).value])
  expect(Object.fromEntries(shown)).toEqual(row.shown)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  const showsError = page.queryByText('Please enter a valid zip code.') !== null
  expect(showsError).toBe(row.later.Zip === '752')
})

test('keeps the other sections of the profile when one section fails', async () => {
  expectErrors(/Relay: /)
  signedIn({ roleId: 0 })
  const { page } = renderScreen<ProfilePageQuery>({
    Page,
    query,
    variables: { accountOwnerId: 1001, isStaff: false, decides: false },
    data: { AccountOwner: () => owner },
    response: (operation) => {
      const whole = MockPayloadGenerator.generate(operation, { AccountOwner: () => ({ ...owner, cellPhone: null }) })
      const path = ['viewer', 'accountOwner', 'cellPhone']
      const error = { message: 'no answer', path, extensions: { code: 'UPSTREAM_UNAVAILABLE' } }
      return Object.assign(whole, { errors: [error] })
    },
  })
  await act(async () => undefined)
  expect(page.getByText('Something went wrong!')).toBeTruthy()
  expect(page.getByLabelText<HTMLInputElement>('City').value).toBe('Austin')
})

describe('the rest of the profile after a saved form', () => {
  test.each([
    ['mailing address', 'Address 1', 0],
    ['phone number', 'Primary Phone Number', 1],
  ])('reloads values that wait for a confirmation after a new %s', async (_, label, form) => {
    signedIn({ roleId: 1 })
    const variables = { accountOwnerId: 1001, isStaff: true, decides: false }
    const { page, user, environment } = renderScreen<ProfilePageQuery>({
      Page,
      query,
      variables,
      follow: () => variables,
      data: { AccountOwner: () => owner },
    })
    await user.clear(await page.findByLabelText(label))
    await user.type(page.getByLabelText(label), '5125550142')
    await user.click(page.getAllByRole('button', { name: 'Save' })[form]!)
    await waitFor(() => expect(sentMutations(environment)).toHaveLength(1))
    const payload = () => ({ errors: [], accountOwner: null })
    answer(environment, { UpdateMailingAddressPayload: payload, UpdateCellPhonePayload: payload })
    await waitFor(() =>
      expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).toEqual([
        'ProfilePageQuery',
      ]),
    )
  })
})
