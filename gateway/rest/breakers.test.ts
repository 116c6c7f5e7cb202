import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { listAccounts } from '../../contract/accounts.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { createBreakers, groupOf } from './breakers.ts'

const named = (name: string): AnyEndpoint => {
  const found = calls[name]
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

test('keeps the circuit breaker of accounts and sign-in closed while reports fail', async () => {
  await import('../schema.ts')
  const breakers = createBreakers()
  const reports = breakers.of(named('reportByAccount'))
  for (let i = 0; i < 20; i++) reports.record(false)
  expect(breakers.open).toEqual(['read report'])
  expect(breakers.of(named('authenticate')).allows()).toBe(true)
  expect(breakers.of(listAccounts).allows()).toBe(true)
})

test('groups reads of one API area for all callers, separately from its writes', () => {
  expect(groupOf(listAccounts)).toBe('read account')
  const staffOnly = {
    ...listAccounts,
    customer: undefined,
    staff: { path: '/api/Account/admin/x', may: 'desk' as const },
  }
  expect(groupOf(staffOnly)).toBe('read account')
  expect(groupOf({ ...listAccounts, method: 'PUT' })).toBe('write account')
})
