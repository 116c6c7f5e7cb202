import { sql } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { cleanFileName } from '../documents/fileName.ts'
import { formatCents } from '../platform/money.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import { storePdfs } from '../documents/storePdf.ts'
import { figuresOf, type Figures } from './figures.ts'
import type { Period } from './period.ts'
import { about } from '../platform/audit/audit.ts'
import { usDate } from '../platform/calendar/usDate.ts'

/** The statement of an account, and what it goes by. */
export interface Statement {
  accountId: number
  ownerId: number
  fileName: string
  content: Buffer
  /** How many lines the book had. */
  lines: number
}

/**
 * Renders the statements of accounts for a period that has ended; nothing is kept, and nothing need be locked.
 * @throws Error for an account without a book
 */
export async function renderStatements(
  { tx, services }: Pick<WriteContext, 'tx' | 'services'>,
  accountIds: readonly number[],
  period: Period,
): Promise<Statement[]> {
  if (accountIds.length === 0) return []
  const figures = await figuresOf(tx, accountIds, period)
  const statements: Statement[] = []
  for (const party of await partiesOf(tx, accountIds)) {
    const book = figures.get(party.account_id)
    if (!book) throw new Error(`account ${party.account_id} has no book`)
    const content = await renderPdf({
      title: 'Account Statement',
      company: services.config.companyName,
      date: new Date(`${period.end}T00:00:00Z`),
      blocks: blocksOf(party, book, period),
    })
    const name = period.name.toLowerCase().replace(' ', '-')
    statements.push({
      accountId: party.account_id,
      ownerId: party.account_owner_id,
      fileName: cleanFileName(`statement-${name}-${party.plan_account_number}.pdf`),
      content,
      lines: book.lines,
    })
  }
  return statements
}

/** Keeps statements of accounts that have none for the period. The accounts must be locked. */
export async function keepStatements(
  context: WriteContext,
  statements: readonly Statement[],
  period: Period,
): Promise<void> {
  if (statements.length === 0) return
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
        attachment_id: attachmentId,
      })),
    )
    .execute()
  await context.audit(
    ...kept.map(({ accountId, ownerId, attachmentId, sha256 }) => ({
      action: 'statement.store',
      ...about('attachment', attachmentId, ownerId),
      after: { accountId, periodEnd: period.end, sha256 },
    })),
  )
}

function orThrow<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the database kept less than it was given')
  return value
}

type Party = Awaited<ReturnType<typeof partiesOf>>[number]

function partiesOf(tx: Tx, accountIds: readonly number[]) {
  return tx
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .innerJoin('plan as p', 'p.plan_id', 'a.plan_id')
    .leftJoin('address as m', (join) =>
      join.onRef('m.account_owner_id', '=', 'o.account_owner_id').on('m.address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    .select(['a.account_id', 'a.account_owner_id', 'a.plan_account_number', 'a.account_type'])
    .select(['o.first_name', 'o.last_name', 'p.name as plan_name'])
    .select(['m.address1', 'm.address2', 'm.city', 'm.state', 'm.zip'])
    .where(sql<boolean>`a.account_id = any(${accountIds}::int[])`)
    .orderBy('a.account_id')
    .execute()
}

function blocksOf(party: Party, { opening, entries, closing }: Figures, period: Period): Block[] {
  const accountType = party.account_type === 'ROTH' ? 'Roth IRA' : 'Traditional IRA'
  const address = [party.address1, party.address2, [party.city, party.state, party.zip].filter(Boolean).join(' ')]
  return [
    {
      kind: 'details',
      rows: [
        ['Account owner', `${party.first_name} ${party.last_name}`],
        ['Mailing address', address.filter(Boolean).join(', ')],
        ['Account', `${party.plan_account_number} (${accountType})`],
        ['Plan', party.plan_name],
        ['Period', `${usDate(period.start)} to ${usDate(period.end)}`],
      ],
    },
    { kind: 'heading', text: 'Summary' },
    {
      kind: 'details',
      rows: [
        ['Opening balance', formatCents(opening)],
        ['Added', formatCents(sum(entries.filter(({ cents }) => cents > 0n)))],
        ['Taken out', formatCents(sum(entries.filter(({ cents }) => cents < 0n)))],
        ['Closing balance', formatCents(closing)],
        [`Fair market value on ${usDate(period.end)}`, formatCents(closing)],
      ],
    },
    { kind: 'heading', text: 'Entries' },
    entries.length === 0
      ? { kind: 'paragraph', text: 'There were no entries in this period.' }
      : {
          kind: 'table',
          columns: [
            { header: 'Date', width: 2 },
            { header: 'Description', width: 6 },
            { header: 'Amount', width: 3, align: 'right' },
            { header: 'Balance', width: 3, align: 'right' },
          ],
          rows: entries.map(({ date, text, cents, balance }) => [
            usDate(date),
            text,
            formatCents(cents),
            formatCents(balance),
          ]),
        },
    ...(period.end.endsWith('-12-31') ? [YEAR_END] : []),
    {
      kind: 'paragraph',
      text: 'Please look through this statement and tell us without delay when something in it is not right.',
    },
  ]
}

/** The value that Form 5498 reports is told to the owner by the end of January; the statement of the year's end does. */
const YEAR_END: Block = {
  kind: 'paragraph',
  text: 'The fair market value on December 31 is reported to the Internal Revenue Service on Form 5498.',
}

const sum = (entries: ReadonlyArray<{ cents: bigint }>) => entries.reduce((total, { cents }) => total + cents, 0n)
