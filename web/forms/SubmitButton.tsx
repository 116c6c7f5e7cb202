import { Button, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'

const useStyles = makeStyles({ button: { minWidth: '120px', alignSelf: 'flex-start' } })

interface Props {
  children: ReactNode
  /** For a form whose button opens only once everything is valid; needs mode 'onChange'. */
  onlyWhenValid?: boolean
  className?: string
}

/** Stays in the tab order while it cannot be used, so that nobody loses their place. */
export function SubmitButton({ children, onlyWhenValid = false, className }: Props) {
  const styles = useStyles()
  const { isSubmitting, isValid } = useFormState()
  return (
    <Button
      type="submit"
      appearance="primary"
      className={className ?? styles.button}
      disabledFocusable={isSubmitting || (onlyWhenValid && !isValid)}
      aria-busy={isSubmitting}
    >
      {children}
    </Button>
  )
}
