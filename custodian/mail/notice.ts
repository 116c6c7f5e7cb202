import { sql } from 'kysely'
import { about } from '../platform/audit/audit.ts'
import { letterDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { renderPdf, type Block } from '../platform/pdf/document.ts'
import { storeLetter } from './paper.ts'
import type { Mail } from './templates.ts'

export type NoticeContext = Pick<WriteContext, 'tx' | 'services' | 'now' | 'audit'>

export interface PostalAddress {
  address1: string
  address2: string | null
  city: string
  state: string
  zip: string
}

/**
 * The address for a letter to the owner, whoever wrote the current one: the last confirmed address, otherwise the
 * first. A call before an address change gets the former address.
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

/** Writes the email as a letter; writes nothing if no address is known. */
export async function writeNotice(
  context: NoticeContext,
  ownerId: number,
  mail: Mail,
  to: PostalAddress | null,
): Promise<void> {
  if (!to) return
  const { tx, services, now } = context
  const { first_name, last_name } = await tx
    .selectFrom('account_owner')
    .select(['first_name', 'last_name'])
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const name = `${first_name} ${last_name}`
  const place = [name, to.address1, to.address2, `${to.city}, ${to.state} ${to.zip}`].filter(Boolean).join('\n')
  const texts = [letterDate(services.dateOf(now)), place, `Dear ${name},`, ...mail.text.split('\n\n')]
  const content = await renderPdf({
    title: mail.subject,
    company: services.config.companyName,
    phone: services.config.contactPhone,
    date: now,
    blocks: texts.map((text): Block => ({ kind: 'paragraph', text })),
  })
  const words = services.config.production ? {} : { words: [mail.subject, ...texts].join('\n\n') }
  const letterId = await storeLetter(context, { ownerId, kind: 'NOTICE', content, ...words })
  await context.audit({ action: 'letter.write', ...about('letter', letterId, ownerId), after: { kind: 'NOTICE' } })
}
