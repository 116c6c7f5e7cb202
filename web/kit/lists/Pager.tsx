import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { pageSize } from './pageSize.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '8px',
    paddingBlockStart: '12px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  text: { fontVariantNumeric: 'tabular-nums', marginInlineEnd: '8px' },
})

interface Props {
  /** Zero-based. */
  page: number
  total: number
  onPage: (page: number) => void
  size?: number
  /** Names the table for a screen reader. */
  label: string
}

/** "from - to / total" */
export function Pager({ page, total, onPage, size = pageSize, label }: Props) {
  const styles = useStyles()
  const last = Math.max(0, Math.ceil(total / size) - 1)
  const from = total === 0 ? 0 : page * size + 1
  const to = Math.min(total, (page + 1) * size)
  return (
    <nav aria-label={`Pages of ${label}`} className={styles.root}>
      <output className={styles.text}>{`${from} - ${to} / ${total}`}</output>
      <Button size="small" data-print="hide" disabledFocusable={page <= 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button size="small" data-print="hide" disabledFocusable={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
