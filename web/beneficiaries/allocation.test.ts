import { describe, expect, test } from 'vitest'
import { inWords, isComplete, readPercent, runningTotal, splitEqually, whoReceives } from './allocation.ts'

describe('parsing a share in percent', () => {
  test.each([
    ['0', 0],
    ['60', 60],
    [' 60 % ', 60],
    ['100', 100],
  ])('parses percentage %j as %i', (text, percent) => {
    expect(readPercent(text)).toBe(percent)
  })

  test.each(['', '-1', '101', '33.3', '1e1', 'ten', '0x10', '1000'])('refuses percentage %j', (text) => {
    expect(readPercent(text)).toBeNull()
  })
})

describe('the shares of a group of beneficiaries', () => {
  test('counts an empty group as complete', () => {
    expect(isComplete([])).toBe(true)
  })

  test.each([
    [[99], false],
    [[100], true],
    [[60, 40], true],
    [[60, 41], false],
    [[100, null], false],
    [[0, 100], true],
  ])('decides whether shares %j make a group complete: %s', (amounts, complete) => {
    expect(isComplete(amounts)).toBe(complete)
  })

  test("shows a group's total, and the percentage left or in excess", () => {
    expect(runningTotal([50, 30])).toBe('80% of 100%, 20% left')
    expect(runningTotal([60, 40])).toBe('100% of 100%')
    expect(runningTotal([60, 50])).toBe('110% of 100%, 10% too much')
    expect(runningTotal([60, null])).toBe('60% of 100%, 40% left')
  })

  test('splits a group of any size into whole percentages that total 100 and differ by at most one', () => {
    expect(splitEqually(3)).toEqual([34, 33, 33])
    for (let count = 1; count <= 50; count++) {
      const shares = splitEqually(count)
      expect(shares.reduce((a, b) => a + b, 0)).toBe(100)
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
    }
  })

  test("describes a group's shares in a sentence, without zero shares", () => {
    const members = [
      { name: 'Ana', amount: 60 },
      { name: 'Eva', amount: 0 },
      { name: 'Ben', amount: 40 },
    ]
    expect(inWords(members)).toBe('Ana receives 60%, Ben 40%')
  })
})

describe('the sentences about recipients', () => {
  const share = (name: string, amount: number) => ({ name, amount })

  test('names the recipients if the primary beneficiaries survive the owner, and if none does', () => {
    expect(whoReceives([share('Ana', 60), share('Ben', 40), share('Cy', 0)], [share('Eve', 100)])).toEqual([
      'When you die, Ana receives 60%, Ben 40%.',
      'If none of them is alive then, Eve receives 100%.',
      'If one of them dies before you, come back and update the shares.',
    ])
  })

  test('says that there is no contingent beneficiary, and nothing if there is no primary one', () => {
    expect(whoReceives([share('Ana', 100)], [])).toEqual([
      'When you die, Ana receives 100%.',
      'You have no contingent beneficiary.',
    ])
    expect(whoReceives([], [share('Eve', 100)])).toEqual([])
  })
})
