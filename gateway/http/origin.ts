import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Origin } from '../rest/client.ts'

/** Where the calls of this exchange come from. */
export function originOf(request: IncomingMessage, response: ServerResponse, requestId: string): Origin {
  const gone = new Set<() => void>()
  response.once('close', () => {
    for (const tell of gone) tell()
  })
  return { requestId, clientIp: request.socket.remoteAddress ?? '', gone }
}
