import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { NextRuns_jobs$data, NextRuns_jobs$key } from '../__generated__/NextRuns_jobs.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'

const useStyles = makeStyles({
  jobs: { listStyleType: 'decimal', columnWidth: '200px', columnGap: '24px', paddingInlineStart: '28px' },
  says: { marginBlockEnd: '12px', color: tokens.colorNeutralForeground2 },
})

/** Jobs that run at the same time, in their order. */
type Run = NextRuns_jobs$data

const Moment = ({ row: [first] }: { row: Run }) =>
  first?.isDue === false ? <DateTimeText moment={first.nextRunAt} /> : 'Due now'

function Jobs({ row }: { row: Run }) {
  const styles = useStyles()
  return (
    <ol className={styles.jobs}>
      {row.map(({ jobType }) => (
        <li key={jobType}>{jobType}</li>
      ))}
    </ol>
  )
}

const columns: readonly Column<Run>[] = [
  { key: 'next', header: 'Next Run', rowHeader: true, cell: (row) => <Moment row={row} /> },
  { key: 'jobs', header: 'Jobs', breaks: true, cell: (row) => <Jobs row={row} /> },
]

/** The next scheduled job runs, with one row for each time and its jobs in order. */
export function NextRuns({ jobsKey }: { jobsKey: NextRuns_jobs$key | null | undefined }) {
  const styles = useStyles()
  const jobs = useFragment(
    graphql`
      fragment NextRuns_jobs on ScheduledJob @relay(plural: true) @throwOnFieldError {
        jobType
        nextRunAt
        isDue
      }
    `,
    jobsKey,
  )
  if (!jobs || jobs.length === 0) return null
  const runs = Object.values(Object.groupBy(jobs, ({ isDue, nextRunAt }) => (isDue ? '' : nextRunAt)))
  return (
    <Card around="list" heading="Next runs">
      <p className={styles.says}>
        The jobs of a day run one after another, in this order. Tax jobs run when an administrator starts them, and a
        plan file is also loaded right after its upload.
      </p>
      <DataTable
        caption="Next runs"
        columns={columns}
        rows={runs.filter((run) => run !== undefined).toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1))}
        rowKey={rowKey}
        empty=""
        card={(row) => (
          <>
            <p>
              <Moment row={row} />
            </p>
            <Jobs row={row} />
          </>
        )}
        joined
      />
    </Card>
  )
}

/** The time as sortable text; a job that is already due comes first. */
const rowKey = ([first]: Run) => (first && !first.isDue ? first.nextRunAt : '')
