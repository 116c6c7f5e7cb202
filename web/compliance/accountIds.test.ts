import { describe, expect, it } from 'vitest'
import * as z from '../kit/forms/zod.ts'
import { accountIds, onLines, summaryOf } from './accountIds.ts'

const read = (text: string) => {
  const { success, data, error } = z.safeParse(accountIds, text)
  return success ? data.ids : error.issues.map((issue) => issue.message)
}

describe('parsing account ids', () => {
  it.each(['', ' ', '\n \n'])('refuses text without any account id: %j', (text) =>
    expect(read(text)).toEqual(['Please enter account IDs']),
  )

  it('parses one account id per line, and ignores empty lines and duplicates', () => {
    expect(read(' 510\r\n\n511 \n510\n')).toEqual([510, 511])
  })

  it.each(['1 2', '12 34', '1,2', '1\t2', '510;'])(
    'refuses several account ids on one line: %j is reported as it was typed',
    (line) => expect(read(`510\n${line}`)).toEqual([`Invalid account ID: ${line}`]),
  )

  it.each([
    ['510\t511\r\n512,\n513, 514;515', '510\n511\n512\n513\n514\n515'],
    ['510', '510'],
    ['510 511', '510 511'],
    ['a,b', 'a\nb'],
  ])('splits pasted %j into lines', (text, lines) => expect(onLines(text)).toBe(lines))

  it.each([
    ['', ''],
    ['510', '1 account ID.'],
    ['510\n511\n510', '2 account IDs. Twice: 510.'],
    ['510\n\n51o\n5-1', '1 account ID. Not a number on line 3: 51o, 5-1.'],
  ])('counts account ids while the user types: %j', (text, summary) => expect(summaryOf(text)).toBe(summary))

  it.each(['abc', '12a', '1.5', '-1', '0', '1e3', '99999999999', '2147483648'])(
    'accepts only numbers as account ids: %s is reported as it was typed',
    (line) => expect(read(`510\n${line}`)).toEqual([`Invalid account ID: ${line}`]),
  )

  it('reports the first five invalid account ids together', () => {
    expect(read('a\n1\nb')).toEqual(['Invalid account ID: a, b'])
    expect(read('a\nb\nc\nd\ne\nf')).toEqual(['Invalid account ID: a, b, c, d, e'])
  })

  it('accepts at most one thousand account ids', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('\n')
    expect(read(lines(1_000))).toHaveLength(1_000)
    expect(read(lines(1_001))).toEqual(['Please enter at most 1,000 account IDs'])
  })
})
