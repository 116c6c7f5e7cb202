import { optionalDay } from '../kit/forms/days.ts'
import * as z from '../kit/forms/zod.ts'

const MOST = 10_000

/** Form values of a plan, with the interest rate in whole basis points and the id of the company. */
export const planSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Required'), z.maxLength(200, 'Name must be 200 characters or less')),
  interest: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Required', abort: true }),
    z.regex(/^-?\d+$/, { error: 'Interest must be whole basis points', abort: true }),
    z.refine((text) => Number(text) >= 0, 'Number must be greater than or equal to 0'),
    z.refine((text) => Number(text) <= MOST, `Number must be less than or equal to ${MOST}`),
  ),
  companyId: z.string().check(z.minLength(1, 'Please select a company')),
  /** '' if there is no parent plan. */
  parentPlanId: z.string(),
})

/** Form values of an existing plan, with the optional first day of a new interest rate. */
export const editedPlanSchema = z.extend(planSchema, { interestSince: optionalDay })

export type EditedPlanValues = z.output<typeof editedPlanSchema>

export type PlanValues = z.output<typeof planSchema>

/** Converts form values to stored values: 325 basis points to 0.0325 a year. */
export function planInput({ name, interest, companyId, parentPlanId }: PlanValues) {
  return {
    name,
    interest: Number(interest) / 10_000,
    companyId: Number(companyId),
    parentPlanId: Number(parentPlanId) || null,
  }
}

export const saved = 'Plan Saved'
export const savedWithInterest = 'Plan Saved. Its new interest waits for a second person.'
export const failed = 'An error occurred while saving the information.'
