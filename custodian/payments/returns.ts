import { refusalText } from '../../contract/fileRefusals.ts'
import { CHANGE_CODE, enteredReturns, RETURN_CODE } from '../../contract/returns.ts'
import { bankLines, bankText, fixedRecords } from '../platform/bankText.ts'
import { refuse } from '../platform/http/errors.ts'
import { meansDeath } from '../../contract/returnCodes.ts'

/** One returned payment, or a bank's correction of bank details. */
export interface Returned {
  /** "R03" and other return codes, "C01" and other change codes; STALE, STOPPED or UNDELIVERABLE for checks. */
  code: string
  traceNumber?: string | undefined
  checkNumber?: number | undefined
  /** The amount in cents, if the file contains it. */
  amount?: bigint | undefined
  /** Corrected bank details, if the file contains them. */
  corrected?: BankDetails | undefined
  /** The day of death in the addendum of R14 and R15, if given. */
  diedOn?: string | undefined
}

export interface BankDetails {
  routingNumber?: string
  accountNumber?: string
  isSavings?: boolean
}

/** Matches an addendum record of a return (799) or of a change (798). */
const ADDENDUM = /^79[89]/
/** Matches a well-formed addendum with its code and trace number. */
const READABLE = new RegExp(String.raw`^(?:799${RETURN_CODE}|798${CHANGE_CODE})\d{15}`, 'i')
const WIDTH = 94

/** The returns of a file, and the numbers of its unreadable lines. */
export interface Returns {
  returned: Returned[]
  unreadable: number[]
}

/**
 * Reads the returns of a bank's file: addenda of return (799) or change (798), each after its entry (6). The list
 * that staff enter is JSON. Null if the content is neither.
 */
export function parseReturns(content: Buffer): Returns | null {
  const text = bankText(content)
  if (text.startsWith('[')) {
    const entered = enteredReturns.safeParse(parsed(text))
    return entered.success ? { returned: entered.data, unreadable: [] } : null
  }
  const asWritten = returnsIn(fixedRecords(text, WIDTH))
  if (asWritten && asWritten.returned.length + asWritten.unreadable.length > 0) return asWritten
  // Rejoins records, because mail programs wrap long lines, and forwarding or copying indents them.
  const mended = [
    bankLines(text).join(''),
    bankLines(text)
      .map((line) => line.trimStart())
      .join('\n'),
  ]
  const [found] = mended
    .map((one) => returnsIn(fixedRecords(one, WIDTH)))
    .filter((one) => (one?.returned.length ?? 0) > 0)
  return found ?? asWritten
}

/** Finds the records of a bank file; null if the lines are not from a bank file. */
function returnsIn(records: readonly string[]): Returns | null {
  const header = records.findIndex((record) => record.startsWith('101'))
  const hasHeader = header !== -1 && header <= MOST_BEFORE_HEADER
  // Accepts a file without a file header, because some banks send only the batches.
  if (!hasHeader && !records.some((record) => READABLE.test(record)) && !isBatch(records)) return null
  const returns: Returns = { returned: [], unreadable: [] }
  let cents: bigint | undefined
  for (const [index, record] of records.entries()) {
    // Other addenda (705, those of IAT) may be between an entry and its return.
    if (record.startsWith('6')) cents = /^.{29}\d{10}/.test(record) ? BigInt(record.slice(29, 39)) : undefined
    else if (!record.startsWith('7')) cents = undefined
    if (!ADDENDUM.test(record)) continue
    if (READABLE.test(record)) returns.returned.push(returnedBy(record, cents))
    else returns.unreadable.push(index + 1)
  }
  return returns
}

/** A batch header (5) followed by an entry (6) begins a file without a header. */
function isBatch(records: readonly string[]): boolean {
  return records.some(
    (record, index) => /^5(?:200|220|225|280)/.test(record) && /^6\d{11}/.test(records[index + 1] ?? ''),
  )
}

/** Lines of a transfer program ("$$ADD ID=…") may precede the file header. */
const MOST_BEFORE_HEADER = 5

/** Parses the content of an import, from a call or a command. @throws 400 for content without readable returns */
export function requireReturns(content: Buffer): Returns {
  const returns = parseReturns(content)
  if (returns === null) throw refuse(400, refusalText('noReturns'))
  if (returns.returned.length + returns.unreadable.length === 0) throw refuse(400, refusalText('nothingReturned'))
  return returns
}

function returnedBy(record: string, cents: bigint | undefined): Returned {
  const code = record.slice(3, 6).toUpperCase()
  const amount = code.startsWith('R') && cents !== undefined ? { amount: cents } : {}
  return {
    code,
    traceNumber: record.slice(6, 21),
    ...amount,
    corrected: correctedDetails(code, record.slice(35, 64)),
    ...(meansDeath(code) ? { diedOn: dayOf(record.slice(21, 27)) } : {}),
  }
}

/** Formats "260408" as 2026-04-08; undefined for blanks, zeros and invalid days. */
function dayOf(yymmdd: string): string | undefined {
  const day = `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`
  const date = new Date(`${day}T00:00:00Z`)
  return /^\d{6}$/.test(yymmdd) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/** Whether the transaction code of a credit (live, prenote or zero-dollar entry) means a savings account. */
const IS_SAVINGS: Readonly<Record<string, boolean>> = {
  '22': false,
  '23': false,
  '24': false,
  '32': true,
  '33': true,
  '34': true,
}

/**
 * Positions of the corrected data (Nacha Operating Rules, appendix four: addenda of a notification of change). C01
 * gives the account number, C02 the routing number, C03 both, C05 the transaction code, C06 account number and code,
 * C07 all three. A person must review other changes.
 */
function correctedDetails(code: string, data: string): BankDetails | undefined {
  if (code === 'C01') return { accountNumber: data.slice(0, 17).trim() }
  if (code === 'C02') return { routingNumber: data.slice(0, 9) }
  if (code === 'C05') return withCode({}, data.slice(0, 2))
  if (code === 'C06') return withCode({ accountNumber: data.slice(0, 17).trim() }, data.slice(20, 22))
  if (code === 'C07')
    return withCode({ routingNumber: data.slice(0, 9), accountNumber: data.slice(9, 26).trim() }, data.slice(26, 28))
  if (code === 'C03') return { routingNumber: data.slice(0, 9), accountNumber: data.slice(12, 29).trim() }
  return undefined
}

/** Adds the account type. Undefined for a transaction code that is not a credit; a person must review such a return. */
function withCode(details: BankDetails, transactionCode: string): BankDetails | undefined {
  const isSavings = IS_SAVINGS[transactionCode]
  return isSavings === undefined ? undefined : { ...details, isSavings }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
