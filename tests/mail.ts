import type { Stack } from './stack.ts'

export interface Mail {
  mailId: number
  kind: string
  to: string
  subject: string
  bodyText: string
}

/** The emails to this address in the outbox, newest last. */
export async function mails(stack: Stack, to: string): Promise<Mail[]> {
  const response = await fetch(`${stack.custodianUrl}/api/dev/mail`)
  if (!response.ok) throw new Error(`/api/dev/mail answered ${response.status}`)
  const all = (await response.json()) as Mail[]
  return all.filter((mail) => mail.to === to).sort((a, b) => a.mailId - b.mailId)
}

/** The path of the newest emailed link that begins with `path`. */
export async function linkTo(stack: Stack, to: string, path: '/sign/' | '/reset/'): Promise<string> {
  for (const mail of (await mails(stack, to)).toReversed()) {
    const link = new RegExp(`https?://\\S+?(${path}[\\w-]+)`).exec(mail.bodyText)?.[1]
    if (link) return link
  }
  throw new Error(`no mail to ${to} has a link to ${path}`)
}

/** The six-digit code in the newest email with this subject. */
export async function codeFor(stack: Stack, to: string, subject: string): Promise<string> {
  const mail = (await mails(stack, to)).findLast((one) => one.subject === subject)
  const code = /\b\d{6}\b/.exec(mail?.bodyText.replace(/W-\d+-\d+/, '') ?? '')?.[0]
  if (!code) throw new Error(`no mail to ${to} has a code: ${subject}`)
  return code
}
