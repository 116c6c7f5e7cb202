import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type {
  EarlierDecisions_decisions$data,
  EarlierDecisions_decisions$key,
} from '../__generated__/EarlierDecisions_decisions.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { noReason, outcomeLabel } from './decidedList.ts'
import { Findings } from './Findings.tsx'

const useStyles = makeStyles({ card: { marginBlockStart: '20px' } })

type Row = EarlierDecisions_decisions$data[number]

const columns: readonly Column<Row>[] = [
  { key: 'decision', header: 'Decision', rowHeader: true, cell: ({ decision }) => outcomeLabel(decision) },
  { key: 'by', header: 'Decided By', cell: ({ decidedBy }) => decidedBy && <Email>{decidedBy}</Email> },
  { key: 'at', header: 'Decided', cell: ({ decidedAt }) => <DateTimeText moment={decidedAt} mayWrap /> },
  { key: 'reason', header: 'Reason', prose: true, cell: ({ reason }) => reason || noReason },
  { key: 'findings', header: 'Finding', prose: true, cell: ({ findings }) => <Findings findingsKey={findings} /> },
]

interface Props {
  decisionsKey: EarlierDecisions_decisions$key
  /** Whether the account waits for another decision. */
  isWaiting: boolean
}

/** Earlier decisions about one account, newest first, with the findings at each decision. */
export function EarlierDecisions({ decisionsKey, isWaiting }: Props) {
  const styles = useStyles()
  const decisions = useFragment(
    graphql`
      fragment EarlierDecisions_decisions on ComplianceDecision @relay(plural: true) @throwOnFieldError {
        decisionId
        decision
        decidedBy
        decidedAt
        reason
        findings {
          ...Findings_findings
        }
      }
    `,
    decisionsKey,
  )
  return (
    <div className={styles.card}>
      <Card
        heading={isWaiting ? 'Earlier decisions' : 'Decisions'}
        {...(decisions.length > 0 ? { around: 'list' } : {})}
      >
        {decisions.length > 0 ? (
          <DataTable
            caption="Decisions about the account"
            columns={columns}
            rows={decisions}
            rowKey={({ decisionId }) => decisionId}
            empty=""
          />
        ) : (
          <p>Nobody has decided about this account before.</p>
        )}
      </Card>
    </div>
  )
}
