import { makeStyles } from '@fluentui/react-components'
import { useId, useRef, useState, type ReactNode } from 'react'
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormFieldsContext } from './fieldId.ts'
import { FormError } from './FormError.tsx'
import { submitting, useTypedGuard } from './typed.ts'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: '20px' },
})

interface Props<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  onSubmit: (values: Out) => Promise<void> | void
  children: ReactNode
  /** Buttons of the form, shown below the server's errors. Without `actions`, the server's errors are at the bottom. */
  actions?: ReactNode
  /** True to ignore a submit while the form is unchanged. */
  onlyWhenChanged?: boolean
  /** True if the user may leave the form without a confirmation although input is lost, as in the login form. */
  freeToLeave?: boolean
  /** False to show no error summary, for a small form whose only field is where the summary would be. */
  summary?: boolean
  /** True to show the server's errors above the fields, for a form whose fields may all be wrong. */
  errorFirst?: boolean
  className?: string
}

/** A form with an error summary at the top and, by default, the server's errors at the bottom. */
export function Form<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { form, onSubmit, children, onlyWhenChanged = false, summary = true, className, actions } = props
  const { freeToLeave = false, errorFirst = false } = props
  const styles = useStyles()
  const id = useId()
  const [fields] = useState(() => ({ id, labels: new Map<string, string>() }))
  const { isDirty } = form.formState
  // Ignores the second click of a double click, which can come before the button is rendered as disabled.
  const isRunning = useRef(false)
  useTypedGuard(form, !freeToLeave)
  return (
    <FormProvider {...form}>
      <FormFieldsContext.Provider value={fields}>
        <form
          noValidate
          className={className ?? styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            if (onlyWhenChanged && !isDirty) return
            if (isRunning.current) return
            isRunning.current = true
            form.clearErrors('root')
            void submitting(form, () => form.handleSubmit(onSubmit)(event)).finally(() => (isRunning.current = false))
          }}
        >
          {summary ? <ErrorSummary /> : null}
          {errorFirst ? <FormError /> : null}
          {children}
          {errorFirst ? null : <FormError />}
          {actions}
        </form>
      </FormFieldsContext.Provider>
    </FormProvider>
  )
}
