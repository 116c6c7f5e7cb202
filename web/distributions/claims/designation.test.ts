import { expect, test } from 'vitest'
import { differsFromDesignation } from './designation.ts'

const ana = { beneficiaryId: 1, firstName: 'Ana', lastName: 'Archer', isPrimary: true, entitled: 600 }
const cal = { beneficiaryId: 3, firstName: 'Cal', lastName: 'Archer', isPrimary: false, entitled: 1000 }
const account = { balance: 1000, claimable: 1000, designated: [ana, cal] }
const claimed = { recipient: '1', firstName: 'Ana', lastName: 'Archer', choice: 'custom', amount: 600 }

test.each([
  ['a beneficiary for the share', {}],
  ['a beneficiary for less', { amount: 100 }],
  ['nobody chosen yet', { recipient: '' }],
])('accepts a claim that matches the designation: %s', (_, change) => {
  expect(differsFromDesignation(account, { ...claimed, ...change })).toBe(false)
})

test.each([
  ['a person who is not designated', { recipient: 'PERSON' }],
  ['the estate', { recipient: 'ESTATE' }],
  ['another name', { lastName: 'Adams' }],
  ['a cent more than the share', { amount: 600.01 }],
  ['the whole balance instead of a share', { choice: 'full', amount: null }],
  ['a contingent beneficiary despite a primary one', { recipient: '3', firstName: 'Cal' }],
])('reports a claim that differs from the designation: %s', (_, change) => {
  expect(differsFromDesignation(account, { ...claimed, ...change })).toBe(true)
})

test('reports no difference from the designation when no beneficiary is designated', () => {
  expect(differsFromDesignation({ ...account, designated: [] }, { ...claimed, recipient: 'ESTATE' })).toBe(false)
})
