import { isCalendarDay } from '../../contract/fields.ts'
import { bankLines } from '../platform/bankText.ts'
import {
  accountMatcher,
  requireSound,
  StatementRefused,
  type BankDay,
  type BankLine,
  type ReadStatement,
} from './bankStatement.ts'

/**
 * Reads a BAI2 file (BAI, Cash Management Balance Reporting Specifications, version 2): records begin with two digits,
 * commas separate fields, amounts are cents. Checks every count and total in the three kinds of trailers, so an
 * incomplete or changed file is refused as a whole. Reads only the trailers of other accounts, which may have other
 * currencies, loans and bank-specific codes.
 */

interface Record {
  code: string
  /** The fields after the code; the last field of a detail (16) is its text. */
  fields: string[]
  line: number
}

/** BAI2 ranges: 100 to 399 and 920 to 959 are credits, 400 to 699 and 960 to 999 are debits. */
const isDebit = (typeCode: string) => /^[456]|^9[6-9]/.test(typeCode)
const isCredit = (typeCode: string) => /^[123]|^9[2-5]/.test(typeCode)

const OPENING = '010'
const CLOSING = '015'
/** Type code of records with text and no amount. */
const WORDS = '890'

/**
 * The file's data of one of our accounts, and the parts that were skipped.
 * @throws StatementRefused with the line, the expected and the actual value
 */
export function readBai2(content: string, ours: string): ReadStatement {
  const file = new Reader(recordsOf(content), ours)
  const header = file.take('01', 'a file header (01)')
  const [sender = '', receiver = '', created = '', , fileId = '', , , version = ''] = header.fields
  if (version.trim() !== '2') throw StatementRefused.at(header.line, 'version 2', version)
  const days: BankDay[] = []
  const passedBy: string[] = []
  let groups = 0
  let sum: bigint | null = 0n
  while (file.next?.code === '02') {
    const group = readGroup(file, passedBy)
    days.push(...group.days)
    groups += 1
    sum = added(sum, group.total)
  }
  const trailer = file.take('99', 'a group (02) or the file trailer (99)')
  prove(trailer, 'the sum of the groups', trailer.fields[0], sum)
  prove(trailer, 'the number of groups', trailer.fields[1], BigInt(groups))
  prove(trailer, 'the number of records', trailer.fields[2], BigInt(file.physical))
  if (file.next) throw StatementRefused.at(file.next.line, 'the end of the file', file.next.code)
  requireSound(days)
  return { identity: [sender, receiver, created, fileId].join(' '), days, passedBy }
}

/** Adds two totals. A total that is not a whole number is null; sums that include it are null and not checked. */
const added = (sum: bigint | null, total: bigint | null) => (sum === null || total === null ? null : sum + total)

function readGroup(file: Reader, passedBy: string[]): { days: BankDay[]; total: bigint | null } {
  const begin = file.position
  const header = file.take('02', 'a group header (02)')
  const [, , status, asOfField = '', , currency = '', modifier = ''] = header.fields
  const asOf = dayOf(asOfField)
  if (asOf === null) throw StatementRefused.at(header.line, 'a day as YYMMDD', asOfField)
  const ours: Array<() => BankDay> = []
  const others: string[] = []
  let accounts = 0
  let total: bigint | null = 0n
  while (file.next?.code === '03') {
    accounts += 1
    if (!file.isOurs(file.next.fields[0] ?? '')) {
      const other = passAccount(file, asOf)
      others.push(other.note)
      total = added(total, other.total)
      continue
    }
    const account = readAccount(file, { asOf, currency: currency || 'USD' })
    total = added(total, account.total)
    ours.push(account.day)
  }
  const trailer = file.take('98', 'an account (03) or the group trailer (98)')
  prove(trailer, 'the sum of the accounts', trailer.fields[0], total)
  prove(trailer, 'the number of accounts', trailer.fields[1], BigInt(accounts))
  prove(trailer, 'the number of records of the group', trailer.fields[2], file.physicalSince(begin))
  if (status === '1') passedBy.push(...others)
  if (status !== '1') passedBy.push(`Line ${header.line}: a group with status ${status} (update is 1).`)
  else if (modifier === '1' || modifier === '3') passedBy.push(`Line ${header.line}: an interim report of ${asOf}.`)
  else return { days: ours.map((day) => day()), total }
  return { days: [], total }
}

function readAccount(file: Reader, group: { asOf: string; currency: string }) {
  const begin = file.position
  const header = file.take('03', 'an account (03)')
  const [, currencyField = '', ...summary] = header.fields
  const [account, currency] = [file.ours, (currencyField.trim() || group.currency).toUpperCase()]
  if (currency !== 'USD') throw StatementRefused.at(header.line, 'US dollars', currency)
  const balances = new Map<string, bigint>()
  let total = 0n
  for (let at = 0; at < summary.length;) {
    const typeCode = summary[at] ?? ''
    // A comma before the end of a continued record (88) adds one empty field.
    if (typeCode === '') {
      at += 1
      continue
    }
    const amount = summary[at + 1] ?? ''
    const cents = amountOf(header, amount)
    // An empty amount is not reported. It is not zero.
    if (amount.trim() !== '') balances.set(typeCode, cents)
    total += cents
    at += 4 + lengthOfFunds(header, summary.slice(at + 3))
  }
  const lines: BankLine[] = []
  while (file.next?.code === '16') {
    const { cents, line } = detailOf(file.take('16', 'a detail (16)'))
    total += cents
    if (line) lines.push(line)
  }
  const trailer = file.take('49', 'a detail (16) or the account trailer (49)')
  prove(trailer, 'the sum of the account', trailer.fields[0], total)
  prove(trailer, 'the number of records of the account', trailer.fields[1], file.physicalSince(begin))
  const day = (): BankDay => {
    const closingCents = balances.get(CLOSING)
    if (closingCents === undefined) throw StatementRefused.at(header.line, `a closing ledger balance (${CLOSING})`)
    return { account, asOf: group.asOf, openingCents: balances.get(OPENING) ?? null, closingCents, lines }
  }
  return { total, day }
}

/**
 * Skips another owner's account, or an account of another kind, up to its trailer. The trailer's total counts toward
 * the group's total.
 */
function passAccount(file: Reader, asOf: string): { note: string; total: bigint | null } {
  const { fields, line } = file.take('03', 'an account (03)')
  while (file.next?.code === '16') file.take('16', 'a detail (16)')
  const trailer = file.take('49', 'a detail (16) or the account trailer (49)')
  const account = fields[0]?.trim() ?? ''
  const name =
    account === '' ? `An account without a number, line ${line}` : `The account that ends with ${account.slice(-4)}`
  const stated = trailer.fields[0]?.trim() ?? ''
  return { note: `${name}, ${asOf}, is not ours.`, total: SIGNED.test(stated) ? BigInt(stated) : null }
}

function detailOf(record: Record): { cents: bigint; line: BankLine | null } {
  const [typeCode = '', amount = '', ...rest] = record.fields
  const cents = amountOf(record, amount)
  if (typeCode === WORDS) return { cents, line: null }
  const funds = lengthOfFunds(record, rest)
  const [bankReference = '', customerReference = '', ...text] = rest.slice(funds + 1)
  if (!isDebit(typeCode) && !isCredit(typeCode))
    throw StatementRefused.at(record.line, 'a type code of a debit or a credit', typeCode)
  if (cents < 0n) throw StatementRefused.at(record.line, 'an amount without a minus sign', amount)
  // A prenote or a notice moves no money.
  if (cents === 0n) return { cents, line: null }
  const side = isDebit(typeCode) ? 'D' : 'C'
  return {
    cents,
    line: {
      side,
      cents,
      typeCode,
      bankReference,
      customerReference,
      text: text
        .join(',')
        .replace(/[,\s]+$/, '')
        .trim(),
    },
  }
}

/** Number of fields after the funds type: the available amounts and days. The funds type is the first field. */
function lengthOfFunds(record: Record, fields: readonly string[]): number {
  const length = knownLength(fields)
  if (length === null) throw StatementRefused.at(record.line, 'a funds type (0, 1, 2, S, V, D or Z)', fields[0])
  return length
}

function knownLength([type = '', count = '']: readonly string[]): number | null {
  if (['', '0', '1', '2', 'Z'].includes(type)) return 0
  if (type === 'S') return 3
  if (type === 'V') return 2
  return type === 'D' && /^\d{1,2}$/.test(count) ? 1 + 2 * Number(count) : null
}

const SIGNED = /^[+-]?\d{1,18}$/

function amountOf(record: Record, given: string): bigint {
  const written = given.trim()
  if (written === '') return 0n
  if (!SIGNED.test(written)) throw StatementRefused.at(record.line, 'an amount in cents', written)
  return BigInt(written)
}

function prove(trailer: Record, what: string, given: string | undefined, counted: bigint | null): void {
  if (counted === null) return
  const written = given?.trim()
  if (!written || !SIGNED.test(written) || BigInt(written) !== counted)
    throw StatementRefused.at(trailer.line, `${what} ${counted}`, written)
}

/** "260310" is 2026-03-10; some banks write the whole year. */
function dayOf(written: string): string | null {
  const [, year, month, date] = /^(?:20)?(\d{2})(\d{2})(\d{2})$/.exec(written.trim()) ?? []
  const day = `20${year}-${month}-${date}`
  return year !== undefined && isCalendarDay(day) ? day : null
}

const KNOWN = /^(?:01|02|03|16|49|88|98|99)(?:,|\/|$)/
/**
 * Matches the end of a record if the next record follows on the same line. A detail begins with a type code, unlike
 * "PAID 1/ 16,000 TO GO" in a text.
 */
const WITHIN_LINE = /(?<=\/)\s+(?=(?:01|02|03|49|88|98|99),|16,\d{3},)/

/** The records of a file, each with its number of physical records: an 88 record continues the record before. */
function recordsOf(content: string): Array<Record & { lines: number }> {
  const records: Array<Record & { lines: number }> = []
  let isCutAtComma = false
  for (const { raw, line } of physicalRecords(content)) {
    const [code = '', ...fields] = raw.replace(/\/$/, '').split(',')
    const last = records.at(-1)
    if (code !== '88') records.push({ code, fields, line, lines: 1 })
    else if (last) {
      last.lines += 1
      goOn(last, fields, isCutAtComma)
    } else throw StatementRefused.at(line, 'a file header (01)', '88')
    isCutAtComma = raw.endsWith(',')
  }
  return records
}

/** A record wrapped by a mail program continues on lines without a record code, until its end (/). */
function physicalRecords(content: string): Array<{ raw: string; line: number }> {
  const physical: Array<{ raw: string; line: number }> = []
  for (const [index, whole] of linesOf(content).entries()) {
    const line = index + 1
    for (const part of whole.split(WITHIN_LINE)) {
      const raw = part.trimEnd()
      const last = physical.at(-1)
      if (raw === '') continue
      if (KNOWN.test(raw.trimStart())) physical.push({ raw: raw.trimStart(), line })
      else if (last && !last.raw.endsWith('/')) last.raw += raw
      else throw StatementRefused.at(line, 'a record (01, 02, 03, 16, 88, 49, 98 or 99)', raw.slice(0, 6))
    }
  }
  return physical
}

/**
 * The file header (record 01: sender, receiver, date, time, id, width) gives the width of records without line breaks.
 */
function linesOf(content: string): string[] {
  const lines = bankLines(content)
  const width = Number(/^01(?:,[^,]*){5},(\d{2,4}),/.exec(content)?.[1])
  if (lines.length > 1 || !(width > 0) || content.length <= width) return lines
  return Array.from({ length: Math.ceil(content.length / width) }, (_, at) =>
    content.slice(at * width, (at + 1) * width),
  )
}

/**
 * The text of a detail continues after a space; other records continue with the next field. A detail that ends with a
 * comma and a slash has an empty last field. Without the slash, the comma only precedes the next field.
 */
function goOn(last: Record, fields: readonly string[], isCutAtComma: boolean): void {
  const isDetail = last.code === '16'
  if (isDetail && hasText(last)) {
    last.fields.push(`${last.fields.pop() ?? ''} ${fields.join(',')}`)
    return
  }
  if (isDetail && isCutAtComma) last.fields.pop()
  last.fields.push(...fields)
}

const hasText = ({ fields }: Record) => fields.length > 5 + (knownLength(fields.slice(2)) ?? 0)

class Reader {
  position = 0
  readonly ours: string
  readonly isOurs: (account: string) => boolean
  readonly #records: ReadonlyArray<Record & { lines: number }>

  constructor(records: ReadonlyArray<Record & { lines: number }>, ours: string) {
    this.#records = records
    this.ours = ours
    const accounts = records.filter(({ code }) => code === '03').map(({ fields }) => fields[0] ?? '')
    this.isOurs = accountMatcher(ours, accounts)
  }

  get next(): Record | undefined {
    return this.#records[this.position]
  }

  take(code: string, expected: string): Record {
    const record = this.next
    if (record?.code !== code)
      throw StatementRefused.at(record?.line ?? this.#lastLine(), expected, record?.code ?? 'the end of the file')
    this.position += 1
    return record
  }

  /** Number of physical lines read so far. */
  get physical(): number {
    return Number(this.physicalSince(0))
  }

  physicalSince(begin: number): bigint {
    return BigInt(this.#records.slice(begin, this.position).reduce((sum, { lines }) => sum + lines, 0))
  }

  #lastLine(): number {
    return this.#records.at(-1)?.line ?? 1
  }
}
