import { expect, test } from 'vitest'
import { documentTitle } from './documentTitle.ts'

test.each([
  ['statement-2025-q4-100001.pdf', 'Statement, Q4 2025'],
  ['statement-2025-q4-100001-corrected-2.pdf', 'Statement, Q4 2025, corrected'],
  ['form-5498-2025-100003.pdf', 'Form 5498, 2025'],
  ['form-1099-r-2026-100003-ana-archer.pdf', 'Form 1099-R, 2026'],
  // These file names get no title, because the document type next to a file has the same words.
  ['agreement.pdf', null],
  ['distribution-form.pdf', null],
  ['statement.pdf', null],
])('titles the file %s as %s', (fileName, title) => {
  expect(documentTitle(fileName)).toBe(title)
})
