import { sql } from 'kysely'
import { listMails, listOwnMail, listUndelivered } from '../../contract/mail.ts'
import type { Db } from '../platform/db/connect.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { openLetter } from './outbox.ts'
import { wordsAssociatedData } from './paper.ts'

const MOST_LETTERS = 200

const OWN = { created: [sortBy('created_at', 'timestamptz'), sortBy('mail_id', 'int')] } as const satisfies Sorts
const UNDELIVERED = {
  givenUp: [sortBy('given_up_at', 'timestamptz'), sortBy('mail_id', 'int')],
} as const satisfies Sorts

/** Lists the emails to a customer, and undelivered emails. */
export function mailRoutes({ serve }: Serving): void {
  // Omits emails that were sent before the customer's login got its current address.
  serve(listOwnMail, async ({ call, page }) => {
    const { userId } = call.principal
    const rows = call.db
      .selectFrom('mail_outbox')
      .select(['mail_id', 'kind', 'subject', 'request_id', 'created_at', 'sent_at', 'given_up_at'])
      .where(
        sql<string>`lower(to_address)`,
        '=',
        call.db
          .selectFrom('portal_user')
          .select(sql<string>`lower(email)`.as('email'))
          .where('user_id', '=', userId),
      )
      .where(
        'created_at',
        '>=',
        call.db
          .selectFrom('portal_user')
          .select(sql<Date>`coalesce(email_since, created_at)`.as('since'))
          .where('user_id', '=', userId),
      )
    const found = await page(call.db, rows, OWN)
    return found.answer(
      found.items((row) => ({
        mailId: row.mail_id,
        kind: row.kind,
        subject: row.subject,
        requestId: row.request_id,
        createdAt: row.created_at.toISOString(),
        sentAt: row.sent_at?.toISOString() ?? null,
        isUndelivered: row.given_up_at !== null,
      })),
    )
  })

  serve(listUndelivered, async ({ call, page, noteReadOf }) => {
    const rows = call.db
      .selectFrom('mail_outbox as m')
      .leftJoin('portal_user as u', (join) => join.on(sql<boolean>`lower(u.email) = lower(m.to_address)`))
      .select(['mail_id', 'to_address', 'subject', 'm.created_at', 'given_up_at', 'attempts', 'last_error'])
      .select('u.account_owner_id')
      .where('given_up_at', 'is not', null)
    const found = await page(call.db, rows, UNDELIVERED)
    await noteReadOf(found.rows.map(({ account_owner_id }) => account_owner_id))
    return found.answer(
      found.items((row) => ({
        mailId: row.mail_id,
        to: row.to_address,
        subject: row.subject,
        createdAt: row.created_at.toISOString(),
        givenUpAt: (row.given_up_at ?? row.created_at).toISOString(),
        attempts: row.attempts,
        reason: row.last_error,
        accountOwnerId: row.account_owner_id,
      })),
    )
  })
}

/** The development mailbox lists the emails of the outbox, newest first. Production has no such mailbox. */
export function mailboxRoutes({ serve, services }: Serving): void {
  if (services.config.production) return
  serve(listMails, async ({ call }) => {
    const rows = await call.db
      .selectFrom('mail_outbox')
      .selectAll()
      .orderBy('mail_id', 'desc')
      .limit(MOST_LETTERS)
      .execute()
    const mails = rows.map((row) => {
      const { text, html } = openLetter(services.pii, row)
      return {
        mailId: row.mail_id,
        kind: row.kind,
        to: row.to_address,
        subject: row.subject,
        bodyText: text,
        bodyHtml: html,
        createdAt: row.created_at.toISOString(),
        sentAt: row.sent_at?.toISOString() ?? null,
      }
    })
    const letters = await paperLetters(call.db, services.pii)
    return [...mails, ...letters].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  })
}

/** Paper letters in the development mailbox. Their ids are negative, unlike those of emails. */
async function paperLetters(db: Db, pii: Pii) {
  const rows = await db
    .selectFrom('letter')
    .innerJoin('account_owner as o', 'o.account_owner_id', 'letter.account_owner_id')
    .select([
      'letter_id',
      'letter.account_owner_id',
      'kind',
      'words_sealed',
      'letter.created_at',
      'first_name',
      'last_name',
    ])
    .where('words_sealed', 'is not', null)
    .orderBy('letter_id', 'desc')
    .limit(MOST_LETTERS)
    .execute()
  return rows.map((row) => ({
    mailId: -row.letter_id,
    kind: `letter:${row.kind.toLowerCase()}`,
    to: `${row.first_name} ${row.last_name} (on paper)`,
    subject: 'Letter on paper',
    bodyText: row.words_sealed === null ? '' : pii.open(row.words_sealed, wordsAssociatedData(row)),
    bodyHtml: '',
    createdAt: row.created_at.toISOString(),
    sentAt: null,
  }))
}
