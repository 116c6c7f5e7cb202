import type { PlanFileAnswer } from './planFileAnswer.ts'
import type { PlanFileCheck } from './planFileCheck.ts'

/** Outcome for a file: of a check only, or of an upload. */
export type PlanFileOutcome = { check: PlanFileCheck } | { result: PlanFileAnswer }
