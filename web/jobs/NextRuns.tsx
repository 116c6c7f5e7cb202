import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { NextRuns_jobs$data, NextRuns_jobs$key } from '../__generated__/NextRuns_jobs.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { zoneOf } from '../kit/ui/format.ts'
import { jobSentences } from './jobSentences.ts'

const useStyles = makeStyles({
  says: { marginBlockEnd: '12px', color: tokens.colorNeutralForeground2 },
  name: { fontWeight: 500 },
  card: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  what: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

type Row = NextRuns_jobs$data[number]

function Job({ row: { type, jobType } }: { row: Row }) {
  const styles = useStyles()
  return (
    <>
      <span className={styles.name}>{jobType}</span>
      <span className={styles.what}>{jobSentences[type]}</span>
    </>
  )
}

const NextRun = ({ row: { nextRunAt, isDue } }: { row: Row }) =>
  isDue ? 'Due now' : <DateTimeText moment={nextRunAt} mayWrap />

/** A job on a phone: its name and work, then its next run. */
function RunCard({ row }: { row: Row }) {
  const styles = useStyles()
  return (
    <div className={styles.card}>
      <p>
        <Job row={row} />
      </p>
      <p>
        {'Next run: '}
        <NextRun row={row} />
      </p>
    </div>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'job', header: 'Job', rowHeader: true, prose: true, cell: (row) => <Job row={row} /> },
  { key: 'next', header: 'Next Run', cell: (row) => <NextRun row={row} /> },
]

/** When each scheduled job runs next, in the order in which they run. */
export function NextRuns({ jobsKey }: { jobsKey: NextRuns_jobs$key | null | undefined }) {
  const styles = useStyles()
  const jobs = useFragment(
    graphql`
      fragment NextRuns_jobs on ScheduledJob @relay(plural: true) @throwOnFieldError {
        type
        jobType
        nextRunAt
        isDue
      }
    `,
    jobsKey,
  )
  const first = jobs?.[0]
  if (!jobs || !first) return null
  return (
    <Card around="list" heading="Next runs">
      <p className={styles.says}>
        {`The jobs of a day run one after another, in this order. Times are in ${zoneOf(first.nextRunAt)}. Tax jobs run when an administrator starts them, and a plan file is also loaded right after its upload.`}
      </p>
      <DataTable
        caption="Next runs"
        columns={columns}
        rows={jobs}
        rowKey={({ type }) => type}
        empty=""
        card={(row) => <RunCard row={row} />}
        joined
      />
    </Card>
  )
}
