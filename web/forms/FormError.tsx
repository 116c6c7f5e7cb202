import { makeStyles, tokens } from '@fluentui/react-components'
import { useFormState } from 'react-hook-form'

const useStyles = makeStyles({
  error: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
})

/** What the server answered about the form as a whole. */
export function FormError() {
  const styles = useStyles()
  const { errors } = useFormState()
  const message = errors.root?.server?.message
  return <div role="alert">{message ? <p className={styles.error}>{message}</p> : null}</div>
}
