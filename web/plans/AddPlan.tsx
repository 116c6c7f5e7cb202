import { graphql } from 'react-relay'
import type { AddPlanMutation } from '../__generated__/AddPlanMutation.graphql.ts'
import type { PlanFields_plans$key } from '../__generated__/PlanFields_plans.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'
import { PlanFields } from './PlanFields.tsx'
import { failed, planInput, planSchema, saved, savedWithInterest, type PlanValues } from './planSchema.ts'

interface Props {
  plansKey: PlanFields_plans$key
  onSaved: () => void
  onClose: () => void
}

export function AddPlan({ plansKey, onSaved, onClose }: Props) {
  const form = useZodForm(planSchema, { defaultValues: { name: '', interest: '', companyId: '', parentPlanId: '' } })
  const [createPlan] = useMutation<AddPlanMutation>(graphql`
    mutation AddPlanMutation($input: CreatePlanInput!) {
      createPlan(input: $input) {
        errors {
          ...useMutation_errors
        }
        approvalId
      }
    }
  `)

  async function onSubmit(values: PlanValues) {
    const { ok, errors, payload } = await createPlan({ input: planInput(values) })
    if (!ok) {
      applyErrors(form, errors)
      return form.setError('root.server', { type: 'server', message: failed })
    }
    notices.success('Success', payload?.approvalId ? savedWithInterest : saved)
    onClose()
    onSaved()
  }

  return (
    <ModalForm title="Add Plan" form={form} onSubmit={onSubmit} onClose={onClose}>
      <PlanFields plansKey={plansKey} />
    </ModalForm>
  )
}
