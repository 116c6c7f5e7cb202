import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { headerHeight } from '../../kit/page/layout.ts'
import { sumOf } from './ApproveRequests.tsx'
import type { Row } from './requestRow.ts'
import { formatCount } from '../../kit/ui/format.ts'

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: `${headerHeight + 8}px`,
    zIndex: 5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    rowGap: '8px',
    marginBlockEnd: '8px',
    paddingBlock: '8px',
    paddingInline: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { flexGrow: 1, fontWeight: 600 },
})

interface Props {
  selected: readonly Row[]
  total: number
  onApprove: () => void
  onClear: () => void
}

/** What is chosen of a list and what can be done with it. */
export function SelectionBar({ selected, total, onApprove, onClear }: Props) {
  const styles = useStyles()
  if (selected.length === 0) return null
  return (
    <section aria-label="Selection" className={styles.bar} data-print="hide">
      <output className={styles.text}>
        {`${selected.length} of ${formatCount(total)} selected · ${sumOf(selected)}`}
      </output>
      <Button size="small" appearance="primary" aria-label="Approve selected" onClick={onApprove}>
        Approve
      </Button>
      <Button size="small" aria-label="Clear selection" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
