import { expect, it } from 'vitest'
import { changedText } from './changedText.ts'

it.each([
  [['REQUEST 1'], '1 request changed.'],
  [['REQUEST 1', 'REQUEST 2', 'JOB 2'], '2 requests and 1 job changed.'],
  [['APPROVAL 3', 'NEW_KIND 1'], '1 approval and 1 record changed.'],
  [[], 'The latest changes could not be loaded.'],
])('describes the unseen changes %j as "%s"', (keys, text) => {
  expect(changedText(new Set(keys))).toBe(text)
})
