import { asciiOf } from '../../owners/plainName.ts'
import { fromCents } from '../../platform/money.ts'
import type { Payer } from './payer.ts'
import type { TaxReturn } from './taxReturn.ts'

// The fixed layout of Publication 1220: records of 750 positions in the order T, then A B… C for each form and sign,
// then F. It is the only public layout of these forms; converters and some states accept it. Positions start at 1.

const LENGTH = 750
/** Amount codes in the order of their positions in a B record. The first is at 55, and each is 12 wide. */
const CODES = '123456789ABCDEFGHJ'.split('')
const NAME_LENGTH = 40
const SIGNS = ['', 'G', 'C'] as const
const TYPE = { '1099-R': '9 ', '5498': 'L ' } as const

/** Writes the whole file. Amounts are whole cents; none is omitted or rounded. */
export function write1220(payer: Payer, year: number, returns: readonly TaxReturn[]): string {
  // Returns of zeros for a wrong number or name precede the correct returns.
  const inOrder = SIGNS.flatMap((sign) => returns.filter((of) => of.sign === sign))
  const groups = Map.groupBy(inOrder, ({ form, sign }) => `${form}|${sign}`)
  const records = [transmitter(payer, year, returns.length)]
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const codes = amountCodes(first.form)
    const payees = group.map(payee)
    records.push(payerRecord(payer, year, first.form, codes), ...payees, totals(group))
  }
  records.push(endOfFile(groups.size, returns.length))
  return records
    .map((record, index) => `${place(record, 500, String(index + 1).padStart(8, '0')).slice(0, LENGTH - 2)}\r\n`)
    .join('')
}

/** Amounts of a return by code, in cents. Omits codes that the form does not use. */
function amountsOf(of: TaxReturn): Readonly<Record<string, bigint>> {
  if (of.form === '5498') return { '2': of.rollover, '5': of.value, C: of.lateRollover }
  return { '1': of.gross, '2': of.taxable ?? 0n, '4': of.federal, A: of.isRoth ? 0n : of.gross }
}

const amountCodes = (form: TaxReturn['form']) => (form === '5498' ? '25C' : '124A')

const blank = ' '.repeat(LENGTH)

/** Writes a text at a position, counted from 1. */
function place(record: string, position: number, text: string): string {
  return record.slice(0, position - 1) + text + record.slice(position - 1 + text.length)
}

type Field = readonly [position: number, width: number, text: string]

/** Builds a record of these fields, each in capitals, cut to its width and padded with spaces. */
function recordOf(fields: readonly Field[]): string {
  return fields.reduce(
    (record, [position, width, text]) => place(record, position, plain(text).slice(0, width).padEnd(width)),
    blank,
  )
}

/** Converts to printable ASCII in capitals. */
const plain = (text: string) => asciiOf(text).toUpperCase()

const digits = (amount: bigint | number, width: number) => String(amount).padStart(width, '0')

function transmitter(payer: Payer, year: number, payees: number): string {
  return recordOf([
    [1, 1, 'T'],
    [2, 4, String(year)],
    [7, 9, payer.tin],
    [16, 5, payer.transmitterCode],
    [30, 40, payer.name],
    [110, 40, payer.name],
    [190, 40, payer.address],
    [230, 40, payer.city],
    [270, 2, payer.state],
    [272, 9, payer.zip],
    [296, 8, digits(payees, 8)],
    [304, 40, payer.contact],
    [344, 15, payer.phone],
    [359, 50, payer.email],
    [518, 1, 'I'],
  ])
}

function payerRecord(payer: Payer, year: number, form: TaxReturn['form'], codes: string): string {
  return recordOf([
    [1, 1, 'A'],
    [2, 4, String(year)],
    [12, 9, payer.tin],
    [26, 2, TYPE[form]],
    [28, 18, codes],
    [53, 40, payer.name],
    [133, 1, '0'],
    [134, 40, payer.address],
    [174, 40, payer.city],
    [214, 2, payer.state],
    [216, 9, payer.zip],
    [225, 15, payer.phone],
  ])
}

function payee(of: TaxReturn): string {
  const { recipient } = of
  const amounts = amountsOf(of)
  const [name, more] = nameLines(`${recipient.lastName} ${recipient.firstName}`)
  return recordOf([
    [1, 1, 'B'],
    [2, 4, String(of.year)],
    [6, 1, of.sign],
    [7, 4, nameControl(recipient)],
    [11, 1, recipient.tinKind === 'EIN' ? '1' : '2'],
    [12, 9, recipient.tin],
    [21, 20, of.accountNumber],
    ...CODES.map((code, index): Field => [55 + 12 * index, 12, digits(amounts[code] ?? 0n, 12)]),
    [288, 40, name],
    [328, 40, more],
    [368, 40, recipient.address],
    [448, 40, recipient.city],
    [488, 2, recipient.state],
    [490, 9, recipient.zip.replaceAll('-', '')],
    ...(of.form === '1099-R' ? distributionFields(of) : contributionFields(of)),
  ])
}

/** Splits a name into the two lines of a B record. The first line ends with a full word (Publication 1220). */
function nameLines(name: string): [string, string] {
  const text = plain(name)
  if (text.length <= NAME_LENGTH) return [text, '']
  const blankAt = text.lastIndexOf(' ', NAME_LENGTH)
  const end = blankAt > 0 ? blankAt : NAME_LENGTH
  return [text.slice(0, end), text.slice(end).trim()]
}

function distributionFields(of: TaxReturn): Field[] {
  const tax = of.states.reduce((total, state) => total + state.tax, 0n)
  return [
    [545, 2, of.code],
    [547, 1, of.isTaxableUndetermined ? '1' : ''],
    [548, 1, of.isRoth ? '' : '1'],
    [549, 1, of.isTotalDistribution ? '1' : ''],
    // A B record has one amount of state tax. For two states it is the total, and the special data entries list each
    // state's tax.
    [663, 60, of.states.length > 1 ? of.states.map(inDollars).join(' ') : ''],
    [723, 12, digits(tax, 12)],
    [735, 12, digits(0, 12)],
  ]
}

function contributionFields(of: TaxReturn): Field[] {
  return [
    [547, 1, of.isRoth ? '' : '1'],
    [550, 1, of.isRoth ? '1' : ''],
    [551, 1, of.isMinimumRequired ? '1' : ''],
    [556, 2, of.lateRollover > 0n ? 'SC' : ''],
  ]
}

/** Formats a state and its tax as "OR 400.06". */
const inDollars = ({ state, tax }: TaxReturn['states'][number]) => `${state} ${fromCents(tax).toFixed(2)}`

const SUFFIX = /[\s,]+(?:JR|SR|II|III|IV)\.?$/

/**
 * The name control: the first four letters or digits of a person's last name, without a suffix. Blank for an estate or a
 * trust, because it depends on how the IRS assigned the number (Publication 4164); Publication 1220 accepts blanks.
 */
function nameControl({ tinKind, lastName }: TaxReturn['recipient']): string {
  if (tinKind === 'EIN') return ''
  return plain(lastName)
    .trim()
    .replace(SUFFIX, '')
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, 4)
}

function totals(group: readonly TaxReturn[]): string {
  const sum = (code: string) => group.reduce((total, of) => total + (amountsOf(of)[code] ?? 0n), 0n)
  return recordOf([
    [1, 1, 'C'],
    [2, 8, digits(group.length, 8)],
    ...CODES.map((code, index): Field => [16 + 18 * index, 18, digits(sum(code), 18)]),
  ])
}

function endOfFile(payers: number, payees: number): string {
  return recordOf([
    [1, 1, 'F'],
    [2, 8, digits(payers, 8)],
    [10, 21, digits(0, 21)],
    [50, 8, digits(payees, 8)],
  ])
}
