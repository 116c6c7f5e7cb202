export const RESPONSE_JSON = 'application/graphql-response+json'
const PLAIN_JSON = 'application/json'

/** The media type of a JSON response: the newer one only for clients that accept it explicitly. */
export function mediaTypeFor(accept: string | undefined): typeof RESPONSE_JSON | typeof PLAIN_JSON {
  return accept?.includes(RESPONSE_JSON) ? RESPONSE_JSON : PLAIN_JSON
}

/** Whether the caller accepts an event stream by Yoga's rule: the exact media type, in UTF-8 if it names a charset. */
export function takesEvents(accept: string | undefined): boolean {
  return (accept ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [type, ...parameters] = one.split(';').map((part) => part.trim())
      const charset = parameters.find((parameter) => parameter.startsWith('charset='))
      return type === 'text/event-stream' && (charset === undefined || charset === 'charset=utf-8')
    })
}

/** Whether the caller accepts JSON; false only for a caller that accepts only an event stream. */
export function takesJson(accept: string | undefined): boolean {
  return !takesEvents(accept) || /json|\*\/\*|application\/\*/i.test(accept ?? '')
}
