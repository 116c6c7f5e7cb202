import { refusalText, type FileRefusal } from '../../contract/fileRefusals.ts'

/** What the bank tells of one account and one day; amounts in cents. */
export interface BankDay {
  account: string
  /** The day the balances are of, "YYYY-MM-DD". */
  asOf: string
  /** Null where the bank leaves it out. */
  openingCents: bigint | null
  closingCents: bigint
  lines: readonly BankLine[]
}

/** One movement on the account: D takes money from it, C adds money. */
export interface BankLine {
  side: 'D' | 'C'
  /** Above zero. */
  cents: bigint
  /** BAI2 type code: "475" is a check paid. */
  typeCode: string
  bankReference: string
  /** The number of a check, or the trace number of a deposit, where the bank gives it. */
  customerReference: string
  text: string
}

/** A whole file after its own totals were proved. */
export interface ReadStatement {
  /** What the bank calls the file: the same name never stands for two contents. Null where the format has none. */
  identity: string | null
  days: readonly BankDay[]
  /** Parts that are no final statement of a day (deletions, tests, interim reports), in words. */
  passedBy: readonly string[]
}

/** A file that is not taken, and what to do instead. */
export class StatementRefused extends Error {
  constructor(refusal: FileRefusal, filled: Readonly<Record<string, string | bigint>> = {}) {
    const texts = Object.entries(filled).map(([name, value]) => [name, String(value)])
    super(refusalText(refusal, Object.fromEntries(texts) as Record<string, string>))
  }

  static at(line: number, expected: string, found = ''): StatementRefused {
    return new StatementRefused('statementLine', { line: String(line), expected, found: found || 'nothing' })
  }
}

/** Credits less debits, in cents. */
export function movement(lines: readonly Pick<BankLine, 'side' | 'cents'>[]): bigint {
  return lines.reduce((sum, { side, cents }) => (side === 'C' ? sum + cents : sum - cents), 0n)
}

/**
 * Whether each day adds up: what was there and what moved is what is there.
 * @throws StatementRefused for a day that does not, and for a day that comes twice
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
