import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { atBottom, large, small } from '../kit/page/layout.ts'
import type { Decision } from './useDecision.ts'
import { formatCount } from '../kit/ui/format.ts'

const useStyles = makeStyles({
  // Sticky while accounts are selected. Without a selection it would only cover rows.
  sticky: { position: 'sticky', bottom: `var(${atBottom}, 0px)`, zIndex: 5 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    rowGap: '8px',
    marginBlockStart: '12px',
    paddingBlock: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [small]: { marginInline: '-16px', paddingInline: '16px' },
    [large]: { marginBlockEnd: '-12px' },
  },
  buttons: { display: 'flex', columnGap: '12px', [small]: { columnGap: '8px' } },
  count: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    marginInlineEnd: 'auto',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    outlineStyle: 'none',
  },
  how: { fontSize: tokens.fontSizeBase200 },
})

/** Id of the element that takes the focus when no row is left. */
export const barId = 'decision-bar'

interface Props {
  /** Number of selected accounts. */
  count: number
  /** Number of rows in the whole list, for "3 of 50 selected". */
  total: number
  busy: boolean
  onDecide: (decision: Decision) => void
}

/** Buttons that ask whether to approve or reject the selected accounts. */
export function DecisionBar({ count, total, busy, onDecide }: Props) {
  const styles = useStyles()
  const closed = count === 0 || busy
  return (
    <div
      className={mergeClasses(styles.bar, count > 0 && styles.sticky)}
      data-print="hide"
      data-stands-fast={count > 0 ? '' : undefined}
    >
      <div id={barId} tabIndex={-1} className={styles.count}>
        <output>
          {count > 0 && total > count
            ? `${formatCount(count)} of ${formatCount(total)} selected`
            : `${formatCount(count)} selected`}
        </output>
        {count === 0 && total > 0 ? <p className={styles.how}>Select accounts to approve or reject.</p> : null}
      </div>
      <div className={styles.buttons}>
        <Button disabledFocusable={closed} onClick={() => onDecide('reject')}>
          Reject
        </Button>
        <Button appearance="primary" disabledFocusable={closed} onClick={() => onDecide('approve')}>
          Approve
        </Button>
      </div>
    </div>
  )
}
