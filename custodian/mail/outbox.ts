import { sql } from 'kysely'
import type { Tx } from '../db/connect.ts'
import { templates, type Mail, type MailSetting, type TemplateName, type TemplateVars } from './templates.ts'

export type MailContext = MailSetting & { now: Date }

/**
 * Writes a letter to the outbox in the transaction of what it reports: no effect without its mail, no mail without its
 * effect. A worker sends it afterwards.
 */
export async function enqueueMail<N extends TemplateName>(
  tx: Tx,
  context: MailContext,
  template: N,
  to: string,
  vars: TemplateVars<N>,
): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values(letter(context, template, to, vars))
    .execute()
}

/** The same to a user's own address; to nobody (user 0) the same statement runs and writes nothing. */
export async function enqueueMailTo<N extends TemplateName>(
  tx: Tx,
  context: MailContext,
  template: N,
  to: { userId: number },
  vars: TemplateVars<N>,
): Promise<void> {
  const row = letter(context, template, '', vars)
  await sql`insert into mail_outbox (kind, to_address, subject, body_text, body_html, created_at, next_attempt_at)
    select ${row.kind}, email, ${row.subject}, ${row.body_text}, ${row.body_html}, ${row.created_at}, ${row.next_attempt_at}
    from portal_user where user_id = ${to.userId}`.execute(tx)
}

function letter<N extends TemplateName>(context: MailContext, template: N, to: string, vars: TemplateVars<N>) {
  const write = templates[template] as (at: MailSetting, vars: TemplateVars<N>) => Mail
  const mail = write(context, vars)
  return {
    kind: template,
    to_address: to,
    subject: mail.subject,
    body_text: asText(mail, context.companyName),
    body_html: asHtml(mail, context.companyName),
    created_at: context.now,
    next_attempt_at: context.now,
  }
}

function asText(mail: Mail, company: string): string {
  return [mail.text, mail.link && `${mail.link.label}: ${mail.link.url}`, company].filter(Boolean).join('\n\n')
}

function asHtml(mail: Mail, company: string): string {
  const link = mail.link ? `<p><a href="${escape(mail.link.url)}">${escape(mail.link.label)}</a></p>` : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(mail.subject)}</title><body><p>${escape(mail.text)}</p>${link}<p>${escape(company)}</p></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
