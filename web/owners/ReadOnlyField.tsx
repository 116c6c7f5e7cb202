import { Field, Input } from '@fluentui/react-components'

export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label}>
      <Input readOnly appearance="filled-darker" value={value} />
    </Field>
  )
}
