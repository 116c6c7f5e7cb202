import type { Operation } from './openapiDocument.ts'
import { PROBLEM_TYPE } from './problemDetails.ts'

const text = { type: 'string' }
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })
/** An error response: the fixed body, and problem details for callers that accept them. */
const json = (of: object) => ({ 'application/json': { schema: of }, [PROBLEM_TYPE]: { schema: schema('Problem') } })
const CHALLENGE = { 'www-authenticate': { schema: text, description: 'Bearer, with an error code of RFC 6750' } }
const RETRY_AFTER = {
  'retry-after': { schema: { type: 'integer' }, description: 'Seconds to wait before the next attempt' },
}

/** The error responses that the kernel sends. */
export const ERROR_COMPONENTS = {
  schemas: {
    FieldErrors: {
      type: 'object',
      description: 'Errors of the call, each with its field',
      properties: {
        errors: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              path: {
                type: 'array',
                items: { type: ['string', 'integer'] },
                description: 'Path of the field; empty if the error is about the whole call',
              },
              message: text,
            },
            required: ['path', 'message'],
          },
        },
      },
      required: ['errors'],
    },
    Refusal: { type: 'string', description: 'Message to show to people' },
    Message: { type: 'object', properties: { message: text }, required: ['message'] },
    Failure: { type: 'object', properties: { message: text, requestId: text }, required: ['message'] },
    Problem: {
      type: 'object',
      description: 'Format of every error for callers that accept application/problem+json (RFC 9457)',
      properties: {
        type: { type: 'string', description: 'about:blank' },
        title: { type: 'string', description: 'Name of the HTTP status' },
        status: { type: 'integer' },
        detail: { type: 'string', description: 'Message to show to people' },
        requestId: { type: 'string', description: 'ID of the request, as in the log' },
        errors: { $ref: '#/components/schemas/FieldErrors/properties/errors' },
        code: { type: 'string', enum: ['READ_ONLY'] },
        requiredScope: {
          type: ['string', 'null'],
          description: 'Scope that the credential lacks; null if no scope allows the call',
        },
        onlyAccountOwnerId: { type: 'integer', description: 'The only owner that the credential may read' },
        onlyPlanId: { type: 'integer', description: 'The plan whose owners the credential may read' },
        requiredRoles: { type: 'array', items: text, description: 'Roles that may make the call; one is required' },
      },
      required: ['type', 'title', 'status', 'detail', 'requestId'],
    },
  },
  responses: {
    BadRequest: {
      description: 'The call is invalid, or a rule refuses it',
      content: json({ oneOf: [schema('FieldErrors'), schema('Refusal')] }),
    },
    Unauthenticated: {
      description: 'The credential is missing or invalid, or the sign-in failed',
      headers: CHALLENGE,
      content: json(schema('Message')),
    },
    Forbidden: {
      description: 'The credential may not make this call',
      headers: CHALLENGE,
      content: json(schema('Message')),
    },
    NotFound: {
      description: 'The record does not exist, or it belongs to another owner',
      content: json(schema('Message')),
    },
    Conflict: {
      description: 'The record was changed meanwhile, or its current state does not allow the call',
      content: json(schema('Refusal')),
    },
    TooLarge: { description: 'The body is too large', content: json(schema('Refusal')) },
    UnsupportedMediaType: { description: 'The body is not JSON', content: json(schema('Message')) },
    TooMany: { description: 'Too many calls or attempts', headers: RETRY_AFTER, content: json(schema('Refusal')) },
    Unavailable: {
      description: 'Overloaded or read-only; the call had no effect',
      headers: RETRY_AFTER,
      content: json({ oneOf: [schema('Failure'), schema('Refusal')] }),
    },
    ServerError: { description: 'Internal error; the log has the request id', content: json(schema('Failure')) },
  },
}

/** Adds the errors that the kernel can send for a call of this kind, and describes the call's success. */
export function describeErrors(operation: Operation): void {
  const hasBody = operation.requestBody !== undefined
  const errors: Record<string, keyof typeof ERROR_COMPONENTS.responses | false> = {
    '400': 'BadRequest',
    // Public calls refuse invalid sign-ins, credentials without the scope, and unknown people.
    '401': 'Unauthenticated',
    '403': 'Forbidden',
    '404': 'NotFound',
    '409': 'Conflict',
    '413': hasBody && 'TooLarge',
    '415': hasBody && 'UnsupportedMediaType',
    '429': 'TooMany',
    '500': 'ServerError',
    '503': 'Unavailable',
  }
  for (const [status, response] of Object.entries(operation.responses))
    if ('description' in response && response.description === 'Default Response')
      response.description = status === '204' ? 'Done' : 'The response'
  for (const [status, name] of Object.entries(errors))
    if (name) operation.responses[status] ??= { $ref: `#/components/responses/${name}` }
}
