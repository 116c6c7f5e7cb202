import { describe, expect, it } from 'vitest'
import { RestError, type Missing, type RestCode } from '../rest/errors.ts'
import { maskError } from './maskError.ts'

describe('maskError', () => {
  it.each<[Missing | undefined, string, object]>([
    [undefined, 'You may not do this.', {}],
    [
      { scope: 'plans:read' },
      'You may not do this: the credential needs the scope plans:read.',
      { requiredScope: 'plans:read' },
    ],
    [{ scope: null }, 'You may not do this: no scope of a credential allows it.', { requiredScope: null }],
    [
      { roles: ['administrator', 'customerService'] },
      'You may not do this.',
      { requiredRoles: ['ADMINISTRATOR', 'CUSTOMER_SERVICE'] },
    ],
    [
      { onlyAccountOwnerId: 1002 },
      'You may not do this: the credential is for owner 1002 only.',
      { onlyAccountOwnerId: 1002 },
    ],
    [{ onlyPlanId: 7 }, 'You may not do this: the credential is for owners of plan 7 only.', { onlyPlanId: 7 }],
  ])('names the missing permission %o in a FORBIDDEN error', (missing, message, extensions) => {
    const error = new RestError('FORBIDDEN', { endpoint: 'listPlans', ...(missing ? { missing } : {}) })
    expect(maskError(error, 'r1')).toEqual({
      message,
      extensions: { code: 'FORBIDDEN', requestId: 'r1', ...extensions },
    })
  })

  it.each<[RestCode, string]>([
    ['INVALID', 'resting'],
    ['CONFLICT', 'resting'],
    ['RATE_LIMITED', 'resting'],
    ['READ_ONLY', 'resting'],
    ['UNAUTHENTICATED', 'Please log in.'],
    ['FORBIDDEN', 'You may not do this.'],
    ['NOT_FOUND', 'NOT FOUND'],
    ['UPSTREAM_TIMEOUT', 'An error ocurred during operation'],
    ['UPSTREAM_UNAVAILABLE', 'An error ocurred during operation'],
    ['UPSTREAM_CONTRACT', 'An error ocurred during operation'],
  ])('shows for an error %s with the text "resting" the message %j', (code, message) => {
    const error = new RestError(code, { endpoint: 'listPlans', text: 'resting' })
    expect(maskError(error, 'r1').message).toBe(message)
  })
})
