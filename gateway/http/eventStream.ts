import type { ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'

const HEARTBEAT_MS = 10_000
/** A reader that leaves so much lying is not reading. */
const MOST_UNSENT = 256 * 1024

/** Whether the caller wants results as they come: a subscription. */
export function wantsEvents(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/event-stream') ?? false
}

/**
 * Sends results as server-sent events, as the protocol GraphQL over SSE says for a stream of its own: `next` for each,
 * `complete` at the end. A comment every few seconds keeps proxies from ending it.
 * @param headers names and values in turn
 */
export async function sendEventStream(
  response: ServerResponse,
  headers: readonly string[],
  results: AsyncGenerator<ExecutionResult, void, void>,
  shown: (result: ExecutionResult) => object,
): Promise<void> {
  // Also while nothing comes: whoever has gone away is not waited for.
  response.once('close', () => void results.return())
  if (response.destroyed) return void (await results.return())
  response.writeHead(200, [
    ...headers,
    'content-type',
    'text/event-stream; charset=utf-8',
    'x-accel-buffering',
    'no',
    'connection',
    'keep-alive',
  ])
  response.write(':\n\n')
  const heartbeat = setInterval(() => void response.write(':\n\n'), HEARTBEAT_MS)
  try {
    for await (const result of results) {
      response.write(`event: next\ndata: ${JSON.stringify(shown(result))}\n\n`)
      if (response.writableLength > MOST_UNSENT) return void response.destroy()
    }
    response.end('event: complete\ndata:\n\n')
  } finally {
    clearInterval(heartbeat)
  }
}
