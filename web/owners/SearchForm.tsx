import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PreloadedQuery } from 'react-relay'
import type { OwnerStateSelectQuery } from '../__generated__/OwnerStateSelectQuery.graphql.ts'
import type { AccountOwnerSearchInput } from '../__generated__/SearchResultsQuery.graphql.ts'
import { DateField } from '../kit/forms/DateField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useFirstFocus } from '../kit/forms/useFirstFocus.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { small } from '../kit/page/layout.ts'
import { OwnerStateSelect } from './OwnerStateSelect.tsx'
import { emptySearch, searchSchema, toFilter, type SearchFields } from './searchSchema.ts'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    columnGap: '20px',
    rowGap: '16px',
    [small]: { gridTemplateColumns: '1fr' },
  },
  rule: { color: tokens.colorNeutralForeground2, maxWidth: '72ch' },
  buttons: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
})

interface Props {
  fields: SearchFields | undefined
  statesRef: PreloadedQuery<OwnerStateSelectQuery>
  /** True to focus the first field, unless staff return to their last search. */
  takesFocus: boolean
  onSearch: (filter: AccountOwnerSearchInput, fields: SearchFields) => void
}

export function SearchForm({ fields = emptySearch, statesRef, takesFocus, onSearch }: Props) {
  const styles = useStyles()
  useFirstFocus(takesFocus ? 'find' : null)
  const form = useZodForm(searchSchema, { defaultValues: fields })
  const [wantsMore, setWantsMore] = useState(false)
  const { find: _find, ...others } = useWatch({ control: form.control })
  const isFilled = Object.values(others).some(Boolean)
  const isWhole = wantsMore || isFilled

  function onSubmit(values: SearchFields) {
    const filter = toFilter(values)
    if (Object.keys(filter).length > 0) return onSearch(filter, values)
    form.setError('root.server', { type: 'empty', message: 'Please enter at least one search field' })
  }

  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField
        name="find"
        label="Find an owner"
        hint="Name, account number, phone, email, date of birth or Social Security number. The beginning of a name or account number is enough."
        autoComplete="off"
      />
      {isWhole ? (
        <p className={styles.rule}>
          Every field that you fill must match. Names, addresses and account numbers match in part, an email from its
          beginning; the other fields must match in full.
        </p>
      ) : null}
      {isWhole ? (
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
          <OwnerStateSelect queryRef={statesRef} />
          <TextField name="zip" label="Zip" autoComplete="off" inputMode="numeric" />
          <TextField name="email" label="Email" autoComplete="off" inputMode="email" />
          <TextField name="phone" label="Phone" autoComplete="off" inputMode="tel" />
        </div>
      ) : null}
      <div className={styles.buttons}>
        <SubmitButton>Search</SubmitButton>
        {isFilled ? null : (
          <Button aria-expanded={isWhole} onClick={() => setWantsMore(!wantsMore)}>
            {isWhole ? 'Fewer fields' : 'More fields'}
          </Button>
        )}
      </div>
    </Form>
  )
}
