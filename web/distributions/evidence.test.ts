import { expect, test } from 'vitest'
import { typeWithReason } from './evidence.ts'

test.each([
  ['Normal', null, 'Normal'],
  ['Disability', 'DISABILITY', 'Disability'],
  ['Roth Exceptions', 'DISABILITY', 'Disability (Roth Exceptions)'],
])('describes distribution type %s with evidence of %s as "%s"', (type, of, text) => {
  expect(typeWithReason(type, of)).toBe(text)
})
