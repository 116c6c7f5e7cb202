import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { pageSize } from '../kit/lists/pageSize.ts'
import type { PlanFile } from './planFileAnswer.ts'

type Finding = PlanFile['findings'][number]

const columns: readonly Column<Finding>[] = [
  { key: 'line', header: 'Line', cell: (row) => row.line ?? 'File' },
  { key: 'kind', header: 'Kind', cell: (row) => (row.isWarning ? 'Warning' : 'Error') },
  { key: 'column', header: 'Column', cell: (row) => row.column },
  { key: 'text', header: 'Text', rowHeader: true, prose: true, cell: (row) => row.text },
]

/** Findings in a plan file by line. */
export function PlanFileFindings({ findings, total }: { findings: readonly Finding[]; total: number }) {
  return (
    <>
      {total > findings.length ? (
        <p>{`The first ${findings.length} of ${total} are shown; the report has every row.`}</p>
      ) : null}
      <DataTable
        caption="Errors and warnings"
        columns={columns}
        rows={findings}
        rowKey={(row) => row.key}
        empty=""
        paged={findings.length > pageSize}
        dense
      />
    </>
  )
}
