import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Caller } from '../graphql/context.ts'
import { listMails, type Mail } from '../../contract/mail.ts'
import { plainPolicy } from './headers.ts'

/**
 * The custodian's outgoing emails as a page with links, or as JSON for programs, the newest first. For development
 * only, because the page has no sign-in.
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
  :root { color-scheme: light dark; --line: #dde3e7; --paper: #fff; --soft: #5c5c5c }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #242424; background: #f6f8f9 }
  h1 { font-size: 1.5rem }
  article { margin: 0 0 1.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 12px; background: var(--paper) }
  h2 { font-size: 1.1rem; margin: 0 }
  p { margin: 0 0 .75rem; color: var(--soft); font-size: .875rem; overflow-wrap: anywhere }
  summary { cursor: pointer; padding: .5rem 0 }
  iframe { display: block; box-sizing: border-box; width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 8px }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  @media (width < 30rem) { article { padding: .75rem } iframe { height: 44rem } }
  @media (prefers-color-scheme: dark) {
    :root { --line: #2f3b42; --paper: #1b2328; --soft: #c4c4c4 }
    body { color: #f5f5f5; background: #12181c }
    a { color: #9dccdd }
  }
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
  const moment = mail.sentAt ?? mail.createdAt
  const when = `${mail.sentAt ? 'sent' : 'written'} ${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`
  return `<article id="mail-${mail.mailId}">
<h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.to)}, ${escaped(when)} (${escaped(mail.kind)})</p>
${framed(mail, nonce)}<details${mail.bodyHtml ? '' : ' open'}><summary>As text</summary><pre>${linked(mail.bodyText ?? '')}</pre></details>
</article>`
}

/** The email as email programs show it; its links open in a new tab. */
function framed(mail: Mail, nonce: string): string {
  if (!mail.bodyHtml) return ''
  const html = mail.bodyHtml
    .replaceAll('<style>', `<style nonce="${nonce}">`)
    .replace('<head>', '<head><base target="_blank">')
  return `<iframe title="${escaped(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(html)}"></iframe>\n`
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
