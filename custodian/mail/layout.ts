import type { Mail } from './templates.ts'

/** The plain text of a mail. */
export function asText(mail: Mail, company: string): string {
  return [mail.text, mail.link && `${mail.link.label}: ${mail.link.url}`, company].filter(Boolean).join('\n\n')
}

// Names both color schemes, so that mail programs with a dark mode keep these colors.
const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:24px;max-width:600px;font:16px/1.5 system-ui,sans-serif;color:#242424;background:#ffffff}
a{color:#14465f}
footer{color:#5c5c5c}
@media (prefers-color-scheme:dark){body{color:#f5f5f5;background:#1b2328}a{color:#9dccdd}footer{color:#c4c4c4}}`

/** The same as HTML, readable in light and in dark, without a picture or anything else to load. */
export function asHtml(mail: Mail, company: string): string {
  const link = mail.link ? `<p><a href="${escape(mail.link.url)}">${escape(mail.link.label)}</a></p>` : ''
  const text = mail.text
    .split('\n')
    .map((line) => escape(line))
    .join('<br>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(mail.subject)}</title><style>${STYLE}</style></head><body><p>${text}</p>${link}<footer>${escape(company)}</footer></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
