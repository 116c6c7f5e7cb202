import { sql } from 'kysely'
import { about } from '../platform/audit/audit.ts'
import { letterDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import { addressLines, closing, storeLetter, type PostalAddress } from './paper.ts'
import type { Mail } from './templates.ts'

export type NoticeContext = Pick<WriteContext, 'tx' | 'services' | 'now' | 'audit'>

/**
 * The address for a letter that reports a change: the owner's last confirmed address, or the oldest unconfirmed
 * address. Before an address change is stored, the result is the former address.
 */
export async function noticeAddress(tx: Tx, ownerId: number): Promise<PostalAddress | null> {
  const { rows } = await sql<{ value: PostalAddress }>`
    (select value, 1 as rank from data_record
     where account_owner_id = ${ownerId} and kind = 'ADDRESS' and is_confirmed and value is not null
     order by record_id desc limit 1)
    union all
    (select value, 2 from data_record
     where account_owner_id = ${ownerId} and kind = 'ADDRESS' and not is_confirmed and value is not null
     order by record_id limit 1)
    order by rank limit 1`.execute(tx)
  return rows[0]?.value ?? null
}

/** Stores the email as a paper letter to the owner; does nothing without an address. */
export async function writeNotice(
  context: NoticeContext,
  ownerId: number,
  mail: Mail,
  to: PostalAddress | null,
): Promise<void> {
  if (!to) return
  const { tx, services, now } = context
  const owner = await tx
    .selectFrom('account_owner')
    .select(['first_name', 'last_name'])
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const letter = { date: letterDate(services.dateOf(now)), to: addressLines(owner, to) }
  const texts = [`Dear ${owner.first_name} ${owner.last_name},`, ...mail.text.split('\n\n')]
  const content = await renderPdf({
    title: mail.subject,
    letter,
    company: services.config.companyName,
    phone: services.config.contactPhone,
    date: now,
    blocks: [...texts.map((text): Block => ({ kind: 'paragraph', text })), closing(services.config.companyName)],
  })
  const words = services.config.production
    ? {}
    : { words: [mail.subject, letter.date, letter.to, ...texts].join('\n\n') }
  const letterId = await storeLetter(context, { ownerId, kind: 'NOTICE', content, ...words })
  await context.audit({ action: 'letter.write', ...about('letter', letterId, ownerId), after: { kind: 'NOTICE' } })
}
