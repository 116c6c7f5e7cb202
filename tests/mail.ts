import type { Stack } from './stack.ts'

export interface Mail {
  mailId: number
  kind: string
  to: string
  subject: string
  bodyText: string
}

/** The mails of the outbox, the newest last. */
export async function mails(stack: Stack, to: string): Promise<Mail[]> {
  const response = await fetch(`${stack.custodianUrl}/api/dev/mail`)
  if (!response.ok) throw new Error(`/api/dev/mail answered ${response.status}`)
  const all = (await response.json()) as Mail[]
  return all.filter((mail) => mail.to === to).sort((a, b) => a.mailId - b.mailId)
}

/** The address of the newest mail's link whose path begins so: /sign/ or /reset/. */
export async function linkTo(stack: Stack, to: string, path: '/sign/' | '/reset/'): Promise<string> {
  for (const mail of (await mails(stack, to)).toReversed()) {
    const link = new RegExp(`https?://\\S+?(${path}[\\w-]+)`).exec(mail.bodyText)?.[1]
    if (link) return link
  }
  throw new Error(`no mail to ${to} has a link to ${path}`)
}
