import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { DateField } from '../kit/forms/DateField.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import * as z from '../kit/forms/zod.ts'
import { large, small } from '../kit/page/layout.ts'
import { isIsoDate, today } from '../kit/ui/typedDate.ts'
import { relationshipOptions } from './relationships.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '20px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // First row: the names. Second row: the other three fields.
  five: {
    [large]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      '& > :nth-child(-n+2)': { gridColumn: 'span 3' },
    },
  },
})

const name = z.string().check(z.trim(), z.minLength(1, 'Required'))

/** Validation rules of the fields in `PersonFields`. */
export const personShape = {
  firstName: name,
  lastName: name,
  dob: z.string().check(
    z.minLength(1, { error: 'Required', abort: true }),
    z.refine(isIsoDate, { error: 'Please enter a valid date of birth', abort: true }),
    z.refine((date) => date < today(), 'Date must be in the past'),
  ),
  relationship: z.string(),
}

/** Name, date of birth and relationship of a beneficiary. */
export function PersonFields({ children }: { children?: ReactNode }) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.fields, children !== undefined && styles.five)}>
      <TextField name="firstName" label="First Name" autoComplete="off" required />
      <TextField name="lastName" label="Last Name" autoComplete="off" required />
      <DateField name="dob" label="Date of Birth" hint="For example 02/03/1980" max={today()} required />
      <SelectField
        name="relationship"
        label="Relationship (optional)"
        placeholder="Not given"
        options={relationshipOptions}
      />
      {children}
    </div>
  )
}
