import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditPlan_plan$key } from '../__generated__/EditPlan_plan.graphql.ts'
import type { EditPlanMutation } from '../__generated__/EditPlanMutation.graphql.ts'
import type { PlanFields_plans$key } from '../__generated__/PlanFields_plans.graphql.ts'
import { DateField } from '../kit/forms/DateField.tsx'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'
import { today } from '../kit/ui/typedDate.ts'
import { PlanFields } from './PlanFields.tsx'
import { editedPlanSchema, failed, planInput, saved, savedWithInterest, type EditedPlanValues } from './planSchema.ts'

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
        modifiedAt
      }
    `,
    planKey,
  )
  // Send the version that the user sees, even if the list behind the dialog reloads.
  const [seen] = useState(plan.modifiedAt)
  const [conflict, setConflict] = useState<string | null>(null)
  const form = useZodForm(editedPlanSchema, {
    defaultValues: {
      name: plan.name,
      interest: String(plan.interestBasisPoints),
      companyId: String(plan.companyId),
      parentPlanId: plan.parentPlanId ? String(plan.parentPlanId) : '',
      interestSince: '',
    },
  })
  const [updatePlan] = useMutation<EditPlanMutation>(graphql`
    mutation EditPlanMutation($input: UpdatePlanInput!) {
      updatePlan(input: $input) {
        errors {
          ...useMutation_errors
        }
        approvalId
        plan {
          ...EditPlan_plan
        }
      }
    }
  `)

  async function onSubmit(values: EditedPlanValues) {
    setConflict(null)
    const interestSince = values.interestSince === '' ? {} : { interestSince: values.interestSince }
    const input = { planId: plan.planId, ...planInput(values), ...interestSince, modifiedAt: seen }
    const { ok, errors, payload } = await updatePlan({ input })
    if (!ok) {
      applyErrors(form, errors)
      setConflict(errors.find(({ code }) => code === 'CONFLICT')?.message ?? null)
      return form.setError('root.server', { type: 'server', message: failed })
    }
    notices.success('Success', payload?.approvalId ? savedWithInterest : saved)
    onClose()
    onSaved()
  }

  return (
    <ModalForm title="Edit Plan" form={form} onSubmit={onSubmit} onClose={onClose}>
      <PlanFields plansKey={plansKey} planId={plan.planId}>
        <DateField
          name="interestSince"
          label="Effective From"
          hint="For a new interest, which a second person must approve. Leave empty for today."
          min={today()}
        />
      </PlanFields>
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
