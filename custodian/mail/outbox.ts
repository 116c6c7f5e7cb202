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
  const write = templates[template] as (at: MailSetting, vars: TemplateVars<N>) => Mail
  const mail = write(context, vars)
  await tx
    .insertInto('mail_outbox')
    .values({
      kind: template,
      to_address: to,
      subject: mail.subject,
      body_text: asText(mail, context.companyName),
      body_html: asHtml(mail, context.companyName),
      created_at: context.now,
      next_attempt_at: context.now,
    })
    .execute()
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
