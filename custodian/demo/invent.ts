import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { addDays, addMonths, formatISO } from 'date-fns'
import { STATE_CODES } from '../../contract/usStates.ts'
import { between, pick, randomFrom } from './random.ts'

// Every invented owner depends on its own number only, so a larger set begins with the smaller one.

const SEED = 20_260_310
const FIRST_NAMES =
  'Ava Björk Chloë Dmitri Élodie Fatima Giorgos Hana Iñigo Jürgen Kenji Łukasz Mei Nguyễn Oluwaseun Priya Quentin Rósa Siobhán Tomás Uma Véronique Wanjiru Xiulan Yusuf Zoë 美咲 Олена'.split(
    ' ',
  )
const LAST_NAMES = [
  ...'Ahmed Brown Castillo Dvořák Eriksson Fitzgerald García Høgh Ivanova Jansen Kowalski Lévesque Müller Nakamura O’Connor Pérez Quinn Rossi Şahin Tremblay'.split(
    ' ',
  ),
  'van der Westhuizen-Featherstonehaugh',
  'Wolfeschlegelsteinhausenbergerdorff',
  'de la Santísima Trinidad y Todos los Santos',
]
const STREETS = ['Oak Street', 'Main Street', 'Lake Shore Drive', 'Calle Ocho', 'Martin Luther King Jr. Boulevard']
const CITIES = ['Springfield', 'Cañon City', 'Winston-Salem', 'Truth or Consequences', 'Coeur d’Alene']
const STATUSES = [3, 3, 3, 3, 3, 1, 2, 4, 5, 6] as const

type InventedPosting = { typeId: number; date: string; note: string; cents: number }
export type InventedAccount = {
  type: 'TRADITIONAL' | 'ROTH'
  planId: 1 | 2
  statusId: number
  opened: string
  postings: InventedPosting[]
  balance: number
  /** Kind and status of a request, where the account has one. */
  request: { kind: 'WITHDRAWAL' | 'ROLLOVER'; statusId: number; signed: boolean; cents: number } | null
}
export type InventedOwner = {
  firstName: string
  lastName: string
  born: string
  social: string
  email: string
  registered: boolean
  phone: string
  address: { address1: string; address2: string | null; city: string; state: string; zip: string }
  accounts: InventedAccount[]
}

const day = (moment: Date) => formatISO(moment, { representation: 'date' })

/** Owner number `index` of the invented ones; the same for the same index and day. */
export function inventOwner(index: number, today: Date): InventedOwner {
  const random = randomFrom(SEED + index)
  const chance = (percent: number) => random() * 100 < percent
  const state = STATE_CODES[index % STATE_CODES.length] ?? 'TX'
  return {
    firstName: pick(random, FIRST_NAMES),
    lastName: pick(random, LAST_NAMES),
    born: day(addDays(today, -between(random, 25 * 365, 90 * 365))),
    social: inventedSocial(index),
    email: `owner${index}@generated.example`,
    registered: chance(80),
    phone: `555${String(between(random, 0, 9_999_999)).padStart(7, '0')}`,
    address: {
      address1: `${between(random, 1, 9_999)} ${pick(random, STREETS)}`,
      address2: chance(25) ? `Apt ${between(random, 1, 99)}` : null,
      city: pick(random, CITIES),
      state,
      zip: String(between(random, 10_000, 99_999)),
    },
    accounts: Array.from({ length: chance(25) ? 2 : 1 }, (_, place) => inventAccount(random, index, place, today)),
  }
}

function inventAccount(random: () => number, index: number, place: number, today: Date): InventedAccount {
  const statusId = STATUSES[(index + place) % STATUSES.length] ?? 3
  const months = between(random, 6, 60)
  const opened = addMonths(today, -months)
  const postings = statusId === 5 ? [] : inventPostings(random, opened, months)
  const balance = postings.reduce((sum, { cents }) => sum + cents, 0)
  return {
    type: random() < 0.25 ? 'ROTH' : 'TRADITIONAL',
    planId: random() < 0.6 ? 1 : 2,
    statusId,
    opened: day(opened),
    postings,
    balance,
    request: statusId === 3 && place === 0 && index % 2 === 0 ? inventRequest(random, index, balance) : null,
  }
}

/** A rollover of at most $7,000, then interest by the half-year and the annual fee, in the order of their days. */
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

function inventRequest(random: () => number, index: number, balance: number): InventedAccount['request'] {
  // Of ten owners those numbered 0, 2 and 4 have one: counted through, the states take turns.
  const turn = Math.floor(index / 10) * 3 + (index % 10) / 2
  const statusId = [1, 2, 3, 4, 5, 6, 1][turn % 7] ?? 1
  return {
    kind: random() < 0.3 ? 'ROLLOVER' : 'WITHDRAWAL',
    statusId,
    signed: turn % 7 !== 6,
    cents: between(random, 60_00, Math.max(60_00, balance)),
  }
}

/** Unique, and nobody's: begins with 9, group 01 to 49, apart from the numbers of the named people (900-11). */
function inventedSocial(index: number): string {
  const serial = (index % 9_999) + 1
  const group = (Math.floor(index / 9_999) % 49) + 1
  const area = 901 + Math.floor(index / (9_999 * 49))
  return `${area}${String(group).padStart(2, '0')}${String(serial).padStart(4, '0')}`
}
