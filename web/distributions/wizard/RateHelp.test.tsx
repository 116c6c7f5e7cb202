import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NOTICE_REVISION } from './marginalRates.ts'
import { RateHelp } from './RateHelp.tsx'

/** Returns each paragraph, caption and table row as one line. */
function linesOf(element: Element): string {
  const parts = [...element.querySelectorAll('p, caption, tr')]
  const textOf = (part: Element) =>
    part.tagName === 'TR' ? [...part.children].map((cell) => cell.textContent).join(' | ') : part.textContent
  return parts.map((part) => `${textOf(part)}\n`).join('')
}

test.each([
  [false, NOTICE_REVISION],
  [true, `${NOTICE_REVISION}-roth`],
])('shows the withholding notice exactly as in the stored text of its revision, Roth IRA: %s', (isRoth, name) => {
  const { container } = render(<RateHelp isRoth={isRoth} />)
  const kept = readFileSync(`docs/withholding-notices/${name}.txt`, 'utf8')
  expect(linesOf(container)).toBe(kept)
})
