import { graphql, useFragment } from 'react-relay'
import type { PlanUploads_viewer$data, PlanUploads_viewer$key } from '../__generated__/PlanUploads_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { formatMoney } from '../kit/ui/format.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import type { PlanFileAnswer } from './planFileAnswer.ts'
import { planUploadListOf } from './planUploadList.ts'
import { usePlanFile } from './usePlanFile.ts'

type Row = NonNullable<PlanUploads_viewer$data['planUploads']>['edges'][number]['node']

const columnsWith = (show: (row: Row) => void): readonly Column<Row>[] => [
  { key: 'uploaded', header: 'Uploaded', sort: 'UPLOADED', cell: (row) => <DateTimeText moment={row.uploadedAt} /> },
  { key: 'by', header: 'By', cell: (row) => row.uploadedBy },
  { key: 'plan', header: 'Plan', breaks: true, cell: (row) => row.planName },
  {
    key: 'file',
    header: 'File',
    rowHeader: true,
    breaks: true,
    cell: (row) => (
      <TextButton aria-label={`Result of ${row.fileName}, job ${row.jobId}`} onClick={() => show(row)}>
        {row.fileName}
      </TextButton>
    ),
  },
  { key: 'rows', header: 'Rows', align: 'end', cell: (row) => row.rows ?? '–' },
  { key: 'amount', header: 'Amount', align: 'end', cell: (row) => (row.total ? formatMoney(row.total) : '–') },
  { key: 'outcome', header: 'Outcome', cell: outcomeOf },
]

function outcomeOf({ state, money, errors }: Row): string {
  if (state === 'FAILED') return errors === 1 ? 'Not loaded: 1 error' : `Not loaded: ${errors ?? 0} errors`
  if (state !== 'LOADED') return 'Waits to be checked'
  if (money === 'WAITING') return 'Loaded, waits for a second person'
  return money === 'REFUSED' ? 'Loaded, money refused' : 'Loaded'
}

interface Props {
  viewerKey: PlanUploads_viewer$key
  onResult: (result: PlanFileAnswer) => void
}

/** Uploaded plan files, with the uploader and the result of each. */
export function PlanUploads({ viewerKey, onResult }: Props) {
  const { planUploads, planNames } = useFragment(
    graphql`
      fragment PlanUploads_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "PlanUploadSort" }
        filter: { type: "PlanUploadFilter" }
      )
      @throwOnFieldError {
        planNames {
          planId
          name
        }
        planUploads(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              jobId
              planName
              fileName
              uploadedAt
              uploadedBy
              state
              money
              rows
              total
              errors
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const plans = (planNames ?? []).map(({ planId, name }) => ({ value: planId, label: name }))
  const state = useListState(planUploadListOf(plans))
  const [ask, isAsking] = usePlanFile()

  async function show(jobId: number) {
    if (isAsking) return
    const answer = await ask(jobId)
    if (answer) onResult(answer)
  }

  return (
    <ListTable
      caption="Uploads"
      columns={columnsWith((row) => void show(row.jobId))}
      rows={planUploads?.edges.map((edge) => edge.node) ?? []}
      rowKey={(row) => row.jobId}
      empty="No file was uploaded yet"
      emptyAction={<p>Each upload appears here with its result.</p>}
      state={state}
      total={planUploads?.totalCount}
      isBound={planUploads?.totalCountIsBound}
      offset={planUploads?.offset}
      pageInfo={planUploads ? pageInfo(planUploads.pageInfo) : undefined}
      beside={
        <ExportButton
          list="PLAN_UPLOADS"
          caption="Uploads"
          state={state}
          total={planUploads?.totalCount}
          isBound={planUploads?.totalCountIsBound}
        />
      }
    />
  )
}
