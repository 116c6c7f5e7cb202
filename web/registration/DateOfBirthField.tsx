import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useFieldId } from '../kit/forms/fieldId.ts'
import { splitPasted, wrongPart, type DateParts } from './dateOfBirth.ts'

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: '1fr 1fr 1.4fr', columnGap: '12px', maxWidth: '360px' },
  legend: { padding: 0, marginBlockEnd: '4px', fontWeight: 500 },
  hint: {
    marginBlockEnd: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  input: { minWidth: 0 },
  inner: { minWidth: 0, width: '100%' },
})

const parts = [
  { part: 'month', label: 'Month', autoComplete: 'bday-month' },
  { part: 'day', label: 'Day', autoComplete: 'bday-day' },
  { part: 'year', label: 'Year', autoComplete: 'bday-year' },
] as const

/** Three fields for month, day and year. Pasting a full date into one of them fills in all three. */
export function DateOfBirthField({ name, label }: { name: string; label: string }) {
  const styles = useStyles()
  const id = useFieldId(name, label)
  const errorId = useId()
  const { field, fieldState } = useController({ name })
  const value = field.value as DateParts
  const message = fieldState.error?.message
  const wrong = message ? wrongPart(value) : null
  return (
    <fieldset aria-describedby={message ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.hint}>For example 1 / 31 / 1960</p>
      <Field
        validationState={message ? 'error' : 'none'}
        validationMessage={message ? { id: errorId, children: message, role: undefined } : null}
      >
        {() => (
          <div className={styles.fields}>
            {parts.map(({ part, label: partLabel, autoComplete }, index) => (
              <Field key={part} label={partLabel} validationState={wrong === part ? 'error' : 'none'}>
                <Input
                  // The link in the error summary leads to the field of the month.
                  id={index === 0 ? id : `${id}-${part}`}
                  className={styles.input}
                  input={{ className: styles.inner, ...(index === 0 ? { ref: field.ref } : {}) }}
                  inputMode={part === 'month' ? 'text' : 'numeric'}
                  autoComplete={autoComplete}
                  aria-required
                  value={value[part]}
                  onBlur={field.onBlur}
                  onChange={(_, data) => field.onChange(splitPasted(data.value) ?? { ...value, [part]: data.value })}
                />
              </Field>
            ))}
          </div>
        )}
      </Field>
    </fieldset>
  )
}
