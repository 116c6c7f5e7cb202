import { describe, expect, it } from 'vitest'
import * as z from '../kit/forms/zod.ts'
import { accountIds, onLines, summaryOf } from './accountIds.ts'

const read = (text: string) => {
  const { success, data, error } = z.safeParse(accountIds, text)
  return success ? data.ids : error.issues.map((issue) => issue.message)
}

describe('account ids', () => {
  it.each(['', ' ', '\n \n'])('are wanted: %j', (text) => expect(read(text)).toEqual(['Please enter account IDs']))

  it('stand in a line each; empty lines do not count and the same id counts once', () => {
    expect(read(' 510\r\n\n511 \n510\n')).toEqual([510, 511])
  })

  it.each(['1 2', '12 34', '1,2', '1\t2', '510;'])('are one a line: %j is told by its value', (line) =>
    expect(read(`510\n${line}`)).toEqual([`Invalid account ID: ${line}`]),
  )

  it.each([
    ['510\t511\r\n512,\n513, 514;515', '510\n511\n512\n513\n514\n515'],
    ['510', '510'],
    ['510 511', '510 511'],
    ['a,b', 'a\nb'],
  ])('are put on lines of their own when %j is pasted', (text, lines) => expect(onLines(text)).toBe(lines))

  it.each([
    ['', ''],
    ['510', '1 account ID.'],
    ['510\n511\n510', '2 account IDs. Twice: 510.'],
    ['510\n\n51o\n5-1', '1 account ID. Not a number on line 3: 51o, 5-1.'],
  ])('are counted while they are typed: %j', (text, summary) => expect(summaryOf(text)).toBe(summary))

  it.each(['abc', '12a', '1.5', '-1', '0', '1e3', '99999999999', '2147483648'])(
    'are numbers: %s is told by its value',
    (line) => expect(read(`510\n${line}`)).toEqual([`Invalid account ID: ${line}`]),
  )

  it('that are wrong are told together, the first five of them', () => {
    expect(read('a\n1\nb')).toEqual(['Invalid account ID: a, b'])
    expect(read('a\nb\nc\nd\ne\nf')).toEqual(['Invalid account ID: a, b, c, d, e'])
  })

  it('are taken a thousand at once', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('\n')
    expect(read(lines(1_000))).toHaveLength(1_000)
    expect(read(lines(1_001))).toEqual(['Please enter at most 1,000 account IDs'])
  })
})
