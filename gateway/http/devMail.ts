import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../graphql/context.ts'
import { listMails, type Mail } from '../../contract/mail.ts'
import { plainPolicy } from './headers.ts'

/**
 * The custodian's outgoing emails as a page with links, or as JSON for programs, the newest first. For development
 * only, because it has no sign-in.
 */
export async function sendDevMail(caller: Caller, reply: FastifyReply, asJson: boolean): Promise<FastifyReply> {
  let mails: Mail[]
  try {
    mails = await caller.call(listMails, {})
  } catch {
    return reply.code(502).send('The custodian did not show its mails.')
  }
  const newestFirst = mails.toSorted((a, b) => b.mailId - a.mailId)
  if (asJson) return reply.type('application/json; charset=utf-8').send(JSON.stringify(newestFirst))
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .header('content-security-policy', plainPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(page(newestFirst, nonce))
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  article { border-top: 1px solid; padding: 1rem 0 }
  h2 { font-size: 1.1rem; margin: 0 }
  p { margin: 0; opacity: .8 }
  summary { cursor: pointer; padding: .5rem 0 }
  iframe { width: 100%; height: 26rem; border: 1px solid }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

function page(mails: readonly Mail[], nonce: string): string {
  const list = mails.length > 0 ? mails.map((mail) => article(mail, nonce)).join('') : '<p>No mails yet.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Development mailbox</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Development mailbox</h1>
${list}
</main>
</body>
</html>
`
}

function article(mail: Mail, nonce: string): string {
  const when = mail.sentAt ? `sent ${mail.sentAt}` : `written ${mail.createdAt}`
  return `<article id="mail-${mail.mailId}">
<h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.to)}, ${escaped(when)} (${escaped(mail.kind)})</p>
<pre>${linked(mail.bodyText ?? '')}</pre>
${framed(mail, nonce)}</article>`
}

/** The email as email programs show it; its links open in a new tab. */
function framed(mail: Mail, nonce: string): string {
  if (!mail.bodyHtml) return ''
  const html = mail.bodyHtml
    .replaceAll('<style>', `<style nonce="${nonce}">`)
    .replace('<head>', '<head><base target="_blank">')
  return `<details><summary>As HTML</summary><iframe title="${escaped(mail.subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe></details>\n`
}

/** The text with its URLs as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, place) =>
      place % 2 === 1 ? `<a href="${escaped(part)}" rel="noreferrer">${escaped(part)}</a>` : escaped(part),
    )
    .join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
