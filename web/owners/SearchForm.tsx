import { makeStyles } from '@fluentui/react-components'
import type { AccountOwnerSearchInput } from '../__generated__/SearchResultsQuery.graphql.ts'
import { DateField, isIsoDate } from '../kit/forms/DateField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { withoutSeparators } from '../kit/forms/separators.ts'
import { StateSelect } from '../kit/forms/StateSelect.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { small } from '../kit/page/layout.ts'

const blankOr = (pattern: RegExp, message: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || pattern.test(text.trim()), message))

const schema = z.object({
  accountNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  accountOwnerId: blankOr(/^0*[1-9]\d{0,8}$/, 'Please enter a number'),
  dob: z.string().check(z.refine((text) => text.trim() === '' || isIsoDate(text), 'Invalid date')),
  ssn: z
    .string()
    .check(
      z.refine((text) => /^(\d{9})?$/.test(withoutSeparators(text)), 'Please enter a valid social security number'),
    ),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})

const empty: z.output<typeof schema> = {
  accountNumber: '',
  firstName: '',
  lastName: '',
  accountOwnerId: '',
  dob: '',
  ssn: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
}

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    columnGap: '20px',
    rowGap: '16px',
    [small]: { gridTemplateColumns: '1fr' },
  },
})

export function SearchForm({ onSearch }: { onSearch: (filter: AccountOwnerSearchInput) => void }) {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: empty })

  function onSubmit(values: z.output<typeof schema>) {
    const filter = toFilter(values)
    if (Object.keys(filter).length > 0) return onSearch(filter)
    form.setError('root.server', { type: 'empty', message: 'Please enter at least one search field' })
  }

  return (
    <Form form={form} onSubmit={onSubmit}>
      <div className={styles.grid}>
        <TextField name="accountNumber" label="Account Number" autoComplete="off" />
        <TextField name="firstName" label="First Name" autoComplete="off" />
        <TextField name="lastName" label="Last Name" autoComplete="off" />
        <TextField name="accountOwnerId" label="Account Owner Id" autoComplete="off" inputMode="numeric" />
        <DateField name="dob" label="Date of Birth" />
        <TextField name="ssn" label="Social Security Number" autoComplete="off" inputMode="numeric" />
        <TextField name="address1" label="Address 1" autoComplete="off" />
        <TextField name="address2" label="Address 2" autoComplete="off" />
        <TextField name="city" label="City" autoComplete="off" />
        <StateSelect name="state" label="State" autoComplete="off" placeholder="" />
        <TextField name="zip" label="Zip" autoComplete="off" inputMode="numeric" />
      </div>
      <SubmitButton>Search</SubmitButton>
    </Form>
  )
}

function toFilter(values: z.output<typeof schema>): AccountOwnerSearchInput {
  const filled = Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  ) as Partial<Record<keyof typeof empty, string>>
  const { accountOwnerId, ssn, ...texts } = filled
  return {
    ...texts,
    ...(accountOwnerId === undefined ? {} : { accountOwnerId: Number(accountOwnerId) }),
    ...(ssn === undefined ? {} : { ssn: withoutSeparators(ssn) }),
  }
}
