import { FINDINGS } from '../../contract/findings.ts'
import { listSpec } from '../kit/lists/listSpec.ts'
import { pendingList } from './pendingList.ts'

/** Labels of the findings of the identity check and of plan files. */
const findings = Object.entries(FINDINGS).map(([value, { title: label }]) => ({ value, label }))

/** The pending list's sort orders and filters, with the choices of the findings filter. */
export const pendingChoices = listSpec({
  ...pendingList,
  filters: { ...pendingList.filters, finding: { kind: 'choice', label: 'Finding', options: findings } },
})
