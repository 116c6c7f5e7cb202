import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { headerHeight } from '../../kit/page/layout.ts'
import { sumOf } from './ApproveRequests.tsx'
import type { Row } from './requestRow.ts'
import { formatCount } from '../../kit/ui/format.ts'

const useStyles = makeStyles({
  // Reserves the bar's space, so that the first selection causes no layout shift.
  place: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '56px',
    marginBlockEnd: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    outlineStyle: 'none',
  },
  // The bar takes the focus even in an empty list, where it reserves no space.
  empty: { minHeight: 0, marginBlockEnd: 0 },
  bar: {
    position: 'sticky',
    top: `${headerHeight + 8}px`,
    zIndex: 5,
    paddingBlock: '6px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { fontWeight: 600 },
  // Narrow enough for a total next to the buttons on the smallest phone.
  button: { minWidth: 'auto', flexShrink: 1, paddingInline: '10px', whiteSpace: 'nowrap' },
  grows: { flexGrow: 1 },
})

/** Id of the element that gets the focus when no row is left. */
export const selectionId = 'selection'

interface Props {
  selected: readonly Row[]
  total: number
  onApprove: () => void
  onClear: () => void
  /** Checkbox that selects the page on a phone, which has no column header. */
  selectAll: ReactNode
  /** Button that shows the keyboard shortcuts. */
  keys: ReactNode
  /** Content of the bar while no row is selected. */
  children: ReactNode
}

/** Shows the number and total of the selected rows, and the actions on them. */
export function SelectionBar({ selected, total, onApprove, onClear, selectAll, keys, children }: Props) {
  const styles = useStyles()
  const isAny = selected.length > 0
  return (
    <section
      id={selectionId}
      aria-label="Selection"
      tabIndex={-1}
      className={mergeClasses(styles.place, total === 0 && styles.empty, isAny && styles.bar)}
      data-print="hide"
      data-thumb
    >
      {selectAll}
      {isAny ? null : <span>{children}</span>}
      <output className={mergeClasses(styles.text, isAny && styles.grows)}>
        {isAny ? `${selected.length} of ${formatCount(total)} selected · ${sumOf(selected)}` : null}
      </output>
      {keys}
      {isAny ? (
        <>
          <Button size="small" className={styles.button} aria-label="Clear selection" onClick={onClear}>
            Clear
          </Button>
          <Button
            size="small"
            appearance="primary"
            className={styles.button}
            aria-label={`Approve ${selected.length} selected`}
            onClick={onApprove}
          >
            {`Approve ${selected.length}`}
          </Button>
        </>
      ) : null}
    </section>
  )
}
