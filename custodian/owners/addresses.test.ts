import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressStates, states } from '../../web/kit/forms/states.ts'
import { isStateOfAddress, OUTSIDE_STATES, STATE_CODES } from '../../contract/usStates.ts'
import { statesOfZip } from '../../web/kit/forms/zipStates.ts'
import { fund, walk } from '../distributions/testing.ts'
import { findingsAbout, type Identity } from '../compliance/identity.ts'
import { sanctionsList } from '../sanctions/sanctionsList.ts'
import { readParticipants } from '../planUploads/columns.ts'
import { write1220 } from '../taxYear/returns/publication1220.ts'
import { payerOf } from '../taxYear/returns/payer.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

/**
 * Each case has a typed address, its stored form if different, and the documents that print or report such
 * addresses.
 */
const addresses: ReadonlyArray<{
  from: string
  address1: string
  city: string
  state: string
  zip: string
  kept?: { state?: string; zip?: string }
}> = [
  { from: 'USPS Postal Bulletin 22414, UNIT', address1: 'Unit 2050 Box 4190', city: 'APO', state: 'AP', zip: '96278' },
  { from: 'USPS Postal Bulletin 22414, PSC', address1: 'PSC 802 Box 74', city: 'APO', state: 'AE', zip: '09499-0074' },
  { from: 'vets-api pull 18376', address1: 'CMR 468 Box 1181', city: 'APO', state: 'AE', zip: '09277' },
  {
    from: 'va.gov-team issue 28204, city in small letters',
    address1: 'PSC 2 Box 9',
    city: 'apo',
    state: 'ae',
    zip: '09012',
    kept: { state: 'AE' },
  },
  { from: 'simplfulfillment.com, a ship', address1: 'USCGC Hamilton', city: 'FPO', state: 'AP', zip: '96667' },
  {
    from: 'USPS Publication 28, 239: diplomatic mail',
    address1: 'Unit 8400 Box 0000',
    city: 'DPO',
    state: 'AE',
    zip: '09498-0048',
  },
  {
    from: 'DMM 703.2.2.1: the Americas have prefix 340',
    address1: 'PSC 1005 Box 1',
    city: 'FPO',
    state: 'AA',
    zip: '34009',
  },
  {
    from: 'USPS Publication 28, 295: an urbanization',
    address1: 'URB Las Gladiolas 150 Calle A',
    city: 'San Juan',
    state: 'PR',
    zip: '00926-3232',
  },
  { from: 'college-scorecard issue 1680', address1: '1110 Ave Ashford', city: 'San Juan', state: 'PR', zip: '00907' },
  {
    from: 'woocommerce issue 26643, letters outside ASCII',
    address1: '12 Calle Muñoz Rivera',
    city: 'Mayagüez',
    state: 'PR',
    zip: '00680',
  },
  {
    from: 'woocommerce-services pull 1148',
    address1: '5025 Estate Thomas',
    city: 'St Thomas',
    state: 'VI',
    zip: '00802',
  },
  { from: 'libaddressinput issue 150', address1: '125 Dandan Road', city: 'Inarajan', state: 'GU', zip: '96915' },
  {
    from: 'Boostport/address pull 30',
    address1: '525 Some Street',
    city: 'Tamuning',
    state: 'gu',
    zip: '96913',
    kept: { state: 'GU' },
  },
  { from: 'USPS Publication 65: Saipan', address1: '1 Beach Road', city: 'Saipan', state: 'MP', zip: '96950' },
  {
    from: 'USPS Publication 65: Pago Pago',
    address1: '4 Fagatogo Square',
    city: 'Pago Pago',
    state: 'AS',
    zip: '96799',
  },
  {
    from: 'USPS Publication 28, 213: a unit with a number sign',
    address1: '1234 Elm St Apt #5',
    city: 'Austin',
    state: 'TX',
    zip: '78701-1234',
  },
  {
    from: 'USPS Publication 28, D1: a fraction, in one sign',
    address1: '123½ Main St',
    city: 'Seattle',
    state: 'WA',
    zip: '98101',
  },
  {
    from: 'spreadsheets, nine digits with a blank',
    address1: '100 Calle Sol',
    city: 'San Juan',
    state: 'PR',
    zip: '00901 1234',
    kept: { zip: '00901-1234' },
  },
  {
    from: 'input methods, wide digits',
    address1: '9 Marine Corps Dr',
    city: 'Tamuning',
    state: 'GU',
    zip: '\uff19\uff16\uff19\uff11\uff13',
    kept: { zip: '96913' },
  },
  {
    from: 'word processors, curly apostrophes and blanks that do not break',
    address1: '12\u00a0St\u00a0John\u2019s Rd',
    city: 'Coeur d\u2019Alene',
    state: 'ID',
    zip: '83814\u20131234',
    kept: { zip: '83814-1234' },
  },
  {
    from: 'payroll exports in capitals',
    address1: 'UNIT 45013 BOX 2666',
    city: 'APO',
    state: 'AP',
    zip: '96338-3013',
  },
  {
    from: 'a contact copied from a phone',
    address1: '1 Elm St',
    city: 'Salem',
    state: '\u202aOR\u202c',
    zip: '97301\u00a0',
    kept: { state: 'OR', zip: '97301' },
  },
]
const storedOf = ({ from: _from, kept, ...typed }: (typeof addresses)[number]) => ({ ...typed, ...kept })

let server: TestServer
let token: string
let staff: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
  token = await server.tokenOf(ada.email)
  staff = await server.tokenOf(administrator)
  await walk(server, token, ada.accountId)
})
afterAll(() => server.close())

const save = (body: unknown) => server.call('PUT', '/api/address', { token, body })

describe.each(addresses)('an address of $state ($from)', (given) => {
  const stored = storedOf(given)
  const { from: _from, kept: _kept, ...typed } = given

  test("saves an owner's address, finds the owner by its state, and offers that state of residence", async () => {
    expect(await save({ ...typed, address2: null })).toMatchObject({ status: 200, body: stored })
    const found = await server.call('POST', '/api/accountowner/search', { token: staff, body: { state: stored.state } })
    expect(JSON.stringify(found.body)).toContain(`"state":"${stored.state}"`)
    const outside = stored.state in OUTSIDE_STATES ? [stored.state] : []
    expect((await server.call('GET', '/api/accountowner/states', { token: staff })).body).toEqual(outside)

    const federal = { token, body: { federalTaxAmount: 100, residenceState: stored.state } }
    expect(await server.call('POST', `/api/wizard/federal/${ada.accountId}`, federal)).toMatchObject({
      status: 200,
      body: { stateOfResidence: stored.state, mailingState: stored.state },
    })
  })

  test('accepts a typed postal address in a plan file', () => {
    const header = [
      'SSN',
      'FirstName',
      'LastName',
      'DateOfBirth',
      'Address1',
      'City',
      'State',
      'Zip',
      'Amount',
      'AccountType',
    ]
    const cells = [
      '012340001',
      'Mia',
      'Moore',
      '04/11/1975',
      typed.address1,
      typed.city,
      typed.state,
      typed.zip,
      '100',
      'Roth',
    ]
    const { participants, findings } = readParticipants(
      { header, headerLine: 1, rows: [{ line: 2, cells }] },
      '2026-03-10',
    )
    expect(findings).toEqual([])
    expect(participants).toMatchObject([stored])
  })

  test('accepts a postal address in the identity check, but a post office box only for military addresses', () => {
    const of = (address1: string): Identity => ({
      social: '123456789',
      hasTwin: false,
      firstName: 'Mia',
      lastName: 'Moore',
      dateOfBirth: '1975-04-11',
      address: { ...stored, address1, address2: null },
      clearedEntries: [],
      receivedCents: 0n,
    })
    const rules = { today: '2026-03-10', sanctions: sanctionsList(''), allowTestNumbers: false }
    expect(findingsAbout(of(stored.address1), rules)).toEqual([])
    const isMilitary = ['AA', 'AE', 'AP'].includes(stored.state)
    expect(findingsAbout(of('Box 12'), rules)).toEqual(isMilitary ? [] : ['PO_BOX_ONLY'])
  })

  test('writes the state of the address into the B record of Publication 1220, even without state tax', () => {
    const file = write1220(payerOf({ taxPayerFile: null, production: false }), 2025, [
      {
        taxFormId: 1,
        original: null,
        form: '1099-R',
        year: 2025,
        sign: '',
        accountNumber: '300111',
        recipient: {
          tin: '900123456',
          tinKind: 'SSN',
          firstName: 'Mia',
          lastName: 'Moore',
          address: stored.address1,
          city: stored.city,
          state: stored.state,
          zip: stored.zip,
        },
        isRoth: false,
        code: '7',
        gross: 100n,
        taxable: 100n,
        isTaxableUndetermined: true,
        isTotalDistribution: false,
        federal: 0n,
        states: [],
        rollover: 0n,
        lateRollover: 0n,
        value: 0n,
        isMinimumRequired: false,
      },
    ])
    const record = file.split('\r\n').find((line) => line.startsWith('B'))
    expect(record?.slice(487, 489)).toBe(stored.state)
    expect(record?.slice(489, 498).trim()).toBe(stored.zip.replace('-', ''))
  })

  test('finds the state of an address by its ZIP code', () => {
    expect(statesOfZip(stored.zip)).toContain(stored.state)
  })
})

describe('a state of an address', () => {
  test.each(['', 'ZZ', 'Texas', 'FM', 'MH', 'PW', 'APO', 'UM', 'ON', 'toString'])(
    'refuses %j as the state of an address',
    async (state) => {
      const address = { address1: '1 Elm St', address2: null, city: 'Salem', state, zip: '97301' }
      expect(await save(address)).toMatchObject({
        status: 400,
        body: { errors: [{ path: ['state'], message: 'State is required.' }] },
      })
    },
  )

  test('offers 59 address states: first those of the documents, then territories and military regions', () => {
    expect(states.map(({ value }) => value).toSorted()).toEqual([...STATE_CODES].sort())
    expect(addressStates.map(({ value }) => value)).toEqual([
      ...states.map(({ value }) => value),
      ...Object.keys(OUTSIDE_STATES),
    ])
    expect(addressStates.every(({ value }) => isStateOfAddress(value))).toBe(true)
  })
})

test('refuses a territory as the state of residence of an owner without an address there', async () => {
  await save({ address1: '1 Elm St', address2: null, city: 'Salem', state: 'OR', zip: '97301' })
  const at = (residenceState: string) =>
    server.call('POST', `/api/wizard/federal/${ada.accountId}`, {
      token,
      body: { federalTaxAmount: 100, residenceState },
    })
  expect(await at('PR')).toMatchObject({
    status: 400,
    body: { errors: [{ path: ['residenceState'], message: 'Please select a state' }] },
  })
  expect((await at('TX')).status).toBe(200)
})
