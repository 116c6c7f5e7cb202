import { between, pick } from './random.ts'

const FIRST_NAMES =
  'Ava Björk Chloë Dmitri Élodie Fatima Giorgos Hana Iñigo Jürgen Kenji Łukasz Mei Nguyễn Oluwaseun Priya Quentin Rósa Siobhán Tomás Uma Véronique Wanjiru Xiulan Yusuf Zoë 美咲 Олена'.split(
    ' ',
  )
const COMMON_LAST_NAMES = [
  ...'Ahmed Brown Castillo Dvořák Eriksson Fitzgerald García Høgh Ivanova Jansen Kowalski Lévesque Müller Nakamura O’Connor Pérez Quinn Rossi Şahin Tremblay'.split(
    ' ',
  ),
  'van der Westhuizen-Featherstonehaugh',
  'Wolfeschlegelsteinhausenbergerdorff',
  'de la Santísima Trinidad y Todos los Santos',
]
// Names combine two halves: a few thousand names, most of them rare, as in a real directory.
const BEGINNINGS =
  'Ash Beck Black Bran Carl Chand Crom Dal East Fair Fen Glad Green Hal Hart Hol Kirk Lang Lin Mar Mil North Oak Park Rad Rams Rich Rock Shel Stan Sut Thorn Tor Wal War West Whit Win Wood York'.split(
    ' ',
  )
const ENDINGS =
  'ard berg bridge by cliffe combe cott croft dale den don dorf field ford gate ham hill hurst land ley low man mere mont more ness ridge shaw son stead stein stone stow thorpe ton wall ward well wick worth'.split(
    ' ',
  )
const STREETS = ['Oak Street', 'Main Street', 'Lake Shore Drive', 'Calle Ocho', 'Martin Luther King Jr. Boulevard']
const CITIES = ['Springfield', 'Cañon City', 'Winston-Salem', 'Truth or Consequences', 'Coeur d’Alene']
const TRADES = [
  'Logistics',
  'Foods',
  'Health',
  'Motors',
  'Energy',
  'Textiles',
  'Robotics',
  'Paper',
  'Airlines',
  'Media',
]

export function inventName(random: () => number): { firstName: string; lastName: string } {
  const firstName = pick(random, FIRST_NAMES)
  const isCommon = random() < 0.3
  return {
    firstName,
    lastName: isCommon ? pick(random, COMMON_LAST_NAMES) : pick(random, BEGINNINGS) + pick(random, ENDINGS),
  }
}

export function inventAddress(random: () => number, state: string) {
  const isKnownCity = random() < 0.3
  return {
    address1: `${between(random, 1, 9_999)} ${pick(random, STREETS)}`,
    address2: random() < 0.25 ? `Apt ${between(random, 1, 99)}` : null,
    city: isKnownCity ? pick(random, CITIES) : pick(random, BEGINNINGS) + pick(random, ENDINGS),
    state,
    zip: String(between(random, 10_000, 99_999)),
  }
}

/** A plan's generated name: "Oakford Logistics 401(k) Plan 17". */
export function inventPlanName(random: () => number, number: number): string {
  return `${pick(random, BEGINNINGS)}${pick(random, ENDINGS)} ${pick(random, TRADES)} 401(k) Plan ${number + 1}`
}
