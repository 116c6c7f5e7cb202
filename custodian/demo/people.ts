import { ROLE } from '../../contract/roles.ts'
/**
 * The named people of the demo data. Their balances are not stored: money.ts posts the transactions that result in
 * them.
 */

export const DEMO_PASSWORD = 'Passw0rd!'

export type DemoAccount = {
  accountId: number
  number: string
  type: 'TRADITIONAL' | 'ROTH'
  planId: 1 | 2
  statusId: number
  /** Today's balance in cents; money.ts finds the deposit that leads to it. */
  balanceCents: number
  qualifierKey?: string
}

export type DemoOwner = {
  ownerId: number
  firstName: string
  lastName: string
  born: string
  registered: boolean
  accounts: readonly DemoAccount[]
}

export interface DemoAddress {
  ownerId: number
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
}

export const plans = [
  { planId: 1, name: 'Alpha Plan', interestBasisPoints: 325, companyId: 1, parentPlanId: null },
  { planId: 2, name: 'Beta Plan', interestBasisPoints: 200, companyId: 2, parentPlanId: 1 },
] as const

export const staff = [
  { userId: 1, email: 'admin@example.com', roleId: ROLE.administrator },
  { userId: 2, email: 'service@example.com', roleId: ROLE.customerService },
  { userId: 3, email: 'compliance@example.com', roleId: ROLE.complianceReviewer },
  { userId: 4, email: 'service2@example.com', roleId: ROLE.customerService },
] as const

const account = (
  accountId: number,
  type: 'TRADITIONAL' | 'ROTH',
  planId: 1 | 2,
  statusId: number,
  balanceCents: number,
  qualifierKey?: string,
): DemoAccount => ({
  accountId,
  number: String(100_000 + accountId - 500),
  type,
  planId,
  statusId,
  balanceCents,
  ...(qualifierKey ? { qualifierKey } : {}),
})

const person = (
  ownerId: number,
  name: string,
  born: string,
  registered: boolean,
  ...accounts: DemoAccount[]
): DemoOwner => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { ownerId, firstName, lastName, born, registered, accounts }
}

export const owners: readonly DemoOwner[] = [
  person(1001, 'Ann Archer', '1950-05-12', true, account(501, 'TRADITIONAL', 1, 3, 10_000_00)),
  person(
    1002,
    'Ben Brook',
    '1990-03-03',
    true,
    account(502, 'TRADITIONAL', 1, 3, 2_500_00),
    account(503, 'ROTH', 2, 3, 1_000_00),
  ),
  person(1003, 'Cara Cole', '1970-02-02', true, account(504, 'TRADITIONAL', 1, 2, 700_00)),
  person(
    1004,
    'Dan Dean',
    '1952-01-15',
    true,
    account(505, 'TRADITIONAL', 1, 3, 4_000_00),
    account(506, 'TRADITIONAL', 2, 5, 0),
    account(507, 'ROTH', 2, 4, 50_00),
  ),
  person(1005, 'Eve Ellis', '1985-07-04', false, account(508, 'TRADITIONAL', 1, 2, 1_200_00)),
  person(1006, 'Fay Ford', '1955-09-09', true, account(509, 'TRADITIONAL', 2, 3, 5_000_00)),
  person(1007, 'Gus Gray', '1980-06-06', false, account(510, 'TRADITIONAL', 1, 1, 900_00, 'SSN mismatch')),
  person(1008, 'Hal Hart', '1980-06-06', false, account(511, 'TRADITIONAL', 1, 1, 900_00, 'Address not found')),
  person(1009, 'Ida Ives', '1980-06-06', false, account(512, 'TRADITIONAL', 1, 1, 900_00, 'Date of birth mismatch')),
  person(1010, 'Joy Jones', '1960-08-08', true),
]

/** People with recent requests (activity.ts). Their balances result from these requests. */
export const requesters: readonly DemoOwner[] = [
  person(1011, 'Kim King', '1958-03-14', true, account(513, 'TRADITIONAL', 1, 3, 6_400_00)),
  person(1012, 'Mia Moss', '1960-05-27', true, account(514, 'TRADITIONAL', 1, 3, 8_100_00)),
  person(1013, 'Ola Owen', '1963-02-18', true, account(515, 'TRADITIONAL', 1, 3, 5_750_00)),
  person(1014, 'Pam Page', '1962-08-30', true, account(516, 'TRADITIONAL', 2, 3, 4_300_00)),
  person(1015, 'Quinn Reed', '1971-04-11', true, account(517, 'TRADITIONAL', 1, 3, 12_500_00)),
  person(1016, 'Ray Rose', '1968-11-23', true, account(518, 'TRADITIONAL', 2, 3, 7_600_00)),
]

export const ANN = { ownerId: 1001, accountId: 501 }
export const DAN = { ownerId: 1004, accountId: 505 }

export const addresses = [
  { ownerId: 1001, address1: '100 Congress Avenue', address2: 'Apt 4', city: 'Austin', state: 'TX', zip: '78701' },
  { ownerId: 1002, address1: '200 Market Street', address2: null, city: 'San Francisco', state: 'CA', zip: '94105' },
  { ownerId: 1004, address1: '300 Ocean Drive', address2: null, city: 'Miami Beach', state: 'FL', zip: '33139' },
  // Not registered: the letter with the registration code is mailed to this address.
  { ownerId: 1005, address1: '400 Larimer Street', address2: null, city: 'Denver', state: 'CO', zip: '80202' },
] as const

/** Addresses of the people with recent requests, in states that withhold no income tax. */
export const addressesOfRequesters = requesters.map(({ ownerId }, place) => ({
  ownerId,
  address1: `${ownerId - 1000} Bay Street`,
  address2: null,
  ...(place % 2 === 0 ? { city: 'Tampa', state: 'FL', zip: '33602' } : { city: 'Houston', state: 'TX', zip: '77002' }),
}))

export const emailOf = (owner: Pick<DemoOwner, 'firstName' | 'lastName'>) =>
  `${owner.firstName}.${owner.lastName}@example.com`.toLowerCase()

/** Numbers never issued: the Social Security Administration issues none that begin with 9. */
export const socialOf = (ownerId: number) => `90011${String(ownerId - 1000).padStart(4, '0')}`
