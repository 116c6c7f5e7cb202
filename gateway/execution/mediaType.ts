export const RESPONSE_JSON = 'application/graphql-response+json'
const PLAIN_JSON = 'application/json'

/** The media type of a JSON answer: the newer one only for clients that name it. */
export function mediaTypeFor(accept: string | undefined): typeof RESPONSE_JSON | typeof PLAIN_JSON {
  return accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : PLAIN_JSON
}

/** Whether the caller takes an event stream. */
export function takesEvents(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/event-stream') ?? false
}

/** Whether the caller takes JSON; only one that asks for nothing but an event stream does not. */
export function takesJson(accept: string | undefined): boolean {
  return !takesEvents(accept) || /json|\*\/\*|application\/\*/i.test(accept ?? '')
}
