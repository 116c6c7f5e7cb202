import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

afterEach(() => vi.useRealTimers())

test('ignores Enter in the first 400 ms of a dialog opened by a letter, and confirms on a later Enter', () => {
  vi.useFakeTimers()
  render(
    <ConfirmDialog
      open
      isFromKey
      title="Approve"
      confirmLabel="Approve"
      cancelLabel="Cancel"
      onConfirm={() => {}}
      onClose={() => {}}
    >
      Approve this request?
    </ConfirmDialog>,
  )
  /** Whether Enter activates the button that has the focus. */
  const pressesEnter = () => fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Enter' })
  expect(screen.queryByText(/too early/)).toBeNull()
  expect(pressesEnter()).toBe(false)
  expect(screen.getByText('Enter was pressed too early and did nothing. Press it again.')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(400))
  expect(pressesEnter()).toBe(true)
  expect(document.activeElement?.textContent).toBe('Approve')
})

test('restarts the pause before Enter confirms at each shortcut press, and ends it for good at another letter', () => {
  vi.useFakeTimers()
  render(
    <ConfirmDialog open isFromKey title="Approve" confirmLabel="Approve" onConfirm={() => {}} onClose={() => {}}>
      Approve this request?
    </ConfirmDialog>,
  )
  const title = screen.getByText('Approve this request?')
  const focused = () => document.activeElement?.textContent
  const wait = () => act(() => void vi.advanceTimersByTime(400))
  wait()
  expect(focused()).toBe('Approve')
  fireEvent.keyDown(title, { key: 'a' })
  expect(focused()).toBe('Close')
  expect(fireEvent.keyDown(title, { key: 'Enter' })).toBe(false)
  wait()
  expect(focused()).toBe('Approve')
  fireEvent.keyDown(title, { key: 'n' })
  fireEvent.keyDown(title, { key: 'a' })
  wait()
  expect(focused()).toBe('Close')
})
