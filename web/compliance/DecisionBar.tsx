import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { atBottom, large, small } from '../kit/page/layout.ts'
import type { Chosen } from './chosen.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import type { Decision, Why } from './useDecision.ts'
import { formatCount } from '../kit/ui/format.ts'

const useStyles = makeStyles({
  // Sticky, so that the bar stays visible below a long list.
  bar: {
    position: 'sticky',
    bottom: `var(${atBottom}, 0px)`,
    zIndex: 5,
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
  count: { marginInlineEnd: 'auto', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})

interface Props {
  chosen: readonly Chosen[]
  /** Number of rows in the whole list, for "3 of 50 selected". */
  total: number
  busy: boolean
  onDecide: (decision: Decision, why: Why) => Promise<void>
}

/** Buttons that approve or reject the selected accounts. A dialog names the people before the decision. */
export function DecisionBar({ chosen, total, busy, onDecide }: Props) {
  const styles = useStyles()
  const [asked, setAsked] = useState<Decision | null>(null)
  const closed = chosen.length === 0 || busy
  return (
    <div className={styles.bar} data-print="hide" data-stands-fast>
      <output className={styles.count}>
        {chosen.length > 0 && total > chosen.length
          ? `${formatCount(chosen.length)} of ${formatCount(total)} selected`
          : `${formatCount(chosen.length)} selected`}
      </output>
      <div className={styles.buttons}>
        <Button disabledFocusable={closed} onClick={() => setAsked('reject')}>
          Reject
        </Button>
        <Button appearance="primary" disabledFocusable={closed} onClick={() => setAsked('approve')}>
          Approve
        </Button>
      </div>
      {asked && chosen.length > 0 ? (
        <DecisionDialog
          decision={asked}
          accounts={chosen}
          busy={busy}
          onConfirm={(why) => void onDecide(asked, why).then(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  )
}
