import { Field, makeStyles, type FieldProps } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useController, type ControllerRenderProps } from 'react-hook-form'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { useFieldId } from './fieldId.ts'

export interface FieldBase {
  name: string
  label: string
  hint?: FieldProps['hint']
  /** True to mark the field as required for screen readers. The form's schema validates the value. */
  required?: boolean
  /** True to show the label only to screen readers, because the heading above the field asks the same question. */
  labelHidden?: boolean
  /** Called after the form has stored a new value. */
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

/** Wraps the control of one form value in its label, hint and error message. */
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
      // An error without a message marks the field as invalid, because its text is shown elsewhere.
      validationState={fieldState.error ? 'error' : 'none'}
      // No alert role, because screen readers would announce a message again after every key press.
      validationMessage={message ? { children: message, role: undefined } : null}
    >
      {children({ ...field, onChange, id, 'aria-required': required || undefined })}
    </Field>
  )
}
