import { expect, test } from 'vitest'
import { keepCode, keepValues, withKept } from './keptValues.ts'

test('fills variables with values from responses to earlier example steps, and keeps unknown names', () => {
  const keeps = [
    { name: 'requestId', path: 'finalizeWizard.requestId' },
    { name: 'planId', path: 'viewer.plans.edges.0.node.planId' },
    { name: 'nothing', path: 'viewer.account.id' },
  ]
  keepValues(keeps, {
    data: { finalizeWizard: { requestId: 7 }, viewer: { plans: { edges: [{ node: { planId: 3 } }] }, account: null } },
  })
  expect(withKept('{"a": "$requestId", "b": "$planId", "c": "$nothing", "d": "text $requestId"}')).toBe(
    '{"a": 7, "b": 3, "c": "$nothing", "d": "text $requestId"}',
  )
  // A failed step keeps the values of the previous step.
  keepValues(keeps, { data: null, errors: [{ message: 'No.' }] })
  expect(withKept('"$requestId"')).toBe('7')
})

test('reads the six-digit code from the newest mail, and not the request number next to the code', async () => {
  const mails = [{ bodyText: 'Your code for W-2026-002001 is 481516.' }, { bodyText: '999999' }]
  globalThis.fetch = async () => Response.json(mails)
  await keepCode()
  expect(withKept('"$code"')).toBe('"481516"')
  globalThis.fetch = async () => new Response('NOT FOUND', { status: 404 })
  await keepCode()
  expect(withKept('"$code"')).toBe('"481516"')
})
