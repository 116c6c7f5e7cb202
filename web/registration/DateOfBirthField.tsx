import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ChangeEvent, type KeyboardEvent } from 'react'
import { useController } from 'react-hook-form'
import { useFieldId } from '../kit/forms/fieldId.ts'
import { isTypedFull, readDateOfBirth, splitPasted, wrongPart, type DateParts } from './dateOfBirth.ts'

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

/** The previous (-1) or next (1) field of the date; undefined if there is none. */
function neighbor(input: HTMLInputElement, by: 1 | -1): HTMLInputElement | undefined {
  const inputs = [...(input.closest('fieldset')?.querySelectorAll('input') ?? [])]
  return inputs[inputs.indexOf(input) + by]
}

/** Focuses the next field when this field is full. A correction keeps the focus, because the next field has a value. */
function advance({ target }: ChangeEvent<HTMLInputElement>) {
  const next = neighbor(target, 1)
  if (next?.value === '' && target.selectionStart === target.value.length && isTypedFull(target.value)) next.focus()
}

function goBack(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Backspace' || event.currentTarget.value !== '') return
  const previous = neighbor(event.currentTarget, -1)
  if (!previous) return
  event.preventDefault()
  previous.focus()
  previous.setSelectionRange(previous.value.length, previous.value.length)
}

interface Props {
  name: string
  label: string
  hint: string
  onFull: () => void
}

/**
 * Three fields for month, day and year. Two digits move the focus to the next field, Backspace in an empty field moves
 * it back. Pasting a full date into one field fills in all three. The last digit of a valid year calls `onFull`.
 */
export function DateOfBirthField({ name, label, hint, onFull }: Props) {
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
      <p className={styles.hint}>{hint}</p>
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
                  inputMode="numeric"
                  autoComplete={autoComplete}
                  aria-required
                  value={value[part]}
                  onBlur={field.onBlur}
                  onKeyDown={goBack}
                  onChange={(event, data) => {
                    const parts = splitPasted(data.value) ?? { ...value, [part]: data.value }
                    field.onChange(parts)
                    advance(event)
                    if (part === 'year' && readDateOfBirth(parts) !== null) onFull()
                  }}
                />
              </Field>
            ))}
          </div>
        )}
      </Field>
    </fieldset>
  )
}
