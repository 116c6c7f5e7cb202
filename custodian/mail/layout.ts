import { phoneUrl, type Mail, type MailSetting } from './templates.ts'

type Sender = MailSetting

/** The greeting of an email; without a name for an unknown recipient. */
const greet = (name: string | null) => (name ? `Hello ${name},` : 'Hello,')

/** The plain text of an email; `name` is the recipient. */
export function asText(mail: Mail, sender: Sender, name: string | null): string {
  // No `tel:` link is added, because the text already contains the phone number.
  const link = mail.link && !mail.link.url.startsWith('tel:') && `${mail.link.label}: ${mail.link.url}`
  return [greet(name), mail.text, link, foot(sender).join('\n')].filter(Boolean).join('\n\n')
}

/** The last lines: company, contact, help, and the reason for the email. */
function foot(sender: Sender): string[] {
  const lines = [
    sender.companyName,
    callUs(sender),
    `Help: ${sender.publicOrigin}/faq/`,
    '',
    `You get this email because you have an account, a login or a request with ${sender.companyName}. We never ask for your password by email.`,
  ]
  return lines.flatMap((line) => line ?? [])
}

function callUs({ contactPhone }: Sender): string | null {
  return contactPhone ? `Questions? Call us: ${contactPhone}` : null
}

// Declares both color schemes, so that mail programs with a dark mode keep these colors.
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#242424;background:#f5f5f5}
main{max-width:560px;margin:0 auto;padding:28px 32px;border-radius:12px;background:#ffffff}
header{display:flex;align-items:center;margin-bottom:24px;font-weight:700}
.mark{display:inline-block;width:28px;height:28px;margin-right:10px;border-radius:8px;background:#1a5e7d}
.arch{display:block;width:8px;height:11px;margin:6px auto 0;border:3px solid #ffffff;border-bottom:0;border-radius:7px 7px 0 0}
.code{display:inline-block;margin:0;padding:12px 24px;border:1px solid #8a8a8a;border-radius:6px;font-size:28px;font-weight:700;letter-spacing:.2em}
.button{display:inline-block;padding:12px 24px;border-radius:6px;background:#1a5e7d;color:#ffffff;font-weight:600;text-decoration:none}
p{margin:0 0 16px}
.action{margin:24px 0 8px}
a{color:#14465f}
.whole{white-space:nowrap}
footer{max-width:560px;margin:0 auto;padding:20px 32px;color:#5c5c5c;font-size:14px}
@media (max-width:480px){body{padding:12px}main{padding:20px}footer{padding:20px}}
@media (prefers-color-scheme:dark){body{color:#f5f5f5;background:#12181c}main{background:#1b2328}footer{color:#c4c4c4}a{color:#9dccdd}}`

/** The email as HTML, readable in light and dark mode, without pictures or other external content. */
export function asHtml(mail: Mail, sender: Sender, name: string | null): string {
  const company = escape(sender.companyName)
  const shown = (line: string) => marked(escape(line), sender)
  const paragraphs = [greet(name), ...mail.text.split('\n\n')]
    .map((part) => (part === mail.code ? codeBox(part) : `<p>${part.split('\n').map(shown).join('<br>')}</p>`))
    .join('')
  const link = mail.link
    ? `<p class="action"><a class="button" href="${escape(mail.link.url)}">${escape(mail.link.label)}</a></p>`
    : ''
  const lines = foot(sender).map(shown).join('<br>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(mail.subject)}</title><style>${STYLE}</style></head><body><main><header><span class="mark" aria-hidden="true"><span class="arch"></span></span>${company}</header>${paragraphs}${link}</main><footer>${lines}</footer></body></html>`
}

/** Escapes a line; its URL and phone number become links, and its request numbers do not break. */
function marked(line: string, { contactPhone }: Sender): string {
  const phone = escape(contactPhone)
  const withUrl = line
    .replace(/https?:[^\s<>]+/, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll(/\b[WR]-\d{4}-\d+/g, (number) => `<span class="whole">${number}</span>`)
  return phone ? withUrl.replace(phone, `<a class="whole" href="${phoneUrl(contactPhone)}">${phone}</a>`) : withUrl
}

const codeBox = (code: string) => `<p><span class="code">${escape(code)}</span></p>`

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
