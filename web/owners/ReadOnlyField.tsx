import { Field, Input, makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ label: { fontWeight: 500 } })

export function ReadOnlyField({ label, value }: { label: string; value: string }) {
  const styles = useStyles()
  return (
    <Field label={{ children: label, className: styles.label }}>
      <Input readOnly appearance="filled-darker" value={value} />
    </Field>
  )
}
