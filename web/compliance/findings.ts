import { FINDINGS } from '../../contract/findings.ts'
import { listSpec } from '../kit/lists/listSpec.ts'
import { pendingList } from './pendingList.ts'

/** What the identity check and plan files find, in words. */
const findings = Object.entries(FINDINGS).map(([value, { title: label }]) => ({ value, label }))

/** The list with what can be chosen. */
export const pendingChoices = listSpec({
  ...pendingList,
  filters: { ...pendingList.filters, finding: { kind: 'choice', label: 'Qualifier', options: findings } },
})
