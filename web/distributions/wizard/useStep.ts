import { useContext } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { graphql, readInlineData } from 'react-relay'
import { useLocation, useNavigate, useParams, useRevalidator, useSearchParams } from 'react-router-dom'
import type { useStep_account$key } from '../../__generated__/useStep_account.graphql.ts'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { withFreshData } from '../../core/relay/loadScreenQuery.ts'
import type { UserError } from '../../kit/forms/userError.ts'
import { ownerVariable } from '../../core/session/session.ts'
import { useSession } from '../../core/session/useSession.ts'
import { changePath, clearedBy, stepAfter, stepPath, type ClearedBy, type Progress, type WizardStep } from './steps.ts'
import { WizardProgress } from './WizardProgress.ts'

export interface Step {
  /** Account and owner, as input of a save. */
  key: { accountId: number; accountOwnerId: number | null }
  /** Opens the next step according to the server's response to the save. */
  goOn: (saved: useStep_account$key | null | undefined) => Promise<void>
  /** Shows why the server refused a save. Reloads the draft if it has changed. */
  refuse: <In extends FieldValues, Out>(
    form: UseFormReturn<In, unknown, Out>,
    errors: readonly UserError[],
    options?: Parameters<typeof applyErrors<In, Out>>[2],
  ) => Promise<void>
}

/** Navigation state within the wizard, so that going back does not offer to continue the draft. */
export const inWizard = { inWizard: true }

export function useStep(step: WizardStep): Step {
  const params = useParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: { cleared?: ClearedBy } | null }
  const before = useContext(WizardProgress)
  const accountOwnerId = useSession(ownerVariable)
  const accountId = Number(params.accountId)

  async function goOn(saved: useStep_account$key | null | undefined): Promise<void> {
    const progress = progressOf(saved)
    const changing = search.has('change')
    const next = progress ? stepAfter(progress, step, changing) : 'DISTRIBUTION'
    // After a question that a change from the review added, Next also returns to the review.
    const path = changing && next !== 'CONFIRMATION' ? changePath(accountId, next) : stepPath(accountId, next)
    const cleared = before && progress ? clearedBy(before, progress, step, state?.cleared) : undefined
    await navigate(path, { state: { ...inWizard, cleared } })
  }

  const refuse: Step['refuse'] = async (form, errors, options) => {
    applyErrors(form, errors, options)
    if (errors.some((error) => error.code === 'CONFLICT' || error.code === 'KEY_REUSED'))
      await withFreshData(revalidate)
  }

  return { key: { accountId, accountOwnerId }, goOn, refuse }
}

/** Null if the save succeeded but its response contains no progress. */
function progressOf(saved: useStep_account$key | null | undefined): Progress | null {
  const account = readInlineData(
    graphql`
      fragment useStep_account on RetirementAccount @inline {
        withdrawWizard {
          progress {
            steps
            completedSteps
            nextStep
          }
        }
      }
    `,
    saved ?? null,
  )
  const { steps, completedSteps, nextStep } = account?.withdrawWizard?.progress ?? {}
  if (!steps || !completedSteps || !nextStep) return null
  return {
    steps: steps.filter((each) => each !== null),
    completedSteps: completedSteps.filter((each) => each !== null),
    nextStep,
  }
}
