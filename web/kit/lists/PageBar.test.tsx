import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageBar } from './PageBar.tsx'

const size = { value: 10, onChoose: () => undefined }

test.each([
  [{ offset: 0, count: 10, total: 12 }, 'Only rows 1 to 10 of 12 are printed.'],
  [
    { offset: 0, count: 10, total: 12, size },
    'Only rows 1 to 10 of 12 are printed. Choose more rows a page to print more.',
  ],
  [{ offset: 0, count: 12, total: 12 }, 'All 12 rows are printed.'],
  [{ offset: 0, count: 1, total: 1 }, ''],
  [{ offset: null, count: 25, total: 300 }, 'Only 25 of 300 are printed.'],
  [{ offset: 25, count: 25, total: 1000, isBound: true }, 'Only rows 26 to 50 of 1,000+ are printed.'],
  [{ offset: 0, count: 0, total: 0 }, ''],
])('says in print which rows of the list are printed, for the page %j', (bar, says) => {
  const { container } = render(<PageBar {...bar} onPrevious={null} onNext={null} label="Things" />)
  expect(
    [...container.querySelectorAll('span')]
      .map(({ textContent }) => textContent)
      .find((text) => / printed\./.test(text)) ?? '',
  ).toBe(says)
})
