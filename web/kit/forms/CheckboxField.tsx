import { Checkbox, Field, makeStyles } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { useFieldId } from './fieldId.ts'
import type { FieldBase } from './FormField.tsx'

// Aligns the checkbox with the fields above and below.
const useStyles = makeStyles({ box: { marginInlineStart: '-8px' } })

interface Props extends FieldBase {
  disabled?: boolean
  /** Short name of the checkbox for the error summary, if the label is a whole sentence. */
  called?: string
}

export function CheckboxField({ name, label, hint, required, onValue, disabled, called }: Props) {
  const styles = useStyles()
  const id = useFieldId(name, called ?? label)
  const { field, fieldState } = useController({ name })
  const { ref, value, onChange, onBlur } = field
  const message = fieldState.error?.message
  // Keeps the place of a message below the label, because the button below would move away from the thumb when the box
  // is ticked.
  const root = useRef<HTMLDivElement>(null)
  const [minHeight, setMinHeight] = useState<number>()
  return (
    <Field
      ref={root}
      style={{ minHeight, alignContent: 'start' }}
      {...(hint === undefined ? {} : { hint })}
      validationState={message ? 'error' : 'none'}
      validationMessage={message ? { children: message, role: undefined } : null}
    >
      <Checkbox
        id={id}
        className={styles.box}
        ref={ref}
        name={name}
        label={label}
        disabled={disabled ?? false}
        aria-required={required || undefined}
        checked={value === true}
        onBlur={onBlur}
        onChange={(_, data) => {
          if (message) setMinHeight(root.current?.offsetHeight)
          onChange(data.checked === true)
          onValue?.(data.checked === true)
        }}
      />
    </Field>
  )
}
