import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { Button } from '../ui/Button.tsx'

const useStyles = makeStyles({ button: { minWidth: '120px', alignSelf: 'flex-start' } })

interface Props {
  children: ReactNode
  /** True to enable the button only while all fields are valid; needs form mode 'onChange'. */
  onlyWhenValid?: boolean
  /** True while another button of the form is busy. */
  disabled?: boolean
  className?: string
  /** 'secondary' if another button on the page is the primary one. */
  appearance?: 'primary' | 'secondary'
}

/** A submit button that stays in the tab order while disabled, so that the focus is not lost. */
export function SubmitButton({
  children,
  onlyWhenValid = false,
  disabled = false,
  className,
  appearance = 'primary',
}: Props) {
  const styles = useStyles()
  const { isSubmitting, isValid, errors } = useFormState()
  // A server error about the form as a whole does not disable the button.
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
