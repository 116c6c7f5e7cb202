import * as z from '../kit/forms/zod.ts'
import { chosenFiles, differenceOf, type PlanFile } from './planDifference.ts'
import { reason } from './texts.ts'

/** Choices that match a bank line to plan files, or to nothing, instead of to a transaction. */
export const PLANS = 'PLANS'
export const NOTHING = 'NOTHING'

/** Schema to match a bank line of this amount in dollars. The plan files are used only if the line is plan money. */
export const matchSchema = (amount: number, files: readonly PlanFile[]) =>
  z
    .object({
      what: z.string().check(z.minLength(1, 'Please choose what it belongs to')),
      files: z.record(z.string(), z.boolean()),
      treatment: z.string(),
      note: reason(),
    })
    .check(
      z.superRefine(({ what, files: ticked, treatment }, context) => {
        const [first] = files
        if (what !== PLANS || first === undefined) return
        const chosen = chosenFiles(files, ticked)
        if (chosen.length === 0)
          context.addIssue({
            code: 'custom',
            path: ['files', first.reference],
            message: 'Please choose whose money it is',
          })
        else if (differenceOf(amount, chosen) < 0 && treatment === '')
          context.addIssue({ code: 'custom', path: ['treatment'], message: 'Please choose what happens to the rest' })
      }),
    )
export type MatchValues = z.output<ReturnType<typeof matchSchema>>
