import { COMPANY_NAMES } from '../../contract/company.ts'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlanFields_plans$key } from '../__generated__/PlanFields_plans.graphql.ts'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { TextField } from '../kit/forms/TextField.tsx'

const companies = Object.entries(COMPANY_NAMES).map(([value, label]) => ({ value, label }))

interface Props {
  plansKey: PlanFields_plans$key
  /** Id of the plan that is edited, because a plan can't be its own parent. */
  planId?: number
  /** Content next to the interest rate. */
  children?: ReactNode
}

export function PlanFields({ plansKey, planId, children }: Props) {
  const plans = useFragment(
    graphql`
      fragment PlanFields_plans on PlanListItem @relay(plural: true) @throwOnFieldError {
        planId
        name
      }
    `,
    plansKey,
  )
  const others = plans.filter((plan) => plan.planId !== planId)
  return (
    <>
      <TextField name="name" label="Name" autoComplete="off" required />
      <TextField
        name="interest"
        label="Interest"
        hint="In whole basis points: 325 is 3.25% a year."
        inputMode="numeric"
        autoComplete="off"
        required
      />
      {children}
      <SelectField name="companyId" label="Company" placeholder="Select a company" options={companies} required />
      <SelectField
        name="parentPlanId"
        label="Belongs To"
        hint="View Plans of that one lists this plan."
        placeholder="No other plan"
        options={others.map((plan) => ({ value: String(plan.planId), label: plan.name }))}
      />
    </>
  )
}
