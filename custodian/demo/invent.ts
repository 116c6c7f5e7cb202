import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { formatISO } from 'date-fns/formatISO'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { missingPage, REASONS } from '../../contract/reasonTexts.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { STATE_CODES } from '../../contract/usStates.ts'
import { inventAddress, inventName, inventPlanName } from './names.ts'
import { between, pick, randomOf } from './random.ts'

// Every generated record depends only on its own number, so a larger set begins with the smaller one.

/** Number of invented owners of each plan. */
export const OWNERS_OF_A_PLAN = 500
/** One account has a very long book, in sets of ten thousand owners or more. */
const LONG_BOOK = { owner: 9_991, lines: 10_000 }
const STATUSES = [3, 3, 3, 3, 3, 1, 2, 4, 5, 6] as const
/** Statuses that requests cycle through: some are in progress, most were paid long ago. */
const REQUESTS = [
  { statusId: REQUEST_STATUS.historical, signed: true },
  { statusId: REQUEST_STATUS.open, signed: true },
  { statusId: REQUEST_STATUS.approved, signed: true },
  { statusId: REQUEST_STATUS.historical, signed: true },
  { statusId: REQUEST_STATUS.open, signed: false },
  { statusId: REQUEST_STATUS.completed, signed: true },
  { statusId: REQUEST_STATUS.historical, signed: true },
  { statusId: REQUEST_STATUS.pending, signed: true },
  { statusId: REQUEST_STATUS.historical, signed: true },
  { statusId: REQUEST_STATUS.incomplete, signed: true },
  { statusId: REQUEST_STATUS.historical, signed: true },
  { statusId: REQUEST_STATUS.approved, signed: true },
  { statusId: REQUEST_STATUS.completed, signed: true },
] as const

/** Statuses for the first owners: a morning's work for staff. */
const FIRST_REQUESTS = [
  { statusId: REQUEST_STATUS.historical, signed: true },
  { statusId: REQUEST_STATUS.open, signed: true },
  { statusId: REQUEST_STATUS.open, signed: true },
  { statusId: REQUEST_STATUS.approved, signed: true },
  { statusId: REQUEST_STATUS.open, signed: false },
  { statusId: REQUEST_STATUS.open, signed: true },
  { statusId: REQUEST_STATUS.completed, signed: true },
  { statusId: REQUEST_STATUS.historical, signed: true },
  { statusId: REQUEST_STATUS.incomplete, signed: true },
  { statusId: REQUEST_STATUS.open, signed: true },
  { statusId: REQUEST_STATUS.pending, signed: true },
] as const
const FIRST_OWNERS = 300
/** Reasons for which invented requests are Incomplete. */
const PUT_ASIDE = [
  REASONS.SIGNATURE,
  REASONS.ADDRESS,
  missingPage('page 2, with the signature'),
  REASONS.IDENTITY,
] as const
/** A plan's finding about a person whose account waits for compliance. */
const QUALIFIERS = [
  'SSN mismatch',
  'Date of birth mismatch',
  'Address not found',
  'SSN mismatch,Address not found',
] as const

type InventedPosting = { typeId: number; date: string; note: string; cents: number }
export type InventedRequest = {
  kind: 'WITHDRAWAL' | 'ROLLOVER'
  statusId: number
  signed: boolean
  cents: number
  isCheck: boolean
  requested: string
  /** The reason if the request is Incomplete; otherwise null. */
  incompleteReason: string | null
}
export type InventedAccount = {
  type: 'TRADITIONAL' | 'ROTH'
  /** One of the named plans, or the owner's generated one. */
  plan: 1 | 2 | 'own'
  statusId: number
  /** The finding if the account waits for compliance; otherwise null. */
  qualifier: string | null
  opened: string
  postings: InventedPosting[]
  request: InventedRequest | null
}
export type InventedOwner = {
  firstName: string
  lastName: string
  born: string
  social: string
  email: string
  registered: boolean
  phone: string
  address: ReturnType<typeof inventAddress>
  accounts: InventedAccount[]
  notes: number
  beneficiaries: number
}

const day = (moment: Date) => formatISO(moment, { representation: 'date' })

/** Generated owner number `index`; identical for the same index and day. */
export function inventOwner(index: number, today: Date): InventedOwner {
  const random = randomOf('owner', index)
  return {
    ...inventName(random),
    born: day(addDays(today, -between(random, 25 * 365, 90 * 365))),
    social: inventedSocial(index),
    email: `owner${index}@generated.example`,
    registered: random() < 0.8,
    phone: `555${String(between(random, 0, 9_999_999)).padStart(7, '0')}`,
    address: inventAddress(random, STATE_CODES[index % STATE_CODES.length] ?? 'TX'),
    accounts: Array.from({ length: random() < 0.25 ? 2 : 1 }, (_, place) => inventAccount(index, place, today)),
    notes: random() < 0.3 ? between(random, 1, 3) : 0,
    beneficiaries: random() < 0.6 ? between(random, 1, 2) : 0,
  }
}

/** Generated plan number `number`; every tenth is a child of the plan before it. */
export function inventPlan(number: number) {
  const random = randomOf('plan', number)
  return {
    name: inventPlanName(random, number),
    basisPoints: between(random, 100, 400),
    companyId: (number % 2) + 1,
    isPartOfFormer: number % 10 === 9,
  }
}

function inventAccount(index: number, place: number, today: Date): InventedAccount {
  const random = randomOf('account', index * 10 + place)
  const statusId = STATUSES[(index + place) % STATUSES.length] ?? ACCOUNT_STATUS.registered
  const months = between(random, 6, 60)
  const opened = addMonths(today, -months)
  const isLong = index === LONG_BOOK.owner && place === 0
  const postings = [
    ...(statusId === ACCOUNT_STATUS.closed ? [] : inventPostings(random, opened, months)),
    ...(isLong ? manyContributions(opened, today) : []),
  ]
  const plan = random() < 0.2 ? (random() < 0.6 ? 1 : 2) : 'own'
  return {
    type: random() < 0.25 ? 'ROTH' : 'TRADITIONAL',
    plan,
    statusId,
    qualifier:
      statusId === ACCOUNT_STATUS.notValidated
        ? (QUALIFIERS[Math.floor(index / 10) % QUALIFIERS.length] ?? null)
        : null,
    opened: day(opened),
    postings,
    request:
      statusId === ACCOUNT_STATUS.registered && place === 0 && index % 2 === 0
        ? inventRequest(random, index, { opened, today, postings })
        : null,
  }
}

/** A rollover of at most $7,000, then interest every half-year and the annual fee, in date order. */
function inventPostings(random: () => number, opened: Date, months: number): InventedPosting[] {
  const opening = between(random, 200_00, 7_000_00)
  const postings: InventedPosting[] = [
    { typeId: TRANSACTION_TYPE.contribution, date: day(opened), note: 'Rollover from plan', cents: opening },
  ]
  for (let month = 6; month <= months; month += 6) {
    const date = day(addMonths(opened, month))
    postings.push({ typeId: TRANSACTION_TYPE.interest, date, note: 'Interest', cents: Math.round(opening * 0.013) })
    if (month % 12 === 0) postings.push({ typeId: TRANSACTION_TYPE.annualFee, date, note: 'Annual fee', cents: -20_00 })
  }
  return postings
}

function manyContributions(opened: Date, today: Date): InventedPosting[] {
  const days = differenceInCalendarDays(today, opened)
  return Array.from({ length: LONG_BOOK.lines }, (_, n) => ({
    typeId: TRANSACTION_TYPE.contribution,
    date: day(addDays(opened, Math.floor((n * days) / LONG_BOOK.lines))),
    note: 'Rollover from plan',
    cents: 1_00 + n,
  }))
}

/** Minimum and maximum days since the request was made, by its status. */
const AGES: Readonly<Record<number, readonly [number, number]>> = {
  [REQUEST_STATUS.pending]: [3, 6],
  [REQUEST_STATUS.completed]: [5, 60],
  [REQUEST_STATUS.historical]: [61, 1_500],
}

function inventRequest(
  random: () => number,
  index: number,
  account: { opened: Date; today: Date; postings: readonly InventedPosting[] },
): InventedRequest {
  // Only owners 0, 2 and 4 of every ten may have a request; this consecutive number of the owner selects a status.
  const turn = Math.floor(index / 10) * 3 + (index % 10) / 2
  const states = index < FIRST_OWNERS ? FIRST_REQUESTS : REQUESTS
  const { statusId, signed } = states[turn % states.length] ?? REQUESTS[0]
  const [least, most] = AGES[statusId] ?? [0, 30]
  const age = Math.min(between(random, least, most), differenceInCalendarDays(account.today, account.opened) - 1)
  const requested = day(addDays(account.today, -age))
  // Caps a request at the lowest balance since its day, so that later postings never overdraw the account.
  let [balance, lowest] = [0, Infinity]
  for (const [place, { cents }] of account.postings.entries()) {
    balance += cents
    const next = account.postings[place + 1]
    if (!next || next.date >= requested) lowest = Math.min(lowest, balance)
  }
  return {
    kind: random() < 0.3 ? 'ROLLOVER' : 'WITHDRAWAL',
    statusId,
    signed,
    cents: between(random, 60_00, Math.max(60_00, lowest)),
    isCheck: random() < 0.5,
    requested,
    incompleteReason: statusId === REQUEST_STATUS.incomplete ? pick(random, PUT_ASIDE) : null,
  }
}

/** Unique and never issued: begins with 9, group 01 to 49, distinct from the numbers of the named people (900-11). */
function inventedSocial(index: number): string {
  const serial = (index % 9_999) + 1
  const group = (Math.floor(index / 9_999) % 49) + 1
  const area = 901 + Math.floor(index / (9_999 * 49))
  return `${area}${String(group).padStart(2, '0')}${String(serial).padStart(4, '0')}`
}
