import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

export const RESPONSE_JSON = 'application/graphql-response+json'
const PLAIN_JSON = 'application/json'

const WORTH_PACKING = 4_096
const FAST = 4
const pack = promisify(gzip)

/** The newer media type only for those who name it. */
export function mediaTypeFor(accept: string | undefined): typeof RESPONSE_JSON | typeof PLAIN_JSON {
  return accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : PLAIN_JSON
}

/**
 * Sends a result that has been masked, packed when it is long and the caller can unpack it.
 * @param headers names and values in turn; written with those that were set before
 */
export function sendGraphql(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: string[],
  result: object,
): void {
  const text = JSON.stringify(result)
  if (text.length < WORTH_PACKING || !request.headers['accept-encoding']?.includes('gzip')) {
    const bytes = Buffer.byteLength(text)
    response.writeHead(status, [...headers, 'content-length', String(bytes)])
    // Text without a letter beyond ASCII is written as it lies in memory, together with the headers.
    response.end(text, bytes === text.length ? 'latin1' : 'utf8')
    return
  }
  pack(text, { level: FAST }).then(
    (packed) => {
      headers.push('vary', 'accept-encoding', 'content-encoding', 'gzip', 'content-length', String(packed.length))
      response.writeHead(status, headers)
      response.end(packed)
    },
    () => response.destroy(),
  )
}
