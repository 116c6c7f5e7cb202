import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'
import { useLinkStyles } from '../ui/linkStyles.ts'
import { useFormFields } from './fieldId.ts'
import { namesNoField } from './zod.ts'

const useStyles = makeStyles({
  summary: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    padding: '16px 20px',
    borderRadius: tokens.borderRadiusMedium,
    borderLeft: `4px solid ${tokens.colorStatusDangerBorder2}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  title: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: 600 },
  list: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
})

/** List of a form's errors after a refused submit, each with a link to its field. The list takes the focus. */
export function ErrorSummary() {
  const styles = useStyles()
  const links = useLinkStyles()
  const { id, labels } = useFormFields()
  const { errors, submitCount, isSubmitting, isSubmitSuccessful } = useFormState()
  const messages = inFormOrder(fieldMessages(errors), Object.keys(useFormContext().getValues()))
  // After a successful submit, a new error appears in the summary only after the next submit.
  const refused = submitCount > 0 && !isSubmitSuccessful && messages.length > 0
  const box = useRef<HTMLDivElement>(null)
  const answered = useRef(0)

  useEffect(() => {
    if (!refused || isSubmitting || answered.current === submitCount) return
    answered.current = submitCount
    box.current?.focus()
  }, [refused, isSubmitting, submitCount])

  useEffect(() => {
    if (!refused || document.title.startsWith('Error: ')) return
    document.title = `Error: ${document.title}`
    return () => {
      document.title = document.title.replace(/^Error: /, '')
    }
  }, [refused])

  if (!refused) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>There is a problem</h2>
      <ul className={styles.list}>
        {messages.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${id}-${name}`}
              className={links.link}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(`${id}-${name}`)?.focus()
              }}
            >
              {named(message, labels.get(name))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Adds the field's label to an error message that does not name the field. A label that is a question goes before a
 * colon.
 */
function named(message: string, label?: string): string {
  if (!label || !namesNoField(message)) return message
  return message === 'Required' && !label.endsWith('?') ? `${label} is required.` : `${label}: ${message}`
}

interface FieldMessage {
  name: string
  message: string
}

function fieldMessages(errors: FieldErrors, path = ''): FieldMessage[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || (path === '' && key === 'root')) return []
    const name = path ? `${path}.${key}` : key
    if (typeof error.message === 'string' && error.message) return [{ name, message: error.message }]
    return typeof error === 'object' && error.type === undefined ? fieldMessages(error as FieldErrors, name) : []
  })
}

/** Sorts error messages in the order of the form's fields, because a schema may report errors in another order. */
function inFormOrder(messages: FieldMessage[], fields: string[]): FieldMessage[] {
  const place = ({ name }: FieldMessage) => {
    const index = fields.indexOf(name.split('.')[0] ?? name)
    return index === -1 ? fields.length : index
  }
  return messages.toSorted((a, b) => place(a) - place(b))
}
