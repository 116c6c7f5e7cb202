import { expect, test } from 'vitest'
import { isTransient } from './transient.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['08006', '25006', '26000', '40P01', '42P05', '53300', '55P03', '57P03', 'ECONNREFUSED'])(
  '%s is a transient error',
  (code) => {
    expect(isTransient(withCode(code))).toBe(true)
  },
)

test.each(['23505', '42501', '42P01', '22021', 'LH001', '0A000', 'ERR_ASSERTION'])(
  'SQLSTATE %s is not transient',
  (code) => {
    expect(isTransient(withCode(code))).toBe(false)
  },
)

test('a prepared statement whose table was changed passes by itself', () => {
  expect(isTransient(Object.assign(withCode('0A000'), { routine: 'RevalidateCachedQuery' }))).toBe(true)
})

test('a lost connection is known by its words, and every address of a host that refuses counts', () => {
  expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isTransient(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  expect([isTransient(new Error('no')), isTransient('Connection terminated')]).toEqual([false, false])
})
