import { graphql, useFragment } from 'react-relay'
import type { JobTable_jobs$data, JobTable_jobs$key } from '../__generated__/JobTable_jobs.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import type { Pages } from '../kit/lists/usePages.ts'
import { Batch } from './Batch.tsx'
import { Completed } from './Completed.tsx'
import { JobName } from './JobName.tsx'

type Row = JobTable_jobs$data['edges'][number]['node']

interface Props {
  jobsKey: JobTable_jobs$key | null | undefined
  caption: string
  empty: string
  pages: Pages
}

export function JobTable({ jobsKey, caption, empty, pages }: Props) {
  const jobs = useFragment(
    graphql`
      fragment JobTable_jobs on JobConnection @throwOnFieldError {
        totalCount
        pageInfo {
          endCursor
        }
        edges {
          node {
            id
            jobId
            dateScheduled
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
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={jobs?.edges.map((edge) => edge.node) ?? []}
        rowKey={(row) => row.id}
        empty={empty}
        busy={pages.busy}
      />
      <Pager
        page={pages.page}
        total={jobs?.totalCount ?? 0}
        onPage={(page) => pages.goTo(page, jobs?.pageInfo.endCursor ?? null)}
        label={caption}
      />
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'id', header: 'Id', rowHeader: true, cell: (row) => row.jobId },
  { key: 'type', header: 'Job Type', prose: true, cell: (row) => <JobName jobKey={row} /> },
  {
    key: 'scheduled',
    header: 'Date Scheduled',
    cell: (row) => (row.dateScheduled ? <DateTimeText moment={row.dateScheduled} /> : 'Not Scheduled'),
  },
  {
    key: 'completed',
    header: 'Date Completed',
    cell: (row) => <Completed jobKey={row} />,
  },
  { key: 'batch', header: 'BatchId', cell: (row) => <Batch jobKey={row} /> },
]
