import { describe, expect, test } from 'vitest'
import { allocations, groupIsComplete, inGroup, members, oldestAllocation, type Beneficiary } from './draft.ts'

const stored: Beneficiary[] = [
  {
    accountId: 501,
    beneficiaryId: 1,
    firstName: 'Ana',
    lastName: 'Archer',
    dob: '1990-01-01',
    isPrimary: true,
    amount: 100,
    relationship: null,
    allocatedAt: null,
  },
  {
    accountId: 501,
    beneficiaryId: 2,
    firstName: 'Ben',
    lastName: 'Archer',
    dob: '1990-01-01',
    isPrimary: false,
    amount: 100,
    relationship: null,
    allocatedAt: null,
  },
  {
    accountId: 501,
    beneficiaryId: 3,
    firstName: 'Cal',
    lastName: 'Archer',
    dob: '1990-01-01',
    isPrimary: null,
    amount: 0,
    relationship: null,
    allocatedAt: null,
  },
]

describe('a draft of beneficiary shares', () => {
  test('keeps the stored shares in a draft without changes', () => {
    expect(allocations(members(stored, {}))).toEqual([
      { beneficiaryId: 1, isPrimary: true, share: 100 },
      { beneficiaryId: 2, isPrimary: false, share: 100 },
      { beneficiaryId: 3, isPrimary: null, share: 0 },
    ])
  })

  test.each([
    [[null, null], null],
    [['2026-01-02T10:00:00.000Z', null], null],
    [[null, '2026-01-02T10:00:00.000Z'], null],
    [['2026-01-02T10:00:00.000Z', '2026-01-01T10:00:00.000Z'], '2026-01-01T10:00:00.000Z'],
    [[], null],
  ])('finds the oldest of the shown shares %j: %s', (moments, oldest) => {
    expect(oldestAllocation(moments.map((allocatedAt) => ({ ...stored[0]!, allocatedAt })))).toBe(oldest)
  })

  test('moves a beneficiary to another group, and applies typed percentages', () => {
    const all = members(stored, { 1: { percent: '60' }, 3: { group: 'PRIMARY', percent: '40' } })
    expect(inGroup(all, 'PRIMARY').map((member) => member.name)).toEqual(['Ana Archer', 'Cal Archer'])
    expect(groupIsComplete(all, 'PRIMARY')).toBe(true)
    expect(allocations(all)).toContainEqual({ beneficiaryId: 3, isPrimary: true, share: 40 })
  })

  test('gives an unassigned beneficiary 0 percent, whatever percentage was typed', () => {
    const all = members(stored, { 2: { group: 'UNASSIGNED', percent: '55' } })
    expect(allocations(all)).toContainEqual({ beneficiaryId: 2, isPrimary: null, share: 0 })
    expect(groupIsComplete(all, 'CONTINGENT')).toBe(true)
  })

  test('counts a group as incomplete while a percentage is missing or the total is not 100', () => {
    expect(groupIsComplete(members(stored, { 1: { percent: '' } }), 'PRIMARY')).toBe(false)
    expect(groupIsComplete(members(stored, { 1: { percent: '99' } }), 'PRIMARY')).toBe(false)
  })
})
