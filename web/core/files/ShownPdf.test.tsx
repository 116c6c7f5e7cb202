import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShownPdf } from './ShownPdf.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { pdfViewerEnabled: true }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const note = () => screen.queryByRole('status')?.textContent ?? null

test.each([
  ['until the viewer has had time to draw it', true, 1900, 200],
  ['for a few seconds if it never loads', false, 7900, 200],
])('covers the viewer of a PDF %s', (_, loads, covered, more) => {
  render(<ShownPdf path="/files/document/1/a" title="Statement" />)
  const frame = screen.getByTitle('Statement')
  if (loads) fireEvent.load(frame)
  wait(covered)
  expect(note()).toBe('Loading the document…')
  wait(more)
  expect(note()).toBeNull()
  expect(screen.getByTitle('Statement')).toBe(frame)
})

test('covers the viewer again for another PDF', () => {
  const { rerender } = render(<ShownPdf path="/files/document/1/a" title="Statement" />)
  wait(10_000)
  expect(note()).toBeNull()
  rerender(<ShownPdf path="/files/document/1/b" title="Statement" />)
  expect(note()).toBe('Loading the document…')
})
