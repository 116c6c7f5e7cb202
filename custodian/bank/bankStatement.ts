import { refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'

/** A bank's data of one account and one day; amounts in cents. */
export interface BankDay {
  account: string
  /** The day of the balances, "YYYY-MM-DD". */
  asOf: string
  /** Balance at the start of the day; null if the bank omits it. */
  openingCents: bigint | null
  closingCents: bigint
  lines: readonly BankLine[]
}

/** One movement of the account: D takes money from it, C adds money. */
export interface BankLine {
  side: 'D' | 'C'
  /** Amount in cents, above zero. */
  cents: bigint
  /** BAI2 type code: "475" is a check paid. */
  typeCode: string
  bankReference: string
  /** A check's number, or a deposit's trace number, if the bank gives it. */
  customerReference: string
  text: string
}

/** The content of a statement file whose totals were checked. */
export interface ReadStatement {
  /** The bank's identifier of the file, different for different contents. Null if the format has none. */
  identity: string | null
  days: readonly BankDay[]
  /** Descriptions of skipped parts of the file: other accounts, deletions, tests, interim reports. */
  passedBy: readonly string[]
}

/** The refusal of a statement file; the message says what to do instead. */
export class StatementRefused extends Error {
  constructor(refusal: FileRefusal, filled: Readonly<Record<string, string | bigint>> = {}) {
    const texts = Object.entries(filled).map(([name, value]) => [name, String(value)])
    super(refusalText(refusal, Object.fromEntries(texts) as Record<string, string>))
  }

  static at(line: number, expected: string, found = ''): StatementRefused {
    return new StatementRefused('statementLine', { line: String(line), expected, found: found || 'nothing' })
  }
}

/** The account number as one text, without the separators that banks print between groups of digits. */
const bareAccount = (account: string) => account.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase()

/**
 * Finds our account among those of a file. Banks pad numbers with leading zeros, and spreadsheets drop leading zeros.
 * So leading zeros are ignored, unless the file contains our account with exactly the same zeros.
 */
export function accountMatcher(ours: string, accounts: readonly string[]): (account: string) => boolean {
  const own = bareAccount(ours)
  const isExact = (account: string) => bareAccount(account) === own
  return accounts.some(isExact) ? isExact : (account) => withoutZeros(bareAccount(account)) === withoutZeros(own)
}

const withoutZeros = (account: string) => account.replace(/^0+(?=.)/, '')

/** Credits less debits, in cents. */
export function movement(lines: readonly Pick<BankLine, 'side' | 'cents'>[]): bigint {
  return lines.reduce((sum, { side, cents }) => (side === 'C' ? sum + cents : sum - cents), 0n)
}

/**
 * Checks that each day adds up: opening balance plus movements is the closing balance.
 * @throws StatementRefused for a day that does not add up, and for a repeated day
 */
export function requireSound(days: readonly BankDay[]): void {
  const seen = new Set<string>()
  for (const { account, asOf, openingCents, closingCents, lines } of days) {
    const name = `${asOf} of the account that ends with ${account.slice(-4)}`
    if (seen.has(`${account} ${asOf}`)) throw new StatementRefused('statementTwice', { day: name })
    seen.add(`${account} ${asOf}`)
    if (openingCents !== null && openingCents + movement(lines) !== closingCents)
      throw new StatementRefused('statementTotal', {
        day: name,
        opening: openingCents,
        movements: movement(lines),
        closing: closingCents,
      })
  }
}
