import { refusalText } from '../../contract/fileRefusals.ts'
import { enteredReturns } from '../../contract/returns.ts'
import { bankText, fixedRecords } from '../platform/bankText.ts'
import { refuse } from '../platform/http/errors.ts'

/** One payment that came back, or about whose bank details its bank tells something. */
export interface Returned {
  /** "R03" and other return codes, "C01" and other changes; STALE, STOPPED, UNDELIVERABLE for checks. */
  code: string
  traceNumber?: string | undefined
  checkNumber?: number | undefined
  /** In cents, where the file says it. */
  amount?: bigint | undefined
  /** Bank details as they should have been, where the file says it. */
  corrected?: BankDetails | undefined
}

export interface BankDetails {
  routingNumber?: string
  accountNumber?: string
}

/** An addendum of return (799) or of change (798). */
const ADDENDUM = /^79[89]/
/**
 * One that names its code and trace as it should. Dishonored and contested returns (R61 to R77) and refused changes (C61
 * to C69) are between the two banks: money that they speak of has not come back by them, so a person reads them.
 */
const READABLE = /^(?:799R[0-58]\d|798C[0-5]\d)\d{15}/i
const WIDTH = 94

/** Returns of a file, and the numbers of unreadable lines. */
export interface Returns {
  returned: Returned[]
  unreadable: number[]
}

/**
 * What a file of the bank brings back: the addenda of return (799) or of change (798) with the entry (6) before them.
 * The list that staff entered is JSON. Null when it is neither.
 */
export function parseReturns(content: Buffer): Returns | null {
  const text = bankText(content)
  if (text.startsWith('[')) {
    const entered = enteredReturns.safeParse(parsed(text))
    return entered.success ? { returned: entered.data, unreadable: [] } : null
  }
  const records = fixedRecords(text, WIDTH)
  const header = records.findIndex((record) => record.startsWith('101'))
  const hasHeader = header !== -1 && header <= MOST_BEFORE_HEADER
  // Some banks hand out the batches alone.
  if (!hasHeader && !records.some((record) => READABLE.test(record))) return null
  const returns: Returns = { returned: [], unreadable: [] }
  let cents: bigint | undefined
  for (const [index, record] of records.entries()) {
    // Other addenda (705, those of IAT) may stand between an entry and its return.
    if (record.startsWith('6')) cents = /^.{29}\d{10}/.test(record) ? BigInt(record.slice(29, 39)) : undefined
    else if (!record.startsWith('7')) cents = undefined
    if (!ADDENDUM.test(record)) continue
    if (READABLE.test(record)) returns.returned.push(returnedBy(record, cents))
    else returns.unreadable.push(index + 1)
  }
  return returns
}

/** Lines of a transfer program ("$$ADD ID=…") may stand before the file header. */
const MOST_BEFORE_HEADER = 5

/**
 * The same of content that is to be imported, by a call or by the command.
 * @throws 400 for what no returned payment can be read from
 */
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
  }
}

/** C01 tells the account number, C02 the routing number, C03 both; of other changes a person must read. */
function correctedDetails(code: string, data: string): BankDetails | undefined {
  if (code === 'C01') return { accountNumber: data.slice(0, 17).trim() }
  if (code === 'C02') return { routingNumber: data.slice(0, 9) }
  if (code === 'C03') return { routingNumber: data.slice(0, 9), accountNumber: data.slice(12, 29).trim() }
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Codes after which the same bank details would fail again. */
const OTHER_DETAILS: ReadonlySet<string> = new Set([
  'R02',
  'R03',
  'R04',
  'R12',
  'R13',
  'R16',
  'R17',
  'R18',
  'R20',
  'R28',
])

/** Whether a deposit that came back with this code needs other bank details. */
export function meansOtherDetails(code: string): boolean {
  return OTHER_DETAILS.has(code)
}
