import type { ExecutionResult } from 'graphql'
import { isAsyncIterable, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import { mediaTypeFor, RESPONSE_JSON } from './mediaType.ts'
import type { RequestContext } from './requestContext.ts'

/**
 * Handles every result before it is sent: masks errors, sets the status and writes the log entry. Yoga sends streams as
 * event streams.
 */
export function useAnswer(): Plugin<object, RequestContext> {
  return {
    onResultProcess(answer) {
      const { request, result } = answer
      const { record } = answer.serverContext
      if (isAsyncIterable(result)) {
        record.streams()
        return answer.setResult(
          mapAsyncIterator(result, (event) => record.shown(event as ExecutionResult) as typeof event),
        )
      }
      const media = mediaTypeFor(request.headers.get('accept') ?? undefined)
      // GraphQL over HTTP requires 400 for an invalid document, but 200 for clients that accept only application/json.
      const { status, shown } = record.settle(result as ExecutionResult, media === RESPONSE_JSON ? 400 : 200)
      const headers = { 'content-type': `${media}; charset=utf-8` }
      answer.setResultProcessor(
        (_result, { Response }) => new Response(JSON.stringify(shown), { status, headers }),
        media,
      )
    },
  }
}
