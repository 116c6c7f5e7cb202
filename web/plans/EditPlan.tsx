import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditPlan_plan$key } from '../__generated__/EditPlan_plan.graphql.ts'
import type { EditPlanMutation } from '../__generated__/EditPlanMutation.graphql.ts'
import type { PlanFields_plans$key } from '../__generated__/PlanFields_plans.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { useMutation } from '../app/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'
import { PlanFields } from './PlanFields.tsx'
import { failed, planInput, planSchema, saved, type PlanValues } from './planSchema.ts'

const useStyles = makeStyles({ bar: { flexShrink: 0 } })

interface Props {
  plansKey: PlanFields_plans$key
  planKey: EditPlan_plan$key
  onSaved: () => void
  onClose: () => void
}

export function EditPlan({ plansKey, planKey, onSaved, onClose }: Props) {
  const styles = useStyles()
  const plan = useFragment(
    graphql`
      fragment EditPlan_plan on Plan @throwOnFieldError {
        planId
        name
        interestBasisPoints
        companyId
        parentPlanId
        lastModified
      }
    `,
    planKey,
  )
  // What the person has seen, also when the list behind the dialog has been loaded anew.
  const [seen] = useState(plan.lastModified)
  const [conflict, setConflict] = useState<string | null>(null)
  const form = useZodForm(planSchema, {
    defaultValues: {
      name: plan.name,
      interest: String(plan.interestBasisPoints),
      companyId: String(plan.companyId),
      parentPlanId: plan.parentPlanId ? String(plan.parentPlanId) : '',
    },
  })
  const [updatePlan] = useMutation<EditPlanMutation>(graphql`
    mutation EditPlanMutation($input: UpdatePlanInput!) {
      updatePlan(input: $input) {
        errors {
          ...useMutation_errors
        }
        plan {
          ...EditPlan_plan
        }
      }
    }
  `)

  async function onSubmit(values: PlanValues) {
    setConflict(null)
    const input = { planId: plan.planId, ...planInput(values), lastModified: seen }
    const { ok, errors } = await updatePlan({ input })
    if (!ok) {
      applyErrors(form, errors)
      setConflict(errors.find(({ code }) => code === 'CONFLICT')?.message ?? null)
      return form.setError('root.server', { type: 'server', message: failed })
    }
    notices.success('Success', saved)
    onClose()
    onSaved()
  }

  return (
    <ModalForm title="Edit Plan" form={form} onSubmit={onSubmit} onClose={onClose}>
      <PlanFields plansKey={plansKey} planId={plan.planId} />
      {conflict ? (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>{conflict}</MessageBarBody>
          <MessageBarActions>
            <Button
              onClick={() => {
                onClose()
                onSaved()
              }}
            >
              Reload
            </Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
    </ModalForm>
  )
}
