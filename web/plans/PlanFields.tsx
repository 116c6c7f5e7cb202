import { SelectField } from '../forms/SelectField.tsx'
import { TextField } from '../forms/TextField.tsx'

const companies = [
  { value: '1', label: 'Leafhouse Financial' },
  { value: '2', label: 'Alta Trust' },
]

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
