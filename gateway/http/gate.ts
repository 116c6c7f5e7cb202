import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Refuses requests that another site could send with a visitor's cookie, before the body is read: forms and links
 * cannot send JSON or custom headers, and browsers send the origin of a request.
 * @throws Refusal
 */
export function passGate({ method, url, headers }: FastifyRequest, ownHosts: ReadonlySet<string>): void {
  // Yoga parses host and path into a URL and compares the URL's path, so accept only the exact path and a valid host.
  if (url.split('?', 1)[0] !== '/graphql') throw new Refusal(404, 'NOT FOUND')
  if (!URL.canParse(`http://${headers.host ?? 'localhost'}/`)) throw new Refusal(400, 'Send a valid host header.')
  if (method !== 'POST')
    throw new Refusal(405, 'Use POST with a body of application/json.', undefined, { allow: 'POST' })
  if (!isJson(headers['content-type'])) throw new Refusal(415, 'Send application/json in UTF-8.')
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') throw new Refusal(415, 'Send the body as it is.')
  if (!headers['x-portal'] && !headers['x-client'] && !headers.authorization)
    throw new Refusal(403, 'Send the header x-portal or x-client.')
  const { 'sec-fetch-site': site, origin, host } = headers
  const isOurs = site === undefined ? origin === undefined || isOwn(origin, host, ownHosts) : site === 'same-origin'
  if (!isOurs) throw new Refusal(403, 'Not from this site.')
}

function isJson(type: string | undefined): boolean {
  const [media = '', ...parameters] = (type ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (media !== 'application/json') return false
  return parameters.every((parameter) => !parameter.startsWith('charset=') || /^charset="?utf-8"?$/.test(parameter))
}

/** Whether the page's origin has the same host as this request. */
function isOwn(origin: string, host: string | undefined, ownHosts: ReadonlySet<string>): boolean {
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin).host
  return asked === host || ownHosts.has(asked)
}
