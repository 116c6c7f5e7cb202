import { describe, expect, test } from 'vitest'
import { ApiError, forbidden, invalid, refuse, unauthenticated } from './errors.ts'
import { acceptsProblems, challengeOf, problemDetails } from './problemDetails.ts'

describe('problem details of an error', () => {
  test.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['application/json, application/problem+json', true],
    ['Application/Problem+JSON;q=0.5', true],
    ['application/json, application/problem+json;q=0', false],
    ['text/application/problem+json', false],
  ])('sends problem details to a caller that accepts %s: %s', (accept, expected) => {
    expect(acceptsProblems(accept)).toBe(expected)
  })

  test.each<[name: string, error: ApiError, rest: object]>([
    ['a text', refuse(409, 'It was changed.'), { title: 'Conflict', status: 409, detail: 'It was changed.' }],
    [
      'fields',
      invalid({ path: ['zip'], message: 'A' }, { path: null, message: 'B' }),
      {
        title: 'Bad Request',
        status: 400,
        detail: 'A; B',
        errors: [
          { path: ['zip'], message: 'A' },
          { path: [], message: 'B' },
        ],
      },
    ],
    [
      'read-only mode',
      new ApiError(409, { code: 'READ_ONLY', message: 'Later.' }),
      { title: 'Conflict', status: 409, detail: 'Later.', code: 'READ_ONLY' },
    ],
    [
      'a missing scope',
      forbidden({ requiredScope: 'notes:read' }),
      { title: 'Forbidden', status: 403, detail: 'Forbidden', requiredScope: 'notes:read' },
    ],
    [
      'a missing role',
      forbidden({ requiredRoles: ['CUSTOMER_SERVICE'] }),
      { title: 'Forbidden', status: 403, detail: 'Forbidden', requiredRoles: ['CUSTOMER_SERVICE'] },
    ],
    // The body of an unexpected error is never part of the problem details.
    [
      'another body',
      new ApiError(500, { secret: 1 }),
      { title: 'Internal Server Error', status: 500, detail: 'Internal Server Error' },
    ],
  ])('problem details of an error describe %s', (_, error, rest) => {
    expect(problemDetails(error, 'request-1')).toEqual({ type: 'about:blank', requestId: 'request-1', ...rest })
  })

  test.each<[error: ApiError, hasSentOne: boolean, challenge: string | null]>([
    [unauthenticated(), false, 'Bearer'],
    [unauthenticated(), true, 'Bearer error="invalid_token"'],
    [forbidden({ requiredScope: 'notes:read' }), true, 'Bearer error="insufficient_scope", scope="notes:read"'],
    [forbidden({ requiredScope: null }), true, 'Bearer error="insufficient_scope"'],
    [forbidden({ requiredRoles: ['CUSTOMER_SERVICE'] }), true, null],
    [refuse(409, 'It was changed.'), true, null],
  ])('derives the WWW-Authenticate challenge of %s (credential sent: %s): %s', (error, hasSentOne, challenge) => {
    expect(challengeOf(error, hasSentOne)).toBe(challenge)
  })
})
