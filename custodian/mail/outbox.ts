import { sql } from 'kysely'
import { ROLE } from '../../contract/roles.ts'
import { anyOfIds, anyOfTexts } from '../platform/db/anyOf.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { Services } from '../platform/context/services.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import { currentSpan } from '../../server/trace.ts'
import { inChunks } from '../platform/chunks.ts'
import { asHtml, asText } from './layout.ts'
import { templates, URGENCY, type Mail, type MailSetting, type TemplateName, type TemplateVars } from './templates.ts'

export type MailContext = MailSetting & { now: Date; pii: Pii }

export function mailContext({ config, pii }: Services, now: Date): MailContext {
  return {
    companyName: config.companyName,
    contactPhone: config.contactPhone,
    publicOrigin: config.publicOrigin,
    pii,
    now,
  }
}

/** The content of an email, as text and HTML. */
export type MailBody = { text: string; html: string }

/**
 * Writes an email to the outbox in the transaction of the change that the email reports, so neither exists without
 * the other. A worker sends the email later. An owner whose death is confirmed gets no email. Give `owner` if the
 * address may differ from the login's address, so that the email greets by name.
 */
export async function enqueueMail<N extends TemplateName>(
  tx: Tx,
  context: MailContext,
  template: N,
  to: string | { email: string; ownerId: number },
  vars: TemplateVars<N>,
): Promise<void> {
  const letter = typeof to === 'string' ? { to, vars } : { to: to.email, ownerId: to.ownerId, vars }
  await enqueueMails(tx, context, template, [letter])
}

/** Number of emails that one statement inserts. */
const AT_ONCE = 1_000

/** Writes many emails of one kind to the outbox. */
export async function enqueueMails<N extends TemplateName>(
  tx: Tx,
  context: MailContext,
  template: N,
  letters: ReadonlyArray<{ to: string; ownerId?: number; vars: TemplateVars<N> }>,
): Promise<void> {
  for (const part of inChunks(letters, AT_ONCE)) {
    const readers = await readersOf(tx, part)
    const readerOf = ({ to, ownerId }: Address) => readers.get(ownerId ?? to.toLowerCase())
    const written = part.filter((letter) => readerOf(letter)?.isDead !== true)
    if (written.length > 0)
      await tx
        .insertInto('mail_outbox')
        .values(
          written.map((one) => letter(context, template, { to: one.to, name: readerOf(one)?.name ?? null }, one.vars)),
        )
        .execute()
  }
}

interface Address {
  to: string
  ownerId?: number
}

interface Reader {
  /** First name of the owner, or the name of the employee if known. */
  name: string | null
  /** True if the owner's death is confirmed. */
  isDead: boolean
}

/**
 * Finds the recipients of emails. The result is keyed by owner id if one was given, otherwise by lower-case login
 * address.
 */
async function readersOf(tx: Tx, letters: readonly Address[]): Promise<ReadonlyMap<string | number, Reader>> {
  const addresses = letters.flatMap(({ to, ownerId }) => (ownerId === undefined ? to.toLowerCase() : []))
  const owners = letters.flatMap(({ ownerId }) => ownerId ?? [])
  const { rows } = await sql<{ email: string | null; owner: number | null; name: string | null; is_dead: boolean }>`
    select lower(u.email) as email, null::integer as owner, coalesce(o.first_name, p.name) as name,
      coalesce(death_of(o.account_owner_id) = 'CONFIRMED', false) as is_dead
    from portal_user u
    left join account_owner o on o.account_owner_id = u.account_owner_id
    left join person p on p.person_id = u.person_id
    where lower(u.email) = ${anyOfTexts(addresses)}
    union all
    select null, o.account_owner_id, o.first_name, coalesce(death_of(o.account_owner_id) = 'CONFIRMED', false)
    from account_owner o where o.account_owner_id = ${anyOfIds(owners)}`.execute(tx)
  return new Map(rows.map(({ email, owner, name, is_dead }) => [owner ?? email ?? '', { name, isDead: is_dead }]))
}

/**
 * Writes an email to the address of a user's login. For user 0 (nobody) the same statements run but write nothing,
 * so the response time does not reveal whether the user exists.
 */
export async function enqueueMailTo<N extends TemplateName>(
  tx: Tx,
  context: MailContext,
  template: N,
  to: { userId: number },
  vars: TemplateVars<N>,
): Promise<void> {
  const user = await tx
    .selectFrom('portal_user as u')
    .leftJoin('account_owner as o', 'o.account_owner_id', 'u.account_owner_id')
    .leftJoin('person as p', 'p.person_id', 'u.person_id')
    .select(['u.email', 'o.first_name', 'p.name'])
    .where('u.user_id', '=', to.userId)
    .executeTakeFirst()
  const row = letter(
    context,
    template,
    { to: user?.email ?? 'nobody', name: user?.first_name ?? user?.name ?? null },
    vars,
  )
  await sql`insert into mail_outbox (kind, to_address, subject, body_sealed, created_at, next_attempt_at, urgency, traceparent)
    select ${row.kind}, ${row.to_address}, ${row.subject}, ${row.body_sealed}, ${row.created_at}, ${row.next_attempt_at},
      ${row.urgency}, ${row.traceparent}::text
    from portal_user where user_id = ${to.userId}
      and death_of(account_owner_id) is distinct from 'CONFIRMED'`.execute(tx)
}

type Stored = { kind: string; to_address: string; body_sealed: string | null; body_text: string; body_html: string }

/** Decrypts the content of a stored email; empty if the email was sent. Throws if the encryption key is missing. */
export function openLetter(pii: Pii, row: Stored): MailBody {
  if (row.body_sealed === null) return { text: row.body_text, html: row.body_html }
  return JSON.parse(pii.open(row.body_sealed, mailAssociatedData(row))) as MailBody
}

/** Associated data of an encrypted email, so that its text can be decrypted only for the same kind and recipient. */
export const mailAssociatedData = (row: Pick<Stored, 'kind' | 'to_address'>) =>
  `mail_outbox.body:${row.kind}:${row.to_address}`

/** Encrypts emails that an earlier version stored in plain text. Returns the number of those emails. */
export async function sealPlainLetters(db: Db, pii: Pii): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx.selectFrom('mail_outbox').selectAll().where('body_text', '<>', '').forUpdate().execute()
    for (const row of rows)
      await tx
        .updateTable('mail_outbox')
        .set({
          body_text: '',
          body_html: '',
          body_sealed: sealed(pii, row, { text: row.body_text, html: row.body_html }),
        })
        .where('mail_id', '=', row.mail_id)
        .execute()
    return rows.length
  })
}

function sealed(pii: Pii, row: Pick<Stored, 'kind' | 'to_address'>, body: MailBody): string {
  return pii.seal(JSON.stringify(body), mailAssociatedData(row))
}

function letter<N extends TemplateName>(
  context: MailContext,
  template: N,
  { to, name }: { to: string; name: string | null },
  vars: TemplateVars<N>,
) {
  const write = templates[template] as (at: MailSetting, vars: TemplateVars<N>) => Mail
  const mail = write(context, vars)
  return {
    kind: template,
    to_address: to,
    subject: mail.subject,
    body_sealed: sealed(
      context.pii,
      { kind: template, to_address: to },
      { text: asText(mail, context, name), html: asHtml(mail, context, name) },
    ),
    created_at: context.now,
    next_attempt_at: context.now,
    urgency: URGENCY[template] ?? 1,
    request_id: requestOf(vars),
    traceparent: currentSpan()?.traceparent ?? null,
  }
}

/** The request that an email is about; null for other emails. */
function requestOf(vars: unknown): number | null {
  return (vars as { requestId?: number } | undefined)?.requestId ?? null
}

/** Email addresses of all administrators who may sign in. */
export async function administrators(db: Db | Tx): Promise<string[]> {
  const people = await db
    .selectFrom('portal_user')
    .select('email')
    .where('role_id', '=', ROLE.administrator)
    .where('disabled_at', 'is', null)
    .orderBy('user_id')
    .execute()
  return people.map(({ email }) => email)
}
