import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'

const useStyles = makeStyles({ button: { minWidth: '120px', alignSelf: 'flex-start' } })

interface Props {
  children: ReactNode
  /** True to enable the button only while everything is valid; needs mode 'onChange'. */
  onlyWhenValid?: boolean
  /** True while another button of the form is at work. */
  disabled?: boolean
  className?: string
  /** Secondary if another button of the page leads on. */
  appearance?: 'primary' | 'secondary'
}

/** Stays in the tab order while disabled, so that the focus is not lost. */
export function SubmitButton({
  children,
  onlyWhenValid = false,
  disabled = false,
  className,
  appearance = 'primary',
}: Props) {
  const styles = useStyles()
  const { isSubmitting, isValid, errors } = useFormState()
  // Errors about the form as a whole do not disable the button.
  const answered = errors.root !== undefined && Object.keys(errors).length === 1
  const closed = onlyWhenValid && !isValid && !answered
  return (
    <Button
      type="submit"
      appearance={appearance}
      className={className ?? styles.button}
      disabledFocusable={disabled || isSubmitting || closed}
      aria-busy={isSubmitting}
    >
      {children}
    </Button>
  )
}
