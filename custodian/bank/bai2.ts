import { isCalendarDay } from '../../contract/fields.ts'
import { requireSound, StatementRefused, type BankDay, type BankLine, type ReadStatement } from './bankStatement.ts'

/**
 * Reads a file in the format BAI2 (BAI, Cash Management Balance Reporting Specifications, version 2): records that begin
 * with two digits, fields between commas, amounts in cents. Every total and count of its three kinds of trailers is
 * proved, so that a file that was cut off or changed is refused as a whole.
 */

interface Record {
  code: string
  /** The fields behind the code; of a detail (16) the text is the last one. */
  fields: string[]
  line: number
}

/** Debits by the range of their code; everything else below 400 is a credit. */
const isDebit = (typeCode: string) => /^[456]|^9[6-9]/.test(typeCode)
const isCredit = (typeCode: string) => /^[123]|^9[2-5]/.test(typeCode)

const OPENING = '010'
const CLOSING = '015'
/** Words only, no money. */
const WORDS = '890'

/** @throws StatementRefused that names the line, what was expected and what stands there */
export function readBai2(content: string): ReadStatement {
  const file = new Reader(recordsOf(content))
  const header = file.take('01', 'a file header (01)')
  const [sender = '', receiver = '', created = '', , fileId = '', , , version = ''] = header.fields
  if (version !== '2') throw StatementRefused.at(header.line, 'version 2', version)
  const days: BankDay[] = []
  const passedBy: string[] = []
  let [groups, sum] = [0, 0n]
  while (file.next?.code === '02') {
    const group = readGroup(file, passedBy)
    days.push(...group.days)
    groups += 1
    sum += group.total
  }
  const trailer = file.take('99', 'a group (02) or the file trailer (99)')
  prove(trailer, 'the sum of the groups', trailer.fields[0], sum)
  prove(trailer, 'the number of groups', trailer.fields[1], BigInt(groups))
  prove(trailer, 'the number of records', trailer.fields[2], BigInt(file.physical))
  if (file.next) throw StatementRefused.at(file.next.line, 'the end of the file', file.next.code)
  requireSound(days)
  return { identity: [sender, receiver, created, fileId].join(' '), days, passedBy }
}

function readGroup(file: Reader, passedBy: string[]): { days: BankDay[]; total: bigint } {
  const begin = file.position
  const header = file.take('02', 'a group header (02)')
  const [, , status, asOfField = '', , currency = '', modifier = ''] = header.fields
  const asOf = dayOf(asOfField)
  if (asOf === null) throw StatementRefused.at(header.line, 'a day as YYMMDD', asOfField)
  const days: BankDay[] = []
  let [accounts, total] = [0, 0n]
  while (file.next?.code === '03') {
    const account = readAccount(file, { asOf, currency: currency || 'USD' })
    accounts += 1
    total += account.total
    days.push(account.day())
  }
  const trailer = file.take('98', 'an account (03) or the group trailer (98)')
  prove(trailer, 'the sum of the accounts', trailer.fields[0], total)
  prove(trailer, 'the number of accounts', trailer.fields[1], BigInt(accounts))
  prove(trailer, 'the number of records of the group', trailer.fields[2], file.physicalSince(begin))
  if (status !== '1') passedBy.push(`Line ${header.line}: a group with status ${status} (update is 1).`)
  else if (modifier === '1' || modifier === '3') passedBy.push(`Line ${header.line}: an interim report of ${asOf}.`)
  else return { days, total }
  return { days: [], total }
}

function readAccount(file: Reader, group: { asOf: string; currency: string }) {
  const begin = file.position
  const header = file.take('03', 'an account (03)')
  const [account = '', currency = '', ...summary] = header.fields
  if ((currency || group.currency) !== 'USD') throw StatementRefused.at(header.line, 'US dollars', currency)
  const balances = new Map<string, bigint>()
  let total = 0n
  for (let at = 0; at < summary.length;) {
    const typeCode = summary[at] ?? ''
    const cents = amountOf(header, summary[at + 1] ?? '')
    if (typeCode !== '') balances.set(typeCode, cents)
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

function detailOf(record: Record): { cents: bigint; line: BankLine | null } {
  const [typeCode = '', amount = '', ...rest] = record.fields
  const cents = amountOf(record, amount)
  if (typeCode === WORDS) return { cents, line: null }
  const funds = lengthOfFunds(record, rest)
  const [bankReference = '', customerReference = '', ...text] = rest.slice(funds + 1)
  if (!isDebit(typeCode) && !isCredit(typeCode))
    throw StatementRefused.at(record.line, 'a type code of a debit or a credit', typeCode)
  if (cents <= 0n) throw StatementRefused.at(record.line, 'an amount above zero', amount)
  const side = isDebit(typeCode) ? 'D' : 'C'
  return { cents, line: { side, cents, typeCode, bankReference, customerReference, text: text.join(',').trim() } }
}

/** How many fields follow the funds type, which stands first: how much is available when. */
function lengthOfFunds(record: Record, [type = '', count = '']: readonly string[]): number {
  if (['', '0', '1', '2', 'Z'].includes(type)) return 0
  if (type === 'S') return 3
  if (type === 'V') return 2
  if (type === 'D' && /^\d{1,2}$/.test(count)) return 1 + 2 * Number(count)
  throw StatementRefused.at(record.line, 'a funds type (0, 1, 2, S, V, D or Z)', type)
}

function amountOf(record: Record, written: string): bigint {
  if (written === '') return 0n
  if (!/^[+-]?\d{1,18}$/.test(written)) throw StatementRefused.at(record.line, 'an amount in cents', written)
  return BigInt(written)
}

function prove(trailer: Record, what: string, written: string | undefined, counted: bigint): void {
  if (!written || !/^[+-]?\d{1,18}$/.test(written) || BigInt(written) !== counted)
    throw StatementRefused.at(trailer.line, `${what} ${counted}`, written)
}

/** "260310" is 2026-03-10. */
function dayOf(written: string): string | null {
  const day = `20${written.slice(0, 2)}-${written.slice(2, 4)}-${written.slice(4, 6)}`
  return /^\d{6}$/.test(written) && isCalendarDay(day) ? day : null
}

const KNOWN = /^(?:01|02|03|16|49|88|98|99)(?:,|\/|$)/

/** One record of the file, with how many lines of the file it takes: 88 continues the one before. */
function recordsOf(content: string): Array<Record & { lines: number }> {
  const records: Array<Record & { lines: number }> = []
  for (const [index, raw] of content.split(/\r?\n/).entries()) {
    const line = index + 1
    const written = raw.trimEnd().replace(/\/$/, '')
    if (written === '') continue
    if (!KNOWN.test(raw))
      throw StatementRefused.at(line, 'a record (01, 02, 03, 16, 88, 49, 98 or 99)', raw.slice(0, 6))
    const [code = '', ...fields] = written.split(',')
    const last = records.at(-1)
    if (code !== '88') records.push({ code, fields, line, lines: 1 })
    else if (last) {
      last.lines += 1
      goOn(last, fields)
    } else throw StatementRefused.at(line, 'a file header (01)', '88')
  }
  return records
}

/** The text of a detail goes on with a blank where it was broken; other records go on with the next field. */
function goOn(last: Record, fields: readonly string[]): void {
  const hasText = last.code === '16' && last.fields.length > 5 + lengthOfFunds(last, last.fields.slice(2))
  if (hasText) last.fields.push(`${last.fields.pop() ?? ''} ${fields.join(',')}`)
  else last.fields.push(...fields)
}

class Reader {
  position = 0
  readonly #records: ReadonlyArray<Record & { lines: number }>

  constructor(records: ReadonlyArray<Record & { lines: number }>) {
    this.#records = records
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

  /** Lines of the file up to here, continuations too. */
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
