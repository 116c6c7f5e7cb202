import { makeStyles } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { AddBeneficiaryMutation } from '../__generated__/AddBeneficiaryMutation.graphql.ts'
import { DateField, isIsoDate } from '../kit/forms/DateField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { small } from '../kit/page/layout.ts'
import { groups } from './SetUpStep.tsx'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '20px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const name = z.string().check(z.trim(), z.minLength(1, 'Required'))
const schema = z.object({
  firstName: name,
  lastName: name,
  dob: z.string().check(
    z.minLength(1, { error: 'Required', abort: true }),
    z.refine(isIsoDate, { error: 'Please enter a valid date of birth', abort: true }),
    z.refine((date) => date < today(), 'Date must be in the past'),
  ),
  group: z.enum(['PRIMARY', 'CONTINGENT', 'UNASSIGNED']),
})

interface Props {
  accountOwnerId: number
  accountId: number
  connection: string
}

const names = ['firstName', 'lastName', 'dob', 'group'] as const

/** Stores a person immediately, without a share yet. */
export function AddBeneficiary({ accountOwnerId, accountId, connection }: Props) {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: { firstName: '', lastName: '', dob: '', group: 'PRIMARY' } })
  const [addBeneficiary] = useMutation<AddBeneficiaryMutation>(graphql`
    mutation AddBeneficiaryMutation($input: AddBeneficiaryInput!, $connections: [ID!]!) {
      addBeneficiary(input: $input) {
        errors {
          ...useMutation_errors
        }
        beneficiaryEdge @appendEdge(connections: $connections) {
          node {
            ...storedBeneficiary_beneficiary
          }
        }
      }
    }
  `)

  async function add({ group, ...person }: z.output<typeof schema>) {
    const sent = form.getValues()
    const isPrimary = group === 'UNASSIGNED' ? null : group === 'PRIMARY'
    const { ok, errors } = await addBeneficiary({
      input: { accountOwnerId, accountId, ...person, isPrimary, amount: 0 },
      connections: [connection],
    })
    if (!ok) return applyErrors(form, errors, { names: { isPrimary: 'group', amount: 'group' } })
    const name = `${person.firstName} ${person.lastName}`
    notices.success('Beneficiary added', `${name} is in the list above. It takes effect when you submit.`)
    // Keep the input of a next person that was typed during the save.
    const now = form.getValues()
    const isNext = names.some((name) => now[name] !== sent[name])
    for (const name of names) if (now[name] === sent[name]) form.resetField(name)
    // On a phone the keyboard would cover the next content.
    if (!isNext && !window.matchMedia('(pointer: coarse)').matches) form.setFocus('firstName')
  }

  return (
    <Form form={form} onSubmit={add}>
      <div className={styles.fields}>
        <TextField name="firstName" label="First Name" autoComplete="off" required />
        <TextField name="lastName" label="Last Name" autoComplete="off" required />
        <DateField name="dob" label="Date of Birth" hint="MM/DD/YYYY" max={today()} required />
        <SelectField name="group" label="Type" options={groups} />
      </div>
      <SubmitButton>Add Beneficiary</SubmitButton>
    </Form>
  )
}

function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}
