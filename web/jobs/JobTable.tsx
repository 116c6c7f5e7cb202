import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ExportButton } from '../exports/ExportButton.tsx'
import { pageInfo } from '../core/relay/pageInfo.ts'
import type { JobTable_jobs$data, JobTable_jobs$key } from '../__generated__/JobTable_jobs.graphql.ts'
import type { Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import type { ListState } from '../kit/lists/useListState.ts'
import { Batch } from './Batch.tsx'
import { Completed } from './Completed.tsx'
import { JobName } from './JobName.tsx'
import type { NextRun } from './nextRunText.ts'

type Row = JobTable_jobs$data['edges'][number]['node']

/** Props of JobName other than the job. */
type Of = Omit<ComponentProps<typeof JobName>, 'jobKey'>

interface Props {
  jobsKey: JobTable_jobs$key | null | undefined
  /** Name of the list in an exported file. */
  list: 'INCOMPLETE_JOBS' | 'COMPLETED_JOBS'
  caption: string
  empty: string
  state: ListState
  /** True for the top administrator. Nobody else may retry a job. */
  mayRetry: boolean
  /** When each scheduled job runs next, for jobs that wait. */
  nextRuns?: readonly NextRun[]
}

export function JobTable({ jobsKey, list, caption, empty, state, mayRetry, nextRuns = [] }: Props) {
  const jobs = useFragment(
    graphql`
      fragment JobTable_jobs on JobConnection @throwOnFieldError {
        totalCount
        totalCountIsBound
        offset
        pageInfo {
          ...pageInfo_list
        }
        edges {
          node {
            id
            jobId
            scheduledAt
            batchId
            files {
              __typename
            }
            ...JobName_job
            ...Completed_job
            ...Batch_job
          }
        }
      }
    `,
    jobsKey,
  )
  return (
    <ListTable
      caption={caption}
      columns={columnsWith({ mayRetry, nextRuns })}
      rows={jobs?.edges.map((edge) => edge.node) ?? []}
      rowKey={(row) => row.id}
      empty={empty}
      card={(row) => <JobCard row={row} mayRetry={mayRetry} nextRuns={nextRuns} />}
      state={state}
      total={jobs?.totalCount}
      isBound={jobs?.totalCountIsBound}
      offset={jobs?.offset}
      pageInfo={jobs ? pageInfo(jobs.pageInfo) : undefined}
      beside={
        <ExportButton
          list={list}
          caption={caption}
          state={state}
          total={jobs?.totalCount}
          isBound={jobs?.totalCountIsBound}
        />
      }
    />
  )
}

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

/** A job on a phone: its name, then its number and dates. */
function JobCard({ row, ...of }: { row: Row } & Of) {
  const styles = useStyles()
  return (
    <div className={styles.card}>
      <div>
        <JobName jobKey={row} {...of} />
      </div>
      <p className={styles.small}>
        {`Job ${row.jobId} · `}
        {row.scheduledAt ? (
          <>
            Scheduled <DateTimeText moment={row.scheduledAt} mayWrap />
          </>
        ) : (
          'Not Scheduled'
        )}
      </p>
      <div className={styles.small}>
        <Completed jobKey={row} named />
      </div>
      {row.batchId || row.files.length > 0 ? (
        <div className={styles.small}>
          <Batch jobKey={row} />
        </div>
      ) : null}
    </div>
  )
}

const columnsWith = (of: Of): readonly Column<Row>[] => [
  { key: 'id', header: 'Id', sort: 'ID', rowHeader: true, cell: (row) => row.jobId },
  { key: 'type', header: 'Job Type', prose: true, cell: (row) => <JobName jobKey={row} {...of} /> },
  {
    key: 'scheduled',
    header: 'Date Scheduled',
    cell: (row) => (row.scheduledAt ? <DateTimeText moment={row.scheduledAt} /> : 'Not Scheduled'),
  },
  {
    key: 'completed',
    header: 'Date Completed',
    sort: 'COMPLETED',
    cell: (row) => <Completed jobKey={row} />,
  },
  { key: 'batch', header: 'BatchId', cell: (row) => <Batch jobKey={row} /> },
]
