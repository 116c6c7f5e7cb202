import { FluentProvider } from '@fluentui/react-components'
import { render, screen as page } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { listSpec, listVariables } from './listSpec.ts'
import { PrintAll } from './PrintAll.tsx'
import { listState } from './useListState.ts'

const spec = listSpec({ sorts: { DATE: 'Date' }, defaultSort: 'DATE_DESC' })

const print = window.print
afterEach(() => {
  window.print = print
})

it('prints a list after it shows all rows, and then shows its pages again', async () => {
  const done: string[] = []
  window.print = () => void done.push('print')
  const state = { showAll: () => void done.push('all'), showPages: () => void done.push('pages') }
  const bar = (isWhole: boolean) => (
    <FluentProvider>
      <PrintAll state={state} isWhole={isWhole} total={12} label="Transactions" />
    </FluentProvider>
  )
  const { rerender } = render(bar(false))
  await userEvent.click(page.getByRole('button', { name: 'Print all 12 rows of Transactions' }))
  expect(done).toEqual(['all'])
  rerender(bar(true))
  expect(done).toEqual(['all', 'print'])
  window.dispatchEvent(new Event('afterprint'))
  window.dispatchEvent(new Event('afterprint'))
  expect(done).toEqual(['all', 'print', 'pages'])
})

it('fetches the first 100 rows to print a list, with the order and filters of the list', () => {
  const went: string[] = []
  const state = listState(spec, { wanted: '?sort=DATE_ASC&after=c10', busy: false, pageSize: 10 }, (to) =>
    went.push(to),
  )
  state.showAll()
  expect(went).toEqual(['?sort=DATE_ASC&all=1'])
  const variables = listVariables(spec, new URLSearchParams(went[0]), 10)
  expect(variables).toEqual({ first: 100, after: null, last: null, before: null, sort: 'DATE_ASC' })
  listState(spec, { wanted: went[0]!, busy: false, pageSize: 10 }, (to) => went.push(to)).showPages()
  expect(went.at(-1)).toBe('?sort=DATE_ASC')
})
