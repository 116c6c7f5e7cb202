import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { Decide_row$key } from '../__generated__/Decide_row.graphql.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { returning } from '../kit/keys/lastRow.ts'
import { openDialogs, useKeys } from '../kit/keys/useKeys.ts'
import { Card } from '../kit/ui/Card.tsx'
import { nameOf } from './chosen.ts'
import { DecisionDialog, effects } from './DecisionDialog.tsx'
import { pendingAddress } from './pendingRow.ts'
import { notifyDecided, useDecision, type Decision, type Why } from './useDecision.ts'

const useStyles = makeStyles({
  card: { marginBlockStart: '16px' },
  effects: { marginBlockStart: '8px', color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', marginBlockStart: '16px' },
})

/** Buttons that approve or reject one account. The A key approves; Escape returns to the pending list. */
export function Decide({ rowKey }: { rowKey: Decide_row$key }) {
  const styles = useStyles()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { accountId, firstName, lastName, reasonRequired, findings } = useFragment(
    graphql`
      fragment Decide_row on CompliancePendingRow @throwOnFieldError {
        accountId
        firstName
        lastName
        reasonRequired
        findings {
          title
        }
      }
    `,
    rowKey,
  )
  const [asked, setAsked] = useState<{ decision: Decision; isFromKey: boolean } | null>(null)
  const [decide, isDeciding] = useDecision()

  const account = { accountId, firstName, lastName, reasonRequired, findings: findings.map(({ title }) => title) }
  const toList = () => navigate(pendingAddress, { state: returning })
  useKeys(
    {
      a: () => isDeciding || setAsked({ decision: 'approve', isFromKey: true }),
      Escape: () => void toList(),
    },
    () => openDialogs().length === 0,
  )

  async function run(decision: Decision, why: Why) {
    const { ok } = await decide(decision, [accountId], undefined, why)
    setAsked(null)
    // If another reviewer decided first, reload to show the decision.
    if (!ok) return refresh()
    notifyDecided(decision, [account])
    await toList()
  }

  return (
    <Card heading="Decision" className={styles.card}>
      <p>{`Does the evidence show that ${nameOf({ firstName, lastName })} is who opened account ${accountId}? You confirm your choice in the next step.`}</p>
      <p className={styles.effects}>{`${effects.approve} ${effects.reject}`}</p>
      <div className={styles.buttons}>
        <Button disabledFocusable={isDeciding} onClick={() => setAsked({ decision: 'reject', isFromKey: false })}>
          Reject
        </Button>
        {/* Neither button is primary, because neither decision is usual for an account with findings. */}
        <Button disabledFocusable={isDeciding} onClick={() => setAsked({ decision: 'approve', isFromKey: false })}>
          Approve
        </Button>
      </div>
      {asked ? (
        <DecisionDialog
          {...asked}
          accounts={[account]}
          busy={isDeciding}
          onConfirm={(why) => void run(asked.decision, why)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  )
}
