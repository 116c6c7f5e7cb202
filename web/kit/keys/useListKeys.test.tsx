import { render, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useListKeys } from './useListKeys.ts'

function List({ rows }: { rows: readonly string[] }) {
  useListKeys(rows, (row) => `row-${row}`, {
    address: '/list',
    open: () => {},
    approve: undefined,
    approveTicked: undefined,
    select: undefined,
  })
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          <a id={`row-${row}`} href="/row">
            {row}
          </a>
        </li>
      ))}
    </ul>
  )
}

test('focuses the first row on the key j after the list was empty', async () => {
  const user = userEvent.setup()
  const shown = (rows: readonly string[]) => (
    <MemoryRouter>
      <List rows={rows} />
    </MemoryRouter>
  )
  const focused = () => document.activeElement?.id
  const { rerender } = render(shown(['one', 'two']))
  await waitFor(async () => {
    await user.keyboard('j')
    expect(focused()).toBe('row-two')
  })
  rerender(shown([]))
  rerender(shown(['three', 'four']))
  await user.keyboard('j')
  expect(focused()).toBe('row-three')
})
