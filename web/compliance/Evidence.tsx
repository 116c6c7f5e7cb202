import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { Evidence_row$data, Evidence_row$key } from '../__generated__/Evidence_row.graphql.ts'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { notices } from '../kit/notices/notices.ts'
import { Card } from '../kit/ui/Card.tsx'
import { DateText, DateTimeText } from '../kit/ui/DateText.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { RevealSecret } from '../owners/RevealSecret.tsx'
import { nameOf } from './chosen.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { decided, useDecision, type Decision, type Why } from './useDecision.ts'

const useStyles = makeStyles({
  found: { marginBlockStart: '20px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', justifyContent: 'flex-end', marginBlockStart: '20px' },
})

type Finding = Evidence_row$data['findings'][number]

const notTold = 'Not recorded by the check'

const columns: readonly Column<Finding>[] = [
  { key: 'title', header: 'Finding', rowHeader: true, prose: true, cell: ({ title }) => title },
  { key: 'rule', header: 'Rule', prose: true, cell: ({ rule }) => rule ?? notTold },
  { key: 'given', header: 'Given', prose: true, cell: ({ datum }) => datum ?? notTold },
  { key: 'result', header: 'Result', prose: true, cell: ({ comparedWith }) => comparedWith ?? 'Missing' },
]

/** The reasons an account waits: its owner, each rule with the given value and its result, and the decision. */
export function Evidence({ rowKey }: { rowKey: Evidence_row$key }) {
  const styles = useStyles()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const row = useFragment(
    graphql`
      fragment Evidence_row on CompliancePendingRow @throwOnFieldError {
        accountId
        accountOwnerId
        firstName
        lastName
        social
        dateOfBirth
        loadedAt
        reasonRequired
        findings {
          title
          rule
          datum
          comparedWith
        }
      }
    `,
    rowKey,
  )
  const { accountId, accountOwnerId, firstName, lastName, social, dateOfBirth, loadedAt, reasonRequired } = row
  const [asked, setAsked] = useState<Decision | null>(null)
  const [decide, isDeciding] = useDecision()

  async function run(decision: Decision, why: Why) {
    const { ok } = await decide(decision, [accountId], undefined, why)
    setAsked(null)
    // If another reviewer decided first, reload to show that decision.
    if (!ok) return refresh()
    notices.success('Success', decided[decision])
    await navigate('/compliance/pending')
  }

  return (
    <Card heading={nameOf({ firstName, lastName })}>
      <SummaryList
        rows={[
          {
            term: 'Account Owner Id',
            value: (
              <>
                {accountOwnerId}
                {' · '}
                <OwnerLink accountOwnerId={accountOwnerId} announced>
                  Home of this owner
                </OwnerLink>
              </>
            ),
          },
          {
            term: 'SSN',
            value: social ? <RevealSecret accountOwnerId={accountOwnerId} masked={social} /> : 'Not on file',
          },
          { term: 'Date of Birth', value: dateOfBirth ? <DateText date={dateOfBirth} /> : 'Not on file' },
          { term: 'Date Loaded', value: loadedAt ? <DateTimeText moment={loadedAt} mayWrap /> : 'Not known' },
        ]}
      />
      <div className={styles.found}>
        <DataTable
          caption="Why the account was flagged"
          columns={columns}
          rows={row.findings}
          rowKey={({ title }) => title}
          empty="The identity check has not run yet."
        />
      </div>
      <div className={styles.buttons}>
        <Button disabledFocusable={isDeciding} onClick={() => setAsked('reject')}>
          Reject
        </Button>
        <Button appearance="primary" disabledFocusable={isDeciding} onClick={() => setAsked('approve')}>
          Approve
        </Button>
      </div>
      {asked ? (
        <DecisionDialog
          decision={asked}
          accounts={[{ accountId, firstName, lastName, reasonRequired }]}
          busy={isDeciding}
          onConfirm={(why) => void run(asked, why)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  )
}
