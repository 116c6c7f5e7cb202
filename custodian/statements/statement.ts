import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { cleanFileName } from '../documents/fileName.ts'
import { renderPdf } from '../platform/pdf/document.ts'
import { storePdfs } from '../documents/storePdf.ts'
import { partiesOf } from './parties.sql.ts'
import { blocksOf } from './blocks.ts'
import type { LateEntry } from './corrections.sql.ts'
import { figuresOf } from './figures.ts'
import type { Period } from './period.ts'
import { addressLines } from '../mail/paper.ts'
import { letterDate } from '../platform/calendar/usDate.ts'
import { about } from '../platform/audit/audit.ts'
import type { Kept } from './notifyOwners.ts'

/** A rendered statement of an account. */
export interface Statement {
  accountId: number
  ownerId: number
  fileName: string
  content: Buffer
  /** The listed postings after the end of the period. */
  late: readonly LateEntry[]
  /** Number of lines in the book when the statement was rendered. */
  lines: number
}

/** A version of statements: 0 is the first one, the others are corrected. */
interface Version {
  number: number
  /** Postings after the end of the period that belong to it. Must be read before the figures. */
  late: readonly LateEntry[]
}

/**
 * Renders the statements of accounts for an ended period. Stores and locks nothing.
 * @throws Error for an account without a book
 */
export async function renderStatements(
  { tx, services }: Pick<WriteContext, 'tx' | 'services'>,
  accountIds: readonly number[],
  period: Period,
  { number, late }: Version,
): Promise<Statement[]> {
  if (accountIds.length === 0) return []
  const lateOf = Map.groupBy(late, ({ accountId }) => accountId)
  const figures = await figuresOf(tx, accountIds, period)
  const issuedOn = letterDate(services.dateOf(services.clock.now()))
  const statements: Statement[] = []
  for (const party of await partiesOf(tx, accountIds)) {
    const book = figures.get(party.account_id)
    if (!book) throw new Error(`account ${party.account_id} has no book`)
    const own = lateOf.get(party.account_id) ?? []
    const content = await renderPdf({
      title: number > 0 ? `Account Statement, corrected ${number}` : 'Account Statement',
      letter: { date: issuedOn, to: addressLines(party, party) },
      company: services.config.companyName,
      phone: services.config.contactPhone,
      date: new Date(`${period.end}T00:00:00Z`),
      help: `Questions? ${services.config.publicOrigin}/faq/`,
      blocks: blocksOf(party, book, period, { number, late: own }),
    })
    const name = period.name.toLowerCase().replace(' ', '-')
    statements.push({
      accountId: party.account_id,
      ownerId: party.account_owner_id,
      fileName: cleanFileName(
        `statement-${name}-${party.plan_account_number}${number > 0 ? `-corrected-${number}` : ''}.pdf`,
      ),
      content,
      late: own,
      lines: book.lines,
    })
  }
  return statements
}

/**
 * Stores statements of accounts that have no statement with this number for the period, and the late postings that no
 * earlier number lists. The accounts must be locked.
 */
export async function keepStatements(
  context: WriteContext,
  statements: readonly Statement[],
  period: Period,
  number: number,
): Promise<Kept[]> {
  if (statements.length === 0) return []
  const stored = await storePdfs(
    context,
    statements.map(({ ownerId, accountId, fileName, content }) => ({
      ownerId,
      accountId,
      requestId: null,
      typeId: DOCUMENT_TYPE.statement,
      fileName,
      content,
    })),
  )
  const kept = statements.map((statement, place) => ({ ...statement, ...orThrow(stored[place]) }))
  await context.tx
    .insertInto('statement')
    .values(
      kept.map(({ accountId, attachmentId }) => ({
        account_id: accountId,
        period_end: period.end,
        number,
        attachment_id: attachmentId,
      })),
    )
    .execute()
  const listed = kept.flatMap(({ accountId, late }) => late.map(({ transactionId }) => ({ accountId, transactionId })))
  if (listed.length > 0)
    await context.tx
      .insertInto('statement_correction')
      .values(
        listed.map(({ accountId, transactionId }) => ({
          account_id: accountId,
          period_end: period.end,
          transaction_id: transactionId,
          number,
        })),
      )
      .onConflict((row) => row.doNothing())
      .execute()
  await context.audit(
    ...kept.map(({ accountId, ownerId, attachmentId, sha256 }) => ({
      action: 'statement.store',
      ...about('attachment', attachmentId, ownerId),
      after: { accountId, periodEnd: period.end, number, sha256 },
    })),
  )
  return kept.map(({ ownerId, attachmentId }) => ({ ownerId, attachmentId }))
}

function orThrow<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the database kept less than it was given')
  return value
}
