import { expect, test } from 'vitest'
import { WITHHOLDING_NOTICES } from '../../contract/withholdingNotice.ts'
import { NOTICE_REVISION } from '../../web/distributions/wizard/marginalRates.ts'

test('shows the newest revision of the withholding notice in the web', () => {
  expect(WITHHOLDING_NOTICES.at(-1)).toBe(NOTICE_REVISION)
})
