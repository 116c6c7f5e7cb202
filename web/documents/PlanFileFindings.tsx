import { DataTable, type Column } from '../ui/DataTable.tsx'
import { pageSize } from '../ui/pageSize.ts'
import type { PlanFile } from './planFileAnswer.ts'

type Finding = PlanFile['findings'][number]

const columns: readonly Column<Finding>[] = [
  { key: 'line', header: 'Line', cell: (row) => row.line ?? 'File' },
  { key: 'kind', header: 'Kind', cell: (row) => (row.isWarning ? 'Warning' : 'Error') },
  { key: 'column', header: 'Column', cell: (row) => row.column },
  { key: 'text', header: 'Text', rowHeader: true, prose: true, cell: (row) => row.text },
]

/** What was found in a file, line by line. */
export function PlanFileFindings({ findings }: { findings: readonly Finding[] }) {
  return (
    <DataTable
      caption="Errors and warnings"
      columns={columns}
      rows={findings}
      rowKey={(row) => row.key}
      empty=""
      paged={findings.length > pageSize}
      dense
    />
  )
}
