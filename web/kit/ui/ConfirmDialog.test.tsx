import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

afterEach(() => vi.useRealTimers())

test('asks for a second Enter if the first comes at once after the letter, and confirms on the second', () => {
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

test('restarts the pause at each press of the shortcut, and never confirms on Enter after another letter', () => {
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
