import type { PlanFileAnswer } from './planFileAnswer.ts'
import type { PlanFileCheck } from './planFileCheck.ts'

/** The outcome of a file that was uploaded or only checked. */
export type PlanFileOutcome = { check: PlanFileCheck } | { result: PlanFileAnswer }
