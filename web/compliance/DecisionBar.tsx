import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { large, small } from '../kit/page/layout.ts'
import type { ReasonInput } from '../distributions/reasons.ts'
import { RejectDialog } from './RejectDialog.tsx'
import type { Decision } from './useDecision.ts'

const useStyles = makeStyles({
  // In reach however long the list above is.
  bar: {
    position: 'sticky',
    bottom: 0,
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
  chosen: readonly number[]
  busy: boolean
  onDecide: (decision: Decision, why?: { reason?: ReasonInput }) => Promise<void>
}

/** What can be done with the ticked accounts. */
export function DecisionBar({ chosen, busy, onDecide }: Props) {
  const styles = useStyles()
  const [isAsking, setAsking] = useState(false)
  const closed = chosen.length === 0 || busy
  return (
    <div className={styles.bar} data-print="hide">
      <output className={styles.count}>{`${chosen.length} selected`}</output>
      <div className={styles.buttons}>
        <Button disabledFocusable={closed} onClick={() => setAsking(true)}>
          Reject
        </Button>
        <Button appearance="primary" disabledFocusable={closed} onClick={() => void onDecide('approve')}>
          Approve
        </Button>
      </div>
      {isAsking && chosen.length > 0 ? (
        <RejectDialog
          accountIds={chosen}
          busy={busy}
          onConfirm={(why) => void onDecide('reject', why).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
