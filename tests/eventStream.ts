/** Reads a GraphQL subscription over SSE, as a program does. */
export interface EventStream {
  status: number
  /** The response body if the response is no stream. */
  refusal: string
  /** The data of the next event; null once the stream has ended. */
  next: () => Promise<Record<string, Record<string, unknown>> | null>
  close: () => void
}

export async function openEventStream(
  gatewayUrl: string,
  query: string,
  headers: Record<string, string>,
): Promise<EventStream> {
  const controller = new AbortController()
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query }),
    signal: controller.signal,
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  const refusal = isStream ? '' : await response.text()
  const reader = isStream ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
  let text = ''
  return {
    status: response.status,
    refusal,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const block = text.slice(0, end)
          text = text.slice(end + 2)
          if (block.startsWith('event: complete')) return null
          const data = /^data: (.*)$/m.exec(block)?.[1]
          if (data !== undefined) return (JSON.parse(data) as { data: Record<string, Record<string, unknown>> }).data
          continue
        }
        const read = await reader?.read()
        if (!read || read.done) return null
        text += read.value
      }
    },
    close: () => controller.abort(),
  }
}
