import { listMails } from '../../../contract/mail.ts'
import type { Db } from '../db/connect.ts'
import type { Pii } from '../crypto/pii.ts'
import type { Serving } from '../http/serve.ts'
import { openLetter } from './outbox.ts'
import { wordsAssociatedData } from './paper.ts'

const MOST_LETTERS = 200

/** The development mailbox: what would have been mailed, newest first. It does not exist in production. */
export function mailRoutes({ serve, services }: Serving): void {
  if (services.config.production) return
  serve(listMails, async ({ call }) => {
    const rows = await call.db
      .selectFrom('mail_outbox')
      .selectAll()
      .orderBy('mail_id', 'desc')
      .limit(MOST_LETTERS)
      .execute()
    const mails = rows.map((row) => ({
      mailId: row.mail_id,
      kind: row.kind,
      to: row.to_address,
      subject: row.subject,
      bodyText: openLetter(services.pii, row).text,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
    }))
    const letters = await paperLetters(call.db, services.pii)
    return [...mails, ...letters].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  })
}

/** Letters on paper whose words are kept for this page. Their numbers are below zero, so that they are not a mail's. */
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
    createdAt: row.created_at.toISOString(),
    sentAt: null,
  }))
}
