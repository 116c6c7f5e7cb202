import type { IncomingHttpHeaders } from 'node:http'

export type Refused = { status: number; message: string }

/**
 * Refuses what only another site could send with our visitor's cookie, before a byte of the body is read: forms and
 * plain links cannot send JSON or a header of their own, and browsers say where a request comes from.
 */
export function refuseForeign(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  ownHosts: ReadonlySet<string>,
): Refused | null {
  if (method !== 'POST') return { status: 405, message: 'Use POST.' }
  if (!isJson(headers['content-type'])) return { status: 415, message: 'Send application/json in UTF-8.' }
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') return { status: 415, message: 'Send the body as it is.' }
  if (!headers['x-portal'] && !headers['x-client'] && !headers.authorization) {
    return { status: 403, message: 'Send the header x-portal or x-client.' }
  }
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' ? null : { status: 403, message: 'Not from this site.' }
  const { origin, host } = headers
  if (origin === undefined) return null
  return isOwn(origin, host, ownHosts) ? null : { status: 403, message: 'Not from this site.' }
}

function isJson(type: string | undefined): boolean {
  const [media = '', ...parameters] = (type ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (media !== 'application/json') return false
  return parameters.every((parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter))
}

/** Whether the page was served by the host it now talks to. */
function isOwn(origin: string, host: string | undefined, ownHosts: ReadonlySet<string>): boolean {
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin).host
  return asked === host || ownHosts.has(asked)
}
