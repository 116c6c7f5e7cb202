import type { PlanFileAnswer } from './planFileAnswer.ts'
import type { PlanFileCheck } from './planFileCheck.ts'

/** Result of a file that was only checked, or uploaded. */
export type PlanFileOutcome = { check: PlanFileCheck } | { result: PlanFileAnswer }
