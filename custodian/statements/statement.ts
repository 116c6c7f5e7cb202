import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { cleanFileName } from '../documents/fileName.ts'
import { lockAccount } from '../ledger/ledger.ts'
import { formatCents } from '../platform/money.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import { storePdf } from '../documents/storePdf.ts'
import { figuresOf, type Figures } from './figures.ts'
import type { Period } from './period.ts'
import { about } from '../platform/audit/audit.ts'

/**
 * Keeps the statement of an account for a period that has ended, once. Answers false when it is there already.
 * @throws Error for an unknown account
 */
export async function stateAccount(context: WriteContext, accountId: number, period: Period): Promise<boolean> {
  const { tx, services } = context
  const account = await lockAccount(tx, accountId)
  if (!account) throw new Error(`account ${accountId} is unknown`)
  const before = await tx
    .selectFrom('statement')
    .select('attachment_id')
    .where('account_id', '=', accountId)
    .where('period_end', '=', period.end)
    .executeTakeFirst()
  if (before) return false
  const content = await renderPdf({
    title: 'Account Statement',
    company: services.config.companyName,
    date: new Date(`${period.end}T00:00:00Z`),
    blocks: blocksOf(await partyOf(context, accountId), await figuresOf(tx, accountId, period), period),
  })
  const name = period.name.toLowerCase().replace(' ', '-')
  const { attachmentId, sha256 } = await storePdf(context, {
    ownerId: account.account_owner_id,
    accountId,
    requestId: null,
    typeId: DOCUMENT_TYPE.statement,
    fileName: cleanFileName(`statement-${name}-${account.plan_account_number}.pdf`),
    content,
  })
  await tx
    .insertInto('statement')
    .values({ account_id: accountId, period_end: period.end, attachment_id: attachmentId })
    .execute()
  await context.audit({
    action: 'statement.store',
    ...about('attachment', attachmentId, account.account_owner_id),
    after: { accountId, periodEnd: period.end, sha256 },
  })
  return true
}

type Party = Awaited<ReturnType<typeof partyOf>>

function partyOf({ tx }: WriteContext, accountId: number) {
  return tx
    .selectFrom('retirement_account as a')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'a.account_owner_id')
    .innerJoin('plan as p', 'p.plan_id', 'a.plan_id')
    .leftJoin('address as m', (join) =>
      join.onRef('m.account_owner_id', '=', 'o.account_owner_id').on('m.address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    .select(['a.plan_account_number', 'a.account_type', 'o.first_name', 'o.last_name', 'p.name as plan_name'])
    .select(['m.address1', 'm.address2', 'm.city', 'm.state', 'm.zip'])
    .where('a.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
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

function usDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
