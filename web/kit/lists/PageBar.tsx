import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { small } from '../page/layout.ts'
import { formatCount } from '../ui/format.ts'
import { Select } from '../ui/Select.tsx'
import { Button } from '../ui/Button.tsx'
import { pageSizes } from './pageSize.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '8px',
    rowGap: '12px',
    paddingBlockStart: '12px',
    [small]: { justifyContent: 'space-between' },
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  // On a phone, the pager gets a line of its own, so that it does not wrap.
  beside: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginInlineEnd: 'auto', [small]: { flexBasis: '100%' } },
  select: {
    minHeight: '28px',
    paddingBlock: 0,
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
  },
  // Hidden on a phone, where the row has room only for the actions and the pager.
  size: { [small]: { display: 'none' } },
  turn: { display: 'flex', columnGap: '8px' },
  text: { marginInlineEnd: '8px', '@media print': { display: 'none' } },
  onPaper: { display: 'none', '@media print': { display: 'inline' } },
})

interface Props {
  /** Number of rows before the shown page; null if they are not counted. */
  offset: number | null
  /** Number of rows on the shown page. */
  count: number
  total: number
  /** True if the list has more rows than `total`. */
  isBound?: boolean
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Name of the table for screen readers. */
  label: string
  /** Actions on all rows of the list. */
  beside?: ReactNode
  /** Select field for the page size. Not shown without `size`, and not for a list of at most ten rows. */
  size?: { value: number; onChoose: (size: number) => void }
}

/** Shows the range of rows, "from - to / total", and the pager if the list has several pages. */
export function PageBar({ offset, count, total, isBound = false, onPrevious, onNext, label, beside, size }: Props) {
  const styles = useStyles()
  const [from, to] = count === 0 ? [0, 0] : [(offset ?? 0) + 1, (offset ?? 0) + count]
  const range = offset === null && count > 0 ? String(count) : `${formatCount(from)} - ${formatCount(to)}`
  const all = `${formatCount(total)}${isBound ? '+' : ''}`
  return (
    <nav aria-label={`Pages of ${label}`} className={styles.root} data-thumb>
      {beside && total > 0 ? (
        <span className={styles.beside} data-print="hide">
          {beside}
        </span>
      ) : null}
      {size && total > pageSizes[0] ? (
        <span className={styles.size} data-print="hide">
          <Select
            aria-label={`Rows a page of ${label}`}
            className={styles.select}
            value={size.value}
            onChange={({ target }) => size.onChoose(Number(target.value))}
          >
            {pageSizes.map((rows) => (
              <option key={rows} value={rows}>{`${rows} rows`}</option>
            ))}
          </Select>
        </span>
      ) : null}
      <output className={styles.text}>{`${range} / ${all}`}</output>
      {total > 1 ? (
        <span className={styles.onPaper}>
          {count < total || isBound
            ? `Only ${offset === null ? formatCount(count) : `rows ${formatCount(from)} to ${formatCount(to)}`} of ${all} are printed.${size ? ' Choose more rows a page to print more.' : ''}`
            : `All ${all} rows are printed.`}
        </span>
      ) : null}
      {count < total || isBound ? (
        <span className={styles.turn} data-print="hide">
          <Button size="small" disabledFocusable={onPrevious === null} onClick={() => onPrevious?.()}>
            Previous
          </Button>
          <Button size="small" disabledFocusable={onNext === null} onClick={() => onNext?.()}>
            Next
          </Button>
        </span>
      ) : null}
    </nav>
  )
}
