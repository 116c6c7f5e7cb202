import { FluentProvider } from '@fluentui/react-components'
import { render, screen as page, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { BesideDrawer } from '../page/useCardLayout.ts'
import { isTight } from '../page/layout.ts'
import { DataTable, type Column } from './DataTable.tsx'

interface Row {
  id: number
  note: string | null
}

const columns: Column<Row>[] = [
  { key: 'id', header: 'Number', rowHeader: true, cell: (row) => `No. ${row.id}` },
  { key: 'note', header: 'Note', cell: (row) => row.note },
  { key: 'kind', header: 'Kind', tableOnly: true, cell: () => 'kind' },
]

const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id, note: id === 0 ? null : 'n' }))

const things = (list: Row[], besideDrawer = false) => (
  <FluentProvider>
    <BesideDrawer value={besideDrawer}>
      <DataTable caption="Things" columns={columns} rows={list} rowKey={(row) => row.id} empty="Nothing." paged />
    </BesideDrawer>
  </FluentProvider>
)
const show = (list: Row[], besideDrawer = false) => render(things(list, besideDrawer))

const wide = window.matchMedia
afterEach(() => {
  window.matchMedia = wide
})

describe('a data table', () => {
  it('gives a table and its rows accessible names', () => {
    show(rows(1))
    expect(within(page.getByRole('table', { name: 'Things' })).getByRole('rowheader').textContent).toBe('No. 0')
  })

  it('shows the range "0 - 0 / 0" for an empty table', () => {
    show([])
    expect(page.getByText('Nothing.')).toBeTruthy()
    expect(page.getByText('0 - 0 / 0')).toBeTruthy()
    expect(page.queryByRole('button')).toBeNull()
  })

  it('starts the text below a row under the name of the row, after its checkbox', () => {
    const select: Column<Row> = { key: 'select', header: 'Select', cell: () => '' }
    render(
      <DataTable
        caption="Things"
        columns={[select, ...columns]}
        rows={rows(1)}
        rowKey={(row) => row.id}
        empty="Nothing."
        below={() => 'not signed'}
      />,
    )
    const cells = [...page.getByText('not signed').closest('tr')!.querySelectorAll('td')]
    expect(cells.map(({ textContent, colSpan }) => [textContent, colSpan])).toEqual([
      ['', 1],
      ['not signed', 3],
    ])
  })

  it("follows the link in a row's header after a click anywhere in the row, except on another control", async () => {
    const pressed: string[] = []
    const links: Column<Row>[] = [
      {
        key: 'id',
        header: 'Number',
        rowHeader: true,
        cell: ({ id }) => (
          <a
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault()
              pressed.push(`link ${id}`)
            }}
          >
            {id}
          </a>
        ),
      },
      { key: 'note', header: 'Note', cell: ({ note }) => note },
      { key: 'act', header: 'Act', cell: () => <button type="button">Act</button> },
    ]
    render(<DataTable caption="Things" columns={links} rows={rows(2)} rowKey={({ id }) => id} empty="" opensRows />)
    await userEvent.click(page.getByText('n'))
    expect(pressed).toEqual(['link 1'])
    await userEvent.click(page.getAllByRole('button')[1]!)
    expect(pressed).toEqual(['link 1'])
    await userEvent.click(page.getByText('1'))
    expect(pressed).toEqual(['link 1', 'link 1'])
  })

  it('says in print which rows of the table are printed, and prints no buttons', () => {
    show(rows(12))
    expect(page.getByText('Only rows 1 to 10 of 12 are printed.')).toBeTruthy()
    for (const button of page.getAllByRole('button')) expect(button.closest('[data-print=hide]')).toBeTruthy()
  })

  it.each([
    [10, []],
    [11, ['Previous', 'Next']],
  ])("shows page buttons for %i rows only if one page can't show all rows", (count, buttons) => {
    show(rows(count))
    expect(page.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  })

  it('shows the last remaining page when rows of the table disappear', async () => {
    const { rerender } = show(rows(21))
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    expect(page.getByText('21 - 21 / 21')).toBeTruthy()
    rerender(things(rows(20)))
    expect(page.getByText('11 - 20 / 20')).toBeTruthy()
  })

  it('shows cards instead of a table when an open drawer leaves only the width of a phone', () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query === isTight })
    const { unmount } = show(rows(1), true)
    expect(page.queryByRole('table')).toBeNull()
    unmount()
    show(rows(1))
    expect(page.getByRole('table', { name: 'Things' })).toBeTruthy()
  })

  it('shows cards in a narrow window, without table-only columns and empty values', () => {
    window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('<') })
    show(rows(2))
    expect(page.queryByRole('table')).toBeNull()
    const [first, second] = within(page.getByRole('list', { name: 'Things' })).getAllByRole('listitem')
    expect(first?.textContent).toBe('NumberNo. 0')
    expect(second?.textContent).toBe('NumberNo. 1Noten')
  })
})
