import { getAccountBook, MOST_FILE_LINES, type Book, type getAccountBookFile } from '../../contract/accounting.ts'
import type { TakenBy } from '../../contract/endpoint.ts'
import { exportOfList } from '../../contract/exports.ts'
import type { FileAnswer } from '../../contract/file.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db } from '../platform/db/connect.ts'
import { exportFile } from '../exports/exportFile.ts'
import { refuse } from '../platform/http/errors.ts'
import { pagerOf } from '../platform/http/page.ts'
import { formatCents, fromCents, toCents } from '../platform/money.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import { viewAccountBook, type Whose } from './books.ts'

type Asked = TakenBy<typeof getAccountBookFile>['query']
type Asking = Whose & { now: Date }

const TOO_MANY = `A file has at most ${MOST_FILE_LINES.toLocaleString('en-US')} transactions. Please choose fewer days.`

/**
 * An account's transactions as a file, with the filter and sort order of the screen, and their number. 404 as for
 * the book.
 * @throws 409 for more transactions than fit into one file
 */
export async function bookFile(services: Services, db: Db, whose: Asking, asked: Asked) {
  const { accountId } = whose
  const { format, ...narrowed } = asked
  const page = pagerOf(services.pii, 'book file', { sort: narrowed.sort }, MOST_FILE_LINES)
  const answer = await viewAccountBook(db, whose, { page, forStaff: false }, narrowed)
  if (answer.next !== null) throw refuse(409, TOO_MANY)
  const account = await accountOf(db, accountId)
  const fileName = `transactions-${account.plan_account_number}.${format}`
  const file: FileAnswer =
    format === 'csv'
      ? { contentType: 'text/csv', content: await csvOf(answer.body), fileName }
      : { contentType: 'application/pdf', content: await pdfOf(services, answer.body, account, whose, asked), fileName }
  return { file, rows: answer.body.transactions.length }
}

type Shown = Omit<Book, 'name'>

/** The columns of the staff export without the transaction numbers, which only staff see. */
async function csvOf({ transactions }: Shown): Promise<string> {
  const { 'Transaction ID': _forStaff, ...columns } = exportOfList(getAccountBook)?.columns ?? {}
  const batches = async function* () {
    yield transactions
  }
  let text = ''
  for await (const part of exportFile(columns, batches())) text += part
  return Buffer.from(text).toString('base64')
}

type Account = Awaited<ReturnType<typeof accountOf>>

function accountOf(db: Db, accountId: number) {
  return db
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .select(['a.plan_account_number', 'a.account_type', 'o.first_name', 'o.last_name'])
    .where('a.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

async function pdfOf(
  services: Services,
  book: Shown,
  account: Account,
  { now }: Asking,
  asked: Asked,
): Promise<string> {
  const content = await renderPdf({
    title: 'Transactions',
    company: services.config.companyName,
    phone: services.config.contactPhone,
    help: `Questions? ${services.config.publicOrigin}/faq/`,
    date: now,
    blocks: blocksOf(book, account, asked, usDate(services.dateOf(now)), services.paperDate(now)),
  })
  return content.toString('base64')
}

const money = (dollars: number | null | undefined) => (dollars == null ? '' : formatCents(toCents(dollars)))

/** Total in dollars of the listed transactions whose amounts `counts` accepts. */
const totalOf = (book: Shown, counts: (amount: number) => boolean) =>
  fromCents(book.transactions.reduce((sum, { amount }) => (counts(amount ?? 0) ? sum + toCents(amount ?? 0) : sum), 0n))

function blocksOf(book: Shown, account: Account, asked: Asked, today: string, printed: string): Block[] {
  const { startDate, endDate, transactionTypeId } = asked
  const until = endDate ? usDate(endDate) : today
  const days = startDate ? `${usDate(startDate)} to ${until}` : `All, to ${until}`
  const accountType = account.account_type === 'ROTH' ? 'Roth IRA' : 'Traditional IRA'
  return [
    {
      kind: 'details',
      rows: [
        ['Account owner', `${account.first_name} ${account.last_name}`],
        ['Account', `${account.plan_account_number} (${accountType})`],
        ['Dates', days],
        ...(transactionTypeId === undefined ? [] : [['Type', transactionTypeName(transactionTypeId)] as const]),
        ['Printed on', printed],
      ],
    },
    {
      kind: 'details',
      figures: true,
      strong: 'Closing balance',
      rows: [
        ['Opening balance', money(book.openingBalance)],
        // Transactions of one type do not add up to the difference of the balances, which include all types.
        ...(transactionTypeId === undefined
          ? [
              ['Money in', money(totalOf(book, (amount) => amount > 0))] as const,
              ['Money out', money(totalOf(book, (amount) => amount < 0))] as const,
            ]
          : []),
        ['Closing balance', money(book.closingBalance)],
      ],
    },
    book.transactions.length === 0
      ? { kind: 'paragraph', text: 'There are no such transactions.' }
      : {
          kind: 'table',
          columns: [
            { header: 'Date', width: 3 },
            { header: 'Type', width: 4 },
            { header: 'Note', width: 5 },
            { header: 'Amount', width: 3, align: 'right' },
            { header: 'Balance', width: 3, align: 'right' },
          ],
          rows: book.transactions.map((line) => [
            usDate(line.transactionDate),
            line.transactionType,
            line.note ?? '',
            money(line.amount),
            money(line.balance),
          ]),
        },
  ]
}
