import { describe, expect, test } from 'vitest'
import { editMoveOf, moveOf, takeBackOf, type Money, type Standing } from '../lifecycle.ts'
import { progressOf } from './progress.ts'

// The whole table at a glance: where a request may be moved by hand, and what that does with money.

const at = (statusId: number, money: Money, more: Partial<Standing> = {}): Standing => ({
  kind: 'WITHDRAWAL',
  statusId,
  money,
  outcome: null,
  ...more,
})
const ALL = [1, 2, 3, 4, 5, 6]
const possible = (from: Standing, moves = moveOf) =>
  ALL.filter((to) => to !== from.statusId && typeof moves(from, to) !== 'string')

test.each<[Money, number, number[]]>([
  ['NEVER_PAID', 1, [2, 3, 4, 5, 6]],
  ['NEVER_PAID', 2, [1, 3, 4, 6]],
  ['NEVER_PAID', 3, [4, 6]],
  ['NEVER_PAID', 6, [1, 2, 3, 4, 5]],
  ['HERE', 3, [4, 6]],
  ['HERE', 4, [5, 6]],
  ['HERE', 5, []],
  ['HERE', 6, [5]],
  ['LEFT', 3, [4, 6]],
  ['LEFT', 4, [5, 6]],
  ['LEFT', 5, []],
  ['LEFT', 6, [4, 5]],
  ['RETURNED', 4, [6]],
  ['RETURNED', 5, [6]],
  ['RETURNED', 6, [2, 5]],
  ['SAID_RETURNED', 6, [2, 5]],
  ['TAKEN_BACK', 1, [5]],
  ['TAKEN_BACK', 2, [5]],
  ['TAKEN_BACK', 6, [5]],
])('%s in status %i is moved to %j', (money, from, to) => {
  expect(possible(at(from, money))).toEqual(to)
})

test.each<[Money, 'cancelled' | 'reversed' | null]>([
  ['NEVER_PAID', 'cancelled'],
  ['NEVER_PAID', 'reversed'],
  ['NEVER_PAID', null],
  ['TAKEN_BACK', 'reversed'],
])('%s, %s stays Historical for ever', (money, outcome) => {
  expect(possible(at(5, money, { outcome }))).toEqual([])
  expect(moveOf(at(5, money, { outcome }), 4)).toMatch(/^This request was .*It stays Historical\.$|taken back/)
})

test.each<[number, number[]]>([
  [1, [2, 6]],
  [2, [1, 6]],
  [6, [1, 2]],
])('the edit form moves a rollover in status %i to %j', (from, to) => {
  expect(possible(at(from, 'NEVER_PAID', { kind: 'ROLLOVER' }), editMoveOf)).toEqual(to)
})

test('a rollover whose money came back beside another request is put aside by hand', () => {
  expect(possible(at(4, 'RETURNED', { kind: 'ROLLOVER' }), editMoveOf)).toEqual([6])
})

describe('money', () => {
  const effect = (from: Standing, to: number) => {
    const move = moveOf(from, to)
    return typeof move === 'string' ? move : [move.effect, ...move.needs]
  }
  test('is paid once, with a signature and an approval', () => {
    for (const from of [1, 2, 6])
      for (const to of [3, 4])
        expect(effect(at(from, 'NEVER_PAID'), to)).toEqual(['PAYS', 'SIGNATURE', 'APPROVAL', 'ACCOUNT_NOT_CLOSED'])
  })

  test('that has left is taken back by two, what is still here by one', () => {
    expect(effect(at(6, 'HERE'), 5)).toEqual(['REVERSES'])
    expect(effect(at(6, 'LEFT'), 5)).toEqual(['REVERSES', 'SECOND_PERSON'])
    expect(effect(at(6, 'SAID_RETURNED'), 5)).toEqual(['REVERSES', 'SECOND_PERSON'])
    expect(effect(at(6, 'RETURNED'), 5)).toEqual(['REVERSES'])
    expect(takeBackOf(at(4, 'LEFT'))).toMatchObject({ needs: ['SECOND_PERSON'] })
    expect(takeBackOf(at(4, 'HERE'))).toMatchObject({ needs: [] })
  })

  test('that came back is paid again by two when only staff say so, and never to an account that failed', () => {
    expect(effect(at(6, 'RETURNED'), 2)).not.toContain('SECOND_PERSON')
    expect(effect(at(6, 'SAID_RETURNED'), 2)).toContain('SECOND_PERSON')
    expect(effect(at(6, 'RETURNED'), 2)).toContain('NEW_BANK_DETAILS')
  })

  test('comes back into the way of another request only where there is none', () => {
    for (const money of ['HERE', 'LEFT', 'RETURNED'] as const)
      expect(effect(at(4, money), 6)).toEqual(['NOTHING', 'NO_OTHER_ACTIVE', 'ACCOUNT_NOT_CLOSED'])
  })
})

test.each<[number, Money, 'cancelled' | 'reversed' | null, string]>([
  [1, 'NEVER_PAID', null, 'IN_REVIEW'],
  [5, 'NEVER_PAID', 'cancelled', 'CANCELLED'],
  [5, 'NEVER_PAID', 'reversed', 'CLOSED'],
  [5, 'NEVER_PAID', null, 'CLOSED'],
  [4, 'NEVER_PAID', null, 'IN_REVIEW'],
  [4, 'HERE', null, 'ON_ITS_WAY'],
  [4, 'LEFT', null, 'PAID'],
  [4, 'TAKEN_BACK', null, 'REVERSED'],
  [5, 'TAKEN_BACK', 'reversed', 'REVERSED'],
  [4, 'RETURNED', null, 'CAME_BACK'],
  [5, 'RETURNED', null, 'CAME_BACK'],
])('what the owner reads in status %i with %s money, outcome %s: %s', (status_id, money, outcome, progress) => {
  const request = { status_id, outcome, signed_at: new Date(), is_paper_form: false }
  expect(progressOf(request, money)).toBe(progress)
})
