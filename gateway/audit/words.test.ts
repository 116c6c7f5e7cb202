import { expect, test } from 'vitest'
import { inWords, subjectInWords, valueInWords } from './words.ts'

test.each([
  ['request.status', 'Request status'],
  ['second-factor.show', 'Second factor show'],
  ['statusId', 'Status'],
  ['setupDate', 'Setup date'],
  ['amount_cents', 'Amount'],
  ['retirement_account', 'Retirement account'],
])('formats %s as "%s"', (name, words) => {
  expect(inWords(name)).toBe(words)
})

test('prints the names of account and request statuses in audit changes', () => {
  expect(valueInWords({ entity: 'retirement_account' }, 'statusId', '3')).toBe('Registered')
  expect(valueInWords({ entity: 'distribution_request' }, 'statusId', '2')).toBe('Approved')
  expect(valueInWords({ entity: 'plan' }, 'statusId', '2')).toBe('2')
  expect(valueInWords({ entity: 'retirement_account' }, 'statusId', null)).toBeNull()
})

test.each([
  ['route', '/api/account/admin/:accountOwnerId/balance', 'Account balance'],
  ['route', '/api/note/admin/:accountOwnerId', 'Note'],
  ['route', '/api/withdrawal/admin/withdrawal/:requestId', 'Withdrawal'],
  ['retirement_account', '501', 'Retirement account 501'],
  ['plan', null, 'Plan'],
])('names the subject of an audit entry for %s %s as "%s"', (entity, entityId, words) => {
  expect(subjectInWords({ entity, entityId, requestNumber: null })).toBe(words)
})

test('names the request in an audit entry by its type and number', () => {
  const entry = { entity: 'distribution_request', entityId: '2046', requestNumber: 'W-2026-002046' }
  expect(subjectInWords(entry)).toBe('Distribution request W-2026-002046')
})
