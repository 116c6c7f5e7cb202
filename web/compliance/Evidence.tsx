import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Evidence_row$data, Evidence_row$key } from '../__generated__/Evidence_row.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { formatDate, formatDateTime } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { today } from '../kit/ui/typedDate.ts'
import { nameOf } from './chosen.ts'
import { identityRows } from './identityRows.tsx'
import { noteOpened } from './openedEvidence.ts'
import { NONE } from '../kit/ui/none.ts'

const useStyles = makeStyles({
  found: { marginBlockStart: '20px' },
  source: { marginBlockEnd: '8px', color: tokens.colorNeutralForeground2 },
})

type Finding = Evidence_row$data['findings'][number]

const notTold = 'Not recorded by the check'

const columns: readonly Column<Finding>[] = [
  { key: 'title', header: 'Finding', rowHeader: true, prose: true, cell: ({ title }) => title },
  { key: 'rule', header: 'Rule', prose: true, cell: ({ rule }) => rule ?? notTold },
  { key: 'given', header: 'Given', prose: true, cell: ({ datum }) => datum ?? notTold },
  { key: 'result', header: 'Result', prose: true, cell: ({ comparedWith }) => comparedWith ?? 'Missing' },
]

/** The reasons why an account waits: its owner, and each rule with the checked value and the result. */
export function Evidence({ rowKey }: { rowKey: Evidence_row$key }) {
  const styles = useStyles()
  const row = useFragment(
    graphql`
      fragment Evidence_row on CompliancePendingRow
      @argumentDefinitions(accountId: { type: "Int!" })
      @throwOnFieldError {
        accountId
        accountOwnerId
        accountOwner {
          account(accountId: $accountId) {
            planAccountNumber
          }
        }
        firstName
        lastName
        social
        dateOfBirth
        loadedAt
        identityCheckedAt
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
  const { accountId, accountOwnerId, firstName, lastName, social, dateOfBirth, loadedAt, identityCheckedAt } = row
  const lastCheck = identityCheckedAt ? ` Last identity check: ${formatDateTime(identityCheckedAt)}.` : ''
  useEffect(() => noteOpened(accountId), [accountId])

  return (
    <Card heading={nameOf({ firstName, lastName })}>
      <SummaryList
        rows={[
          ...identityRows({
            accountNumber: row.accountOwner.account.planAccountNumber,
            accountOwnerId,
            social,
            dateOfBirth,
          }),
          { term: 'Date Loaded', value: loadedAt ? <DateTimeText moment={loadedAt} mayWrap /> : NONE },
        ]}
      />
      <div className={styles.found}>
        {row.findings.length > 0 ? (
          <p className={styles.source}>
            {`Findings, shown with the owner’s data on file on ${formatDate(today())}.${lastCheck}`}
          </p>
        ) : null}
        <DataTable
          caption="Why the account was flagged"
          columns={columns}
          rows={row.findings}
          rowKey={({ title }) => title}
          empty={
            identityCheckedAt
              ? 'The identity check found nothing. The account waits because staff returned it to review.'
              : 'The identity check has not run yet.'
          }
        />
      </div>
    </Card>
  )
}
