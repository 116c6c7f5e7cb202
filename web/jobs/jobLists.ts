import { enumChoices } from '../../contract/enumeration.ts'
import { JOB_TYPE_NAME } from '../../contract/jobType.ts'
import { listSpec, listVariables } from '../kit/lists/listSpec.ts'

const filters = {
  type: {
    kind: 'choice',
    label: 'Job type',
    options: enumChoices(JOB_TYPE_NAME),
  },
} as const

export const incompleteJobs = listSpec({ sorts: { ID: 'Id' }, defaultSort: 'ID_DESC', filters })

export const completedJobs = listSpec({
  sorts: { ID: 'Id', COMPLETED: 'Date completed' },
  defaultSort: 'COMPLETED_DESC',
  filters,
  prefix: 'completed.',
})

/** Query variables of both lists. */
export function jobVariables(params: URLSearchParams, rows: number) {
  const completed = listVariables(completedJobs, params, rows)
  return {
    ...listVariables(incompleteJobs, params, rows),
    completedFirst: completed.first,
    completedAfter: completed.after,
    completedLast: completed.last,
    completedBefore: completed.before,
    completedSort: completed.sort,
    completedFilter: completed.filter,
  }
}
