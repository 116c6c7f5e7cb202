import { enteredReturns } from '../../contract/returns.ts'

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

/** An addendum of return (799) or of change (798), and one that names its code and trace as it should. */
const ADDENDUM = /^79[89]/
const READABLE = /^(?:799R|798C)\d{2}\d{15}/

/** Returns of a file, and the numbers of unreadable lines. */
export interface Returns {
  returned: Returned[]
  unreadable: number[]
}

/**
 * What a file of the bank brings back: every entry (6) with its addenda of return (799) or of change (798). The list that
 * staff entered is JSON. Null when it is neither.
 */
export function parseReturns(content: Buffer): Returns | null {
  const text = content.toString('latin1')
  if (text.startsWith('[')) {
    const entered = enteredReturns.safeParse(parsed(text))
    return entered.success ? { returned: entered.data, unreadable: [] } : null
  }
  const lines = text.split(/\r?\n/)
  if (!lines[0]?.startsWith('101')) return null
  const unreadable = lines.flatMap((line, index) => (ADDENDUM.test(line) && !READABLE.test(line) ? [index + 1] : []))
  const returned = lines.flatMap((line, index): Returned[] => {
    if (!READABLE.test(line)) return []
    const entry = lines[index - 1] ?? ''
    const code = line.slice(3, 6)
    const cents = code.startsWith('R') && /^6.{28}\d{10}/.test(entry) ? { amount: BigInt(entry.slice(29, 39)) } : {}
    return [{ code, traceNumber: line.slice(6, 21), ...cents, corrected: correctedDetails(code, line.slice(35, 64)) }]
  })
  return { returned, unreadable }
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
