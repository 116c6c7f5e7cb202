import { SelectField } from '../forms/SelectField.tsx'
import { TextField } from '../forms/TextField.tsx'
import { companies } from './companies.ts'

export function PlanFields() {
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
      <SelectField name="companyId" label="Company" placeholder="Select a company" choices={companies} required />
    </>
  )
}
