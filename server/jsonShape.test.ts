import { expect, test } from 'vitest'
import { createShapeCheck } from './jsonShape.ts'

const passes = (text: string, pieces = 1) => {
  const check = createShapeCheck({ depth: 3, signs: 10, escapes: 4 })
  const bytes = Buffer.from(text)
  const size = Math.ceil(bytes.length / pieces) || 1
  for (let at = 0; at < bytes.length; at += size) if (!check(bytes.subarray(at, at + size))) return false
  return true
}

test.each([
  ['{"a":[{}]}', true],
  ['{"a":[{"b":[]}]}', false],
  ['[1,2,3,4,5,6,7,8,9,10]', true],
  ['[1,2,3,4,5,6,7,8,9,10,11]', false],
  ['[[],[],[],[]]', true],
  ['[[],[],[],[],[],[]]', false],
  ['"[[[[[[,,,,,,,,,,,,"', true],
  [String.raw`"\"[[[[[["`, true],
  [String.raw`"\\"[[[[`, false],
  [String.raw`{"\\\"[[[[":"]]]]"}`, true],
  ['"é[[[["', true],
  [String.raw`"\n\n\n\n"`, true],
  [String.raw`"\n\n\n\n\n"`, false],
])('decides whether the JSON %s may be parsed: %s, in any number of chunks', (text, expected) => {
  for (const pieces of [1, 2, 3, 7, 100]) expect([pieces, passes(text, pieces)]).toEqual([pieces, expected])
})
