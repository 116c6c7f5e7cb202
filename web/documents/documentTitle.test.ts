import { expect, test } from 'vitest'
import { documentTitle } from './documentTitle.ts'

test.each([
  ['statement-2025-q4-100001.pdf', 'Statement', 'Statement, Q4 2025'],
  ['statement-2025-q4-100001-corrected-2.pdf', 'Statement', 'Statement, Q4 2025, corrected'],
  ['form-5498-2025-100003.pdf', 'Tax form', 'Form 5498, 2025'],
  ['form-1099-r-2026-100003-ana-archer.pdf', 'Tax form', 'Form 1099-R, 2026'],
  ['agreement.pdf', 'Custodial Agreement', 'Custodial Agreement'],
  ['distribution-form.pdf', 'Distribution Form', 'Distribution Form'],
  ['letter.pdf', 'General Upload', null],
  ['statement.pdf', 'General Upload', null],
])('the title of %s, a %s, is %s', (fileName, type, title) => {
  expect(documentTitle(fileName, type)).toBe(title)
})
