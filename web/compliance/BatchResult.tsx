import { Button, makeStyles } from '@fluentui/react-components'
import { saveFile } from '../core/files/download.ts'
import { csvOf } from '../kit/files/csv.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { nameOf } from './chosen.ts'
import type { Decision } from './useDecision.ts'
import type { Checked } from './useCheck.ts'

export interface Outcome {
  decision: Decision
  accounts: readonly Checked[]
  /** Ids that the reviewer entered more than once. */
  twice: readonly number[]
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '8px',
    marginBlockEnd: '12px',
  },
})

const standings: Readonly<Record<Exclude<Checked['standing'], 'WAITING'>, string>> = {
  UNKNOWN: 'Unknown account ID',
  DECIDED: 'Does not wait for approval',
}

const columns: readonly Column<Row>[] = [
  { key: 'id', header: 'Account ID', rowHeader: true, cell: ({ accountId }) => accountId },
  { key: 'name', header: 'Name', breaks: true, cell: (row) => nameOf(row) },
  { key: 'result', header: 'Result', cell: ({ result }) => result },
]

type Row = Checked & { result: string }

/** Shows the result of a batch for each account, and offers it as a file. */
export function BatchResult({ decision, accounts, twice }: Outcome) {
  const styles = useStyles()
  const done = decision === 'approve' ? 'Approved' : 'Rejected'
  const rows = accounts.map((account): Row => {
    const result = account.standing === 'WAITING' ? done : standings[account.standing]
    return { ...account, result: twice.includes(account.accountId) ? `${result} (entered twice)` : result }
  })
  const decidedCount = accounts.filter(({ standing }) => standing === 'WAITING').length

  function download() {
    const lines = rows.map((row) => [row.accountId, row.firstName ?? '', row.lastName ?? '', row.result])
    const file = csvOf([['Account ID', 'First Name', 'Last Name', 'Result'], ...lines])
    saveFile(new Blob([file], { type: 'text/csv' }), 'batch-result.csv')
  }

  return (
    <Card around="list">
      <div className={styles.head}>
        <h2>{`Result: ${decidedCount} ${done.toLowerCase()}, ${accounts.length - decidedCount} left out`}</h2>
        <Button onClick={download}>Download Result (CSV)</Button>
      </div>
      <DataTable
        caption="Result of the batch"
        columns={columns}
        rows={rows}
        rowKey={({ accountId }) => accountId}
        empty="Nothing was decided"
        paged
      />
    </Card>
  )
}
