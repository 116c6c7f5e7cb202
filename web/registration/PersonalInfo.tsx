import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PersonalInfoMutation } from '../__generated__/PersonalInfoMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { useFirstFocus } from '../kit/forms/useFirstFocus.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { readDateOfBirth } from './dateOfBirth.ts'
import { DateOfBirthField } from './DateOfBirthField.tsx'
import { messageOf, texts } from './texts.ts'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' },
  // The element is always rendered, so that screen readers announce new text. It takes no space while empty.
  help: { ':empty': { marginBlockStart: '-20px' } },
})

const name = z.string().check(z.trim(), z.minLength(1, 'Required'))
const schema = z.object({
  firstName: name,
  lastName: name,
  dob: z
    .object({ month: z.string(), day: z.string(), year: z.string() })
    .check(z.refine((parts) => readDateOfBirth(parts) !== null, 'Please enter a valid date of birth')),
})

export type Person = z.output<typeof schema>

interface Props {
  social: string
  person: Person
  onFound: (person: Person, uniqueId: string) => void
  onBack: (typed: Person) => void
}

export function PersonalInfo({ social, person, onFound, onBack }: Props) {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: person })
  const [isRefused, setRefused] = useState(false)
  useFirstFocus('firstName')
  const [registerPerson] = useMutation<PersonalInfoMutation>(
    graphql`
      mutation PersonalInfoMutation($input: RegisterPersonInput!) {
        registerPerson(input: $input) {
          errors {
            ...useMutation_errors
          }
          exists
          uniqueId
        }
      }
    `,
    { anonymous: true },
  )

  async function find(values: Person) {
    const { firstName, lastName } = values
    const dateOfBirth = readDateOfBirth(values.dob)
    if (dateOfBirth === null) return
    const { ok, payload, errors } = await registerPerson({ input: { social, firstName, lastName, dateOfBirth } })
    setRefused(payload?.exists === true || errors.some((error) => error.code === 'NOT_FOUND'))
    if (errors.some((error) => error.code === 'NOT_FOUND')) {
      return form.setError('lastName', { type: 'server', message: texts.personNotFound })
    }
    if (!ok)
      return applyErrors(
        form,
        errors.map((error) => ({ ...error, message: messageOf(error) })),
        { names: { dateOfBirth: 'dob' } },
      )
    if (payload.exists) return form.setError('root.server', { type: 'server', message: texts.personExists })
    if (!payload.uniqueId) return form.setError('root.server', { type: 'server', message: texts.failure })
    onFound(values, payload.uniqueId)
  }

  return (
    <Form form={form} onSubmit={find}>
      <TextField name="firstName" label="First Name" autoComplete="given-name" required />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" required />
      <DateOfBirthField
        name="dob"
        label="Date of Birth"
        hint="For example 1 / 31 / 1960. After the year, the next step opens."
        onFull={() => {
          const { firstName, lastName } = form.getValues()
          if (firstName.trim() && lastName.trim()) void form.handleSubmit(find)()
        }}
      />
      <output className={styles.help}>
        {isRefused ? (
          <>
            Registered before? <ScreenLink to="/login">Log in</ScreenLink> or{' '}
            <ScreenLink to="/forgot/">set a new password</ScreenLink>. Otherwise compare your entries with your plan’s
            letter, or contact us: <ContactLink />
          </>
        ) : null}
      </output>
      <div className={styles.actions}>
        <Button onClick={() => onBack(form.getValues())}>Back</Button>
        <SubmitButton>Next</SubmitButton>
      </div>
    </Form>
  )
}
