import { expect, test } from 'vitest'
import { mediaTypeFor, takesEvents, takesJson } from './mediaType.ts'

const EVERYTHING =
  'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed'

test.each([
  [undefined, false, true],
  ['*/*', false, true],
  ['application/json', false, true],
  ['text/event-stream', true, false],
  ['TEXT/EVENT-STREAM; charset=UTF-8', true, false],
  ['application/json, text/event-stream;q=0.1', true, true],
  [EVERYTHING, true, true],
  // Yoga sends no stream for these Accept headers, so none may be opened.
  ['text/event-streamx', false, true],
  ['text/event-stream;charset=latin1', false, true],
])('derives from the header accept: %s whether to send events (%s) and JSON (%s)', (accept, events, json) => {
  expect([takesEvents(accept), takesJson(accept)]).toEqual([events, json])
})

test('responds with the newer GraphQL media type to a client that accepts it', () => {
  expect([mediaTypeFor(EVERYTHING), mediaTypeFor('*/*')]).toEqual([
    'application/graphql-response+json',
    'application/json',
  ])
})
