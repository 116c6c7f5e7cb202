import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { act, render, screen as page } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest'
import { hostNotices } from '../notices/notices.ts'
import { lazyPart } from './lazyPart.ts'

const part = { default: () => <p>The part</p> }
const shown: string[] = []

beforeEach(() => {
  shown.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/**
 * Renders a page with an input and a lazy component. The component's file fails to load `failures` times with
 * `message`.
 */
async function show(message: string, failures: number, isQuiet = false) {
  hostNotices(({ text }) => void shown.push(text))
  const load: Mock<() => Promise<typeof part>> = vi.fn<() => Promise<typeof part>>(() =>
    load.mock.calls.length > failures ? Promise.resolve(part) : Promise.reject(new TypeError(message)),
  )
  const Part = lazyPart(load, isQuiet)
  render(
    <ErrorBoundary fallback={<p>Something went wrong!</p>} onError={() => undefined}>
      <input aria-label="Amount" defaultValue="12" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return load
}

it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
  'error loading dynamically imported module: http://localhost/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('keeps the page usable and retries the import of a component that failed with: %s', async (message) => {
  await show(message, 3)
  expect(page.getByLabelText<HTMLInputElement>('Amount').value).toBe('12')
  expect(page.queryByText('Something went wrong!')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  page.getByText('The part')
  expect(shown).toEqual(['A part of this page could not be loaded. Check your connection.'])
})

it('retries a failed import when the network is back, and shows no notice if isQuiet is true', async () => {
  const load = await show('Failed to fetch dynamically imported module: x', 1, true)
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => {
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
  })
  page.getByText('The part')
  expect(shown).toEqual([])
})

it('passes an error in the loaded code of a component to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = await show('x is not a function', 1)
  page.getByText('Something went wrong!')
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads every lazy component with lazyPart, within a Suspense boundary unless the screen waits for it', async () => {
  const files: string[] = []
  for await (const file of glob('web/**/*.tsx')) if (!file.endsWith('.test.tsx')) files.push(file)
  const using = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  expect(using.filter(({ text }) => /\blazy\(/.test(text)).map(({ file }) => file)).toEqual([])
  const parts = using.filter(({ text }) => text.includes('= lazyPart('))
  expect(parts.length).toBeGreaterThan(20)
  const waitsWithScreen = [
    'web/accounting/AccountBookPage.tsx',
    'web/accounting/AccountingPage.tsx',
    'web/accounting/TransactionDetailPage.tsx',
    'web/accounting/TransactionsPage.tsx',
    'web/approvals/Approvals.tsx',
    'web/distributions/tracking/RequestState.tsx',
    'web/holds/PayoutHold.tsx',
  ]
  // The section of the dialog that opens them waits.
  const waitsWithDialog = ['web/distributions/requests/PayEstate.tsx', 'web/distributions/requests/PutBack.tsx']
  const alone = parts.filter(({ text }) => !text.includes('<Suspense')).map(({ file }) => file)
  expect(alone.toSorted()).toEqual([...waitsWithScreen, ...waitsWithDialog].toSorted())
})
