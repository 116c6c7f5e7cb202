import { Field, makeStyles, Switch } from '@fluentui/react-components'
import { useController } from 'react-hook-form'
import { useFieldId } from './fieldId.ts'
import type { FieldBase } from './FormField.tsx'

const useStyles = makeStyles({ box: { marginInlineStart: '-8px' } })

export function SwitchField({ name, label, hint, onValue }: FieldBase) {
  const styles = useStyles()
  const id = useFieldId(name, label)
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name })
  return (
    <Field {...(hint === undefined ? {} : { hint })}>
      <Switch
        id={id}
        className={styles.box}
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
