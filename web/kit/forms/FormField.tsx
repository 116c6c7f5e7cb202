import { Field, makeStyles, type FieldProps } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useController, type ControllerRenderProps } from 'react-hook-form'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { useFieldId } from './fieldId.ts'

export interface FieldBase {
  name: string
  label: string
  hint?: FieldProps['hint']
  /** True to mark the field for assistive technology; the schema decides. */
  required?: boolean
  /** True if the heading above asks the same; only screen readers get the label. */
  labelHidden?: boolean
  /** Runs after the form has stored a new value. */
  onValue?: (value: unknown) => void
}

export interface Bound extends ControllerRenderProps {
  id: string
  'aria-required': true | undefined
}

const useStyles = makeStyles({ label: { fontWeight: 500 }, hidden: visuallyHidden })

interface Props extends FieldBase {
  children: (field: Bound) => ReactElement
}

/** Label, hint and error of one form value, connected to the control. */
export function FormField({ name, label, labelHidden = false, hint, required, onValue, children }: Props) {
  const styles = useStyles()
  const id = useFieldId(name, label)
  const { field, fieldState } = useController({ name })
  const message = fieldState.error?.message
  const onChange: Bound['onChange'] = (value: unknown) => {
    field.onChange(value)
    onValue?.(value)
  }
  return (
    <Field
      label={{ children: label, className: labelHidden ? styles.hidden : styles.label }}
      {...(hint === undefined ? {} : { hint })}
      // An error without a message marks the field; its text is elsewhere.
      validationState={fieldState.error ? 'error' : 'none'}
      // No alert role, because a message that changes with every key must not be announced each time.
      validationMessage={message ? { children: message, role: undefined } : null}
    >
      {children({ ...field, onChange, id, 'aria-required': required || undefined })}
    </Field>
  )
}
