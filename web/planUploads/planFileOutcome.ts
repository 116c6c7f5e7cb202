import type { PlanFileAnswer } from './planFileAnswer.ts'
import type { PlanFileCheck } from './planFileCheck.ts'

/** What came of a file: checked only, or uploaded. */
export type PlanFileOutcome = { check: PlanFileCheck } | { result: PlanFileAnswer }
