import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import type { Origin } from '../rest/upstream.ts'
import type { Span } from '../../server/trace.ts'
import { clientAddress } from './clientAddress.ts'
import { isTool } from './session.ts'

/** Where the calls of this exchange come from. */
export function originOf(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  proxies: BlockList | null,
  span: Span | null = null,
): Origin {
  const gone = new Set<() => void>()
  response.once('close', () => {
    for (const tell of gone) tell()
  })
  const named = request.headers['user-agent']
    ?.replace(/[^\x20-\x7e]/g, '')
    .slice(0, 200)
    .trim()
  return {
    requestId,
    clientIp: clientAddress(request, proxies),
    userAgent: named || null,
    isTool: isTool(request),
    gone,
    span,
  }
}
