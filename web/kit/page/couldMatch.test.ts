import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { couldMatch } from './couldMatch.ts'

const patterns = [
  '/',
  '/home',
  '/:accountId/transaction',
  '/:accountId/transaction/:transactionId',
  '/owners/:owner/*',
  '/*',
]
const addresses = [
  '/',
  '//',
  '/home',
  '/HOME/',
  '/home//',
  '/home/x',
  '//home',
  '/501/transaction',
  '/501/Transaction/',
  '/501/transaction/7',
  '/501//transaction',
  '/owners/5',
  '/owners/5/',
  '/owners/5/home',
  '/owners/5/a/b',
  '/owners',
  '/ü/transaction',
  '/a%2Fb/transaction',
]

describe('an address that may be one of a pattern', () => {
  it.each(patterns)('is told for %s wherever the router finds it, and seldom elsewhere', (pattern) => {
    const found = addresses.filter((address) => matchPath(pattern, address))
    const could = addresses.filter((address) => couldMatch(pattern, address))
    expect(found.length).toBeGreaterThan(0)
    expect(could).toEqual(expect.arrayContaining(found))
    expect(could.length - found.length).toBeLessThanOrEqual(2)
  })
})
