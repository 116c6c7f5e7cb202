import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../platform/context/services.ts'
import { writeContextIn, type WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { dayBefore, sumOfDays } from '../ledger/daySums.ts'
import { internalBook } from '../ledger/ledger.ts'
import { inChunks } from '../platform/chunks.ts'
import { bankText } from '../platform/bankText.ts'
import { refuse } from '../platform/http/errors.ts'
import { readBai2 } from './bai2.ts'
import { movement, StatementRefused, type BankDay, type BankLine, type ReadStatement } from './bankStatement.ts'
import { readStatementCsv, STATEMENT_COLUMNS } from './statementCsv.ts'

/** The lock serializes imports, because each statement day continues the day before. */
const LOCK = 4_001_112
const LINES_AT_ONCE = 1_000

export interface ImportedStatement {
  /** The newly imported days, in order. */
  days: string[]
  lines: number
  /** True if the same content was imported before; nothing was done. */
  isKnown: boolean
  /** Descriptions of skipped parts of the file: other accounts, and reports that are not final. */
  passedBy: readonly string[]
}

/**
 * Stores a bank statement as a whole or not at all; the job matches its lines. Days come in order: each opens with the
 * closing balance of the day before.
 * @throws StatementRefused with the problem: incomplete, changed, repeated, or not the next day
 */
export async function importStatement(
  services: Services,
  content: Buffer,
  requestId: string,
): Promise<ImportedStatement> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const { bankAccount } = services.config
  if (bankAccount === null) throw refuse(400, 'The account at the bank (BANK_ACCOUNT) is not given.')
  const read = readStatement(content, bankAccount)
  return services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    const known = await tx.selectFrom('bank_statement').select('received_at').where('sha256', '=', sha256).execute()
    if (known.length > 0) return { days: [], lines: 0, isKnown: true, passedBy: [] }
    await requireNewName(tx, read)
    const context = writeContextIn(tx, services, { requestId })
    const { passedBy } = read
    if (read.days.length === 0) throw new StatementRefused('statementNotOurs', { others: passedBy.join(' ') })
    const days = read.days.toSorted((one, other) => (one.asOf < other.asOf ? -1 : 1))
    const { bank_statement_id: id } = await tx
      .insertInto('bank_statement')
      .values({
        sha256,
        identity: read.identity,
        content: services.pii.sealBytes(content, statementAssociatedData(sha256)),
        received_at: context.now,
      })
      .returning('bank_statement_id')
      .executeTakeFirstOrThrow()
    for (const day of days) await keepDay(context, id, day)
    const lines = days.reduce((sum, day) => sum + day.lines.length, 0)
    const kept = days.map(({ asOf }) => asOf)
    await context.audit({
      action: 'bank.statement',
      entity: 'bank_statement',
      entityId: id,
      after: { sha256, days: kept, lines },
    })
    return { days: kept, lines, isKnown: false, passedBy }
  })
}

/** Other statement formats, recognized by their first bytes, with advice for each. */
const OTHER_FORMATS: ReadonlyArray<[begins: RegExp, name: string]> = [
  [/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<(?:\w+:)?(?:Document|BkToCstmr)/s, 'XML (camt.053)'],
  [/^(?:<\?xml|<)/, 'XML'],
  [/^(?:\{1:|:20:)/, 'MT940'],
  [/^OFXHEADER/, 'OFX'],
  [/^!Type:/, 'QIF'],
  [/^%PDF/, 'PDF'],
  [/^(?:PK[^ -~]|\u00d0\u00cf)/, 'a workbook'],
]

/**
 * Reads the file as BAI2 or CSV.
 * @throws StatementRefused with advice for a file that is not a statement
 */
export function readStatement(content: Buffer, ours: string): ReadStatement {
  const text = bankText(content)
  if (text.startsWith('01,')) return readBai2(text, ours)
  const other = OTHER_FORMATS.find(([begins]) => begins.test(text))
  if (other) throw new StatementRefused('statementFormat', { found: other[1], columns: STATEMENT_COLUMNS.join(', ') })
  return readStatementCsv(text, ours)
}

async function requireNewName(tx: Tx, { identity }: ReadStatement): Promise<void> {
  if (identity === null) return
  const known = await tx.selectFrom('bank_statement').select('received_at').where('identity', '=', identity).execute()
  if (known.length > 0) throw new StatementRefused('statementRenamed', { name: identity })
}

async function keepDay(context: WriteContext, statementId: number, day: BankDay): Promise<void> {
  const { tx, today } = context
  if (day.asOf > today) throw new StatementRefused('statementEarly', { day: day.asOf })
  const last = await lastDay(tx)
  const opening = day.openingCents ?? last?.closing_cents ?? null
  if (opening === null) throw new StatementRefused('statementFirst', { day: day.asOf })
  if (last) requireNext(day, last)
  await tx
    .insertInto('bank_day')
    .values({
      as_of: day.asOf,
      bank_statement_id: statementId,
      opening_cents: opening,
      closing_cents: day.closingCents,
      book_before_cents: last ? null : await cashBefore(tx, day.asOf),
    })
    .execute()
  for (const part of inChunks(day.lines, LINES_AT_ONCE)) await keepLines(context, day.asOf, part)
}

/**
 * Checks that the days continue the imported ones.
 * @throws StatementRefused for an imported day, or for a day that does not open with the last closing balance
 */
function requireNext(day: BankDay, last: { as_of: string; closing_cents: bigint }): void {
  if (day.asOf <= last.as_of) throw new StatementRefused('statementLate', { day: day.asOf, last: last.as_of })
  const opening = day.openingCents ?? day.closingCents - movement(day.lines)
  if (opening !== last.closing_cents)
    throw new StatementRefused('statementMissing', {
      day: day.asOf,
      opening,
      last: last.as_of,
      closing: last.closing_cents,
    })
}

/** The newest imported day; null before the first import. */
export function lastDay(tx: Tx) {
  return tx
    .selectFrom('bank_day')
    .select(['as_of', 'closing_cents'])
    .orderBy('as_of', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The balance of Custody Cash at the end of the day before `day`, in cents. */
export async function cashBefore(tx: Tx, day: string): Promise<bigint> {
  const bookId = await internalBook(tx, 'CUSTODY_CASH')
  return -(await sumOfDays(tx, bookId, { to: dayBefore(day) }))
}

async function keepLines({ tx, services }: WriteContext, asOf: string, lines: readonly BankLine[]): Promise<void> {
  await tx
    .insertInto('bank_line')
    .values(
      lines.map(({ side, cents, typeCode, bankReference, customerReference, text }) => ({
        as_of: asOf,
        side,
        amount_cents: cents,
        type_code: typeCode,
        bank_reference: bankReference,
        customer_reference: customerReference,
        text_sealed: services.pii.seal(text, lineAssociatedData(asOf)),
      })),
    )
    .execute()
}

/** Associated data for encrypting a bank file. */
export const statementAssociatedData = (sha256: string) => `bank_statement:${sha256}`
/** Associated data for encrypting the text of a line. */
export const lineAssociatedData = (asOf: string) => `bank_line.text:${asOf}`
