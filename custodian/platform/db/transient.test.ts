import { expect, test } from 'vitest'
import { isTransient } from './transient.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['08006', '25006', '26000', '40P01', '42P05', '53300', '55P03', '57P03', 'ECONNREFUSED'])(
  'treats %s as a transient error',
  (code) => {
    expect(isTransient(withCode(code))).toBe(true)
  },
)

test.each(['23505', '42501', '42P01', '22021', 'LH001', '0A000', 'ERR_ASSERTION'])(
  'does not treat SQLSTATE %s as transient',
  (code) => {
    expect(isTransient(withCode(code))).toBe(false)
  },
)

test('treats a prepared statement of a changed table as transient', () => {
  expect(isTransient(Object.assign(withCode('0A000'), { routine: 'RevalidateCachedQuery' }))).toBe(true)
})

test('treats a lost connection, or a host that refuses on every address, as transient', () => {
  expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isTransient(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  expect([isTransient(new Error('no')), isTransient('Connection terminated')]).toEqual([false, false])
})
