import { Field, Switch } from '@fluentui/react-components'
import { useController } from 'react-hook-form'
import { useFieldId } from './fieldId.ts'
import type { FieldBase } from './FormField.tsx'

export function SwitchField({ name, label, hint, onValue }: FieldBase) {
  const id = useFieldId(name)
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name })
  return (
    <Field {...(hint === undefined ? {} : { hint })}>
      <Switch
        id={id}
        ref={ref}
        name={name}
        label={label}
        checked={value === true}
        onBlur={onBlur}
        onChange={(_, data) => {
          onChange(data.checked)
          onValue?.(data.checked)
        }}
      />
    </Field>
  )
}
