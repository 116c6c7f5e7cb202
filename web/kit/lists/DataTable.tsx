import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, useState, type CSSProperties, type Key, type MouseEvent, type ReactNode } from 'react'
import { EmptyState, type EmptyMark } from '../ui/EmptyState.tsx'
import type { ListSpec } from './listSpec.ts'
import { usePageSize } from './pageSize.ts'
import { Pager } from './Pager.tsx'
import { useCardLayout } from '../page/useCardLayout.ts'
import { useMediaQuery } from '../page/useMediaQuery.ts'
import { wide } from '../page/layout.ts'
import { visuallyHidden } from '../ui/visuallyHidden.ts'

const useStyles = makeStyles({
  // Aligns the text of the first and last column with the text around the table.
  scroller: { marginInline: '-4px', overflowX: 'auto', '@media print': { overflowX: 'visible' } },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  caption: visuallyHidden,
  head: {
    paddingBlock: '10px',
    paddingInline: '12px',
    textAlign: 'start',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    '@media print': { whiteSpace: 'normal' },
    fontSize: tokens.fontSizeBase200,
    fontWeight: 600,
    color: tokens.colorNeutralForeground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  sort: {
    // Makes a sort button 24 pixels high for touch, with its text aligned to headers without a button.
    paddingBlock: '4px',
    paddingInline: 0,
    marginBlock: '-4px',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    whiteSpace: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    // Browsers print the header on every page, but omit a button with a box from the second page on.
    '@media print': { display: 'contents' },
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // The arrow is only decoration, because the header tells screen readers the order. The no-break space keeps it next
  // to the last word.
  ascending: { '::after': { content: '"\\00a0▲" / ""' } },
  descending: { '::after': { content: '"\\00a0▼" / ""' } },
  cell: {
    paddingBlock: '14px',
    paddingInline: '12px',
    verticalAlign: 'baseline',
    fontWeight: 'inherit',
    textAlign: 'start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'break-word',
    '@media print': { paddingBlock: '7px' },
  },
  screenOnly: { '@media print': { display: 'none' } },
  // Wide enough for a reference of ten digits, which are wider than the 0 that the unit ch measures.
  breaks: { display: 'block', minWidth: '11ch', overflowWrap: 'anywhere' },
  edges: { ':first-child': { paddingInlineStart: '4px' }, ':last-child': { paddingInlineEnd: '4px' } },
  row: {
    ':last-child > *': { borderBottom: 0 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':hover + tr[data-below]': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':has(+ tr[data-below]:hover)': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  opens: { cursor: 'pointer' },
  // Makes a row and the text row below look like one row.
  above: { borderBottom: 0, paddingBlock: '10px 2px' },
  below: { paddingBlock: '0 10px' },
  end: {
    textAlign: 'end',
    ':not(:last-child)': { paddingInlineEnd: '40px', '@media print': { paddingInlineEnd: '12px' } },
  },
  fixed: { [wide]: { tableLayout: 'fixed' } },
  column: { [wide]: { width: 'var(--column-width)' } },
  cards: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  joined: {
    rowGap: 0,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  joinedCard: {
    border: 0,
    borderRadius: 0,
    backgroundColor: 'transparent',
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  fact: { display: 'flex', justifyContent: 'space-between', columnGap: '16px', alignItems: 'baseline' },
  term: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { textAlign: 'end', overflowWrap: 'anywhere' },
  prose: { overflowWrap: 'anywhere' },
  heads: { fontWeight: 600 },
  busy: { opacity: 0.6 },
  oneLine: {
    [wide]: {
      '& th, & td': {
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        paddingBlock: '0',
        paddingInline: '5px !important',
      },
      '& thead th': { whiteSpace: 'normal' },
      '& [data-end]:not(:last-child)': { paddingInlineEnd: '16px !important' },
      '& tbody tr:not([data-below])': { height: '44px' },
      '& tr[data-below] > td': { whiteSpace: 'normal', paddingBlock: '0 10px' },
    },
  },
  // Cuts off text that does not fit. The title of the cell or link then has the full text.
  cut: { [wide]: { minWidth: 0, maxWidth: '13ch', overflowX: 'clip', textOverflow: 'ellipsis' } },
  ofColumn: { [wide]: { maxWidth: 'none' } },
  // Compact density is a display setting of the device.
  tableDensity: {
    ':global(html[data-density=compact])': {
      '& th, & td': { paddingBlock: '4px' },
      '& tbody tr:not([data-below])': { height: '34px' },
    },
  },
  cardsDensity: { ':global(html[data-density=compact])': { rowGap: '6px' } },
  cardDensity: { ':global(html[data-density=compact])': { rowGap: '4px', paddingBlock: '8px', paddingInline: '12px' } },
  dense: {
    fontSize: '0.8125rem',
    '& th, & td': { paddingInline: '8px' },
    // Keeps the touch target of a link 24 pixels high in a compact table.
    '& a': { paddingBlock: '4px' },
    '& th:first-child, & td:first-child': { paddingInlineStart: '4px' },
  },
})

export interface Column<Row> {
  key: string
  header: string
  /** Replaces `header` in the table's header row. */
  headerCell?: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** True for the column that names its row for screen readers. On a phone, the column is the heading of the card. */
  rowHeader?: boolean
  /** True to omit the column from cards. */
  tableOnly?: boolean
  /** True for names or addresses. A long word then breaks before the table becomes too wide. */
  breaks?: boolean
  /** Sort order that the header offers: `AMOUNT` for AMOUNT_ASC and AMOUNT_DESC. */
  sort?: string
  /** True if the shown value decreases while the sort order ascends, such as an age sorted by its start date. */
  falls?: boolean
  /**
   * Width of the column in pixels, relative to the other columns, in a wide window. Keeps widths independent of the
   * shown rows.
   */
  width?: number
  /** True to omit the column in print, such as links to other screens. */
  screenOnly?: boolean
  /** True for sentences. A card shows them at full width below their label. */
  prose?: boolean
  /**
   * True for an action whose button repeats the header, so that a card shows no label. A function decides for each row.
   */
  namesItself?: boolean | ((row: Row) => boolean)
}

interface Props<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  empty: ReactNode
  /** Next step for the user if the table is empty. */
  emptyAction?: ReactNode
  /** Icon above the text of an empty table. */
  emptyMark?: EmptyMark | undefined
  /** True to split the rows into pages. Omit it if the server pages the list, and add a Pager below. */
  paged?: boolean
  busy?: boolean
  /** True for a table with many columns. */
  dense?: boolean
  /** True to show each row on one line if the window is wide enough. */
  oneLine?: boolean
  /** True to open the link in a row's header after a click anywhere in the row. Keyboard users press the link. */
  opensRows?: boolean
  /** Text at full width, in a table row below the row or at the end of the row's card; null for no text. */
  below?: (row: Row) => ReactNode
  /** Content of a row's card, instead of the columns. */
  card?: (row: Row) => ReactNode
  /** True to show all rows as one card with lines between them, where rows are shown as cards. */
  joined?: boolean
  sorting?: Sorting
}

/** Current sort order, as in the GraphQL schema: `AMOUNT_DESC`. */
interface Sorting {
  spec: ListSpec
  sort: string
  sortBy: (sort: string) => void
}

/** A table in a wide window, and a list of cards in a narrow one. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, rows, empty, emptyAction, emptyMark, paged, busy } = props
  const styles = useStyles()
  const cards = useCardLayout()
  const [wanted, setPage] = useState(0)
  const pageSize = usePageSize()
  const page = Math.min(wanted, Math.max(0, Math.ceil(rows.length / pageSize) - 1))
  const isPaper = useMediaQuery('print')
  const shown = paged && !isPaper ? rows.slice(page * pageSize, (page + 1) * pageSize) : rows
  const View = cards ? Cards : Table
  return (
    <div aria-busy={busy ?? false} className={mergeClasses(busy && styles.busy)}>
      {rows.length === 0 ? (
        <div className={mergeClasses(cards && styles.card)}>
          <EmptyState action={emptyAction} mark={emptyMark}>
            {empty}
          </EmptyState>
        </div>
      ) : (
        <View {...props} rows={shown} />
      )}
      {paged ? (
        <Pager
          page={isPaper ? 0 : page}
          total={rows.length}
          size={isPaper ? rows.length : pageSize}
          onPage={setPage}
          label={caption}
        />
      ) : null}
    </div>
  )
}

type ViewProps<Row> = Props<Row>

function Table<Row>({ caption, columns, rows, rowKey, dense, oneLine, opensRows, below, sorting }: ViewProps<Row>) {
  const styles = useStyles()
  const isFixed = columns.every(({ width }) => width !== undefined)
  // Computed once for each column, because computing it for each cell is slow.
  const looks = columns.map(({ align, screenOnly }) =>
    mergeClasses(styles.cell, styles.edges, align === 'end' && styles.end, screenOnly && styles.screenOnly),
  )
  const nameAt = Math.max(
    0,
    columns.findIndex(({ rowHeader }) => rowHeader),
  )
  const breaks = mergeClasses(styles.breaks, oneLine && styles.cut, isFixed && styles.ofColumn)
  return (
    <div className={styles.scroller}>
      <table
        className={mergeClasses(
          styles.table,
          dense && styles.dense,
          oneLine && styles.oneLine,
          isFixed && styles.fixed,
          styles.tableDensity,
        )}
      >
        <caption className={styles.caption}>{caption}</caption>
        {isFixed ? (
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} className={styles.column} style={widthOf(width)} />
            ))}
          </colgroup>
        ) : null}
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const notes = below?.(row) ?? null
            return (
              <Fragment key={rowKey(row)}>
                <tr
                  className={mergeClasses(styles.row, opensRows && styles.opens)}
                  onClick={opensRows ? openRow : undefined}
                >
                  {columns.map((column, index) => {
                    const content = column.breaks ? (
                      <span className={breaks}>{column.cell(row)}</span>
                    ) : (
                      column.cell(row)
                    )
                    const look = looks[index]
                    const className = notes === null ? look : mergeClasses(look, styles.above)
                    return column.rowHeader ? (
                      <th key={column.key} scope="row" className={className}>
                        {content}
                      </th>
                    ) : (
                      <td key={column.key} className={className} data-end={column.align === 'end' || undefined}>
                        {content}
                      </td>
                    )
                  })}
                </tr>
                {notes ? (
                  <tr data-below className={styles.row}>
                    {/* Starts the text below the name of the row, not below its checkbox. */}
                    {columns.slice(0, nameAt).map(({ key }, index) => (
                      <td key={key} className={mergeClasses(looks[index], styles.below)}>
                        {null}
                      </td>
                    ))}
                    <td
                      colSpan={columns.length - nameAt}
                      className={mergeClasses(styles.cell, styles.edges, styles.below)}
                    >
                      {notes}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Clicks the link in the row's header, unless the user clicked another control or selected text. */
function openRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  const isControl = target instanceof Element && target.closest('a,button,input,label')
  if (!isControl && !getSelection()?.toString()) currentTarget.querySelector<HTMLElement>('th a')?.click()
}

const widthOf = (width = 0) => ({ '--column-width': `${width}px` }) as CSSProperties

function ariaSort(by: string, sort: string, falls: boolean): 'ascending' | 'descending' | 'none' {
  if (sort !== `${by}_ASC` && sort !== `${by}_DESC`) return 'none'
  return (sort === `${by}_ASC`) === falls ? 'descending' : 'ascending'
}

/** A header of the table. If the list offers the sort order, the header is a button that sorts. */
function HeaderCell<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const styles = useStyles()
  const { sort: by, header, headerCell, align, screenOnly, falls = false } = column
  const className = mergeClasses(
    styles.head,
    styles.edges,
    align === 'end' && styles.end,
    screenOnly && styles.screenOnly,
  )
  if (!sorting || !by || !(by in sorting.spec.sorts))
    return (
      <th scope="col" className={className} data-end={align === 'end' || undefined}>
        {headerCell ?? header}
      </th>
    )
  const order = ariaSort(by, sorting.sort, falls)
  return (
    <th scope="col" aria-sort={order} className={className} data-end={align === 'end' || undefined}>
      <button
        type="button"
        className={mergeClasses(styles.sort, order !== 'none' && styles[order])}
        onClick={() => sorting.sortBy(sorting.sort === `${by}_ASC` ? `${by}_DESC` : `${by}_ASC`)}
      >
        {header}
      </button>
    </th>
  )
}

function Cards<Row>({ caption, columns, rows, rowKey, card, joined, below }: ViewProps<Row>) {
  const styles = useStyles()
  const onCard = columns.filter((column) => !column.tableOnly)
  return (
    <ul
      aria-label={caption}
      className={mergeClasses(styles.cards, styles.cardsDensity, joined && styles.joined)}
      data-thumb
    >
      {rows.map((row) => (
        <li key={rowKey(row)} className={mergeClasses(styles.card, styles.cardDensity, joined && styles.joinedCard)}>
          {card ? (
            card(row)
          ) : (
            <dl className={styles.cards}>
              {onCard.map((column) => (
                <Fact key={column.key} column={column} isNamed={namesItself(column, row)}>
                  {column.cell(row)}
                </Fact>
              ))}
            </dl>
          )}
          {card ? null : below?.(row)}
        </li>
      ))}
    </ul>
  )
}

const namesItself = <Row,>({ namesItself: named }: Column<Row>, row: Row) =>
  typeof named === 'function' ? named(row) : (named ?? false)

interface FactProps {
  column: Pick<Column<never>, 'header' | 'prose' | 'rowHeader'>
  /** True to show the value without its label. */
  isNamed: boolean
  children: ReactNode
}

function Fact({ column: { header, prose, rowHeader }, isNamed, children }: FactProps) {
  const styles = useStyles()
  if (children === null || children === undefined || children === '') return null
  return (
    <div className={prose ? undefined : styles.fact}>
      <dt className={isNamed ? styles.caption : styles.term}>{header}</dt>
      <dd className={mergeClasses(prose ? styles.prose : styles.value, rowHeader && styles.heads)}>{children}</dd>
    </div>
  )
}
