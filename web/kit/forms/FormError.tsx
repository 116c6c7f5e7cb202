import { makeStyles, tokens } from '@fluentui/react-components'
import { useFormState } from 'react-hook-form'
import { maintenance } from '../page/maintenance.ts'
import { scrollIntoView } from '../ui/scrollIntoView.ts'

const useStyles = makeStyles({
  // The element is always rendered, so that screen readers announce new text. It takes no space while empty.
  place: { ':empty': { marginBlockStart: '-20px' } },
  error: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  next: { display: 'block', marginBlockStart: '4px' },
})

const failedCall = 'AN ERROR OCCURRED'

/** Shows the server's error about the form as a whole. */
export function FormError() {
  const styles = useStyles()
  const { errors } = useFormState()
  const readOnly = maintenance(({ mode, text }) => (mode === 'READ_ONLY' ? text : null))
  const answered = errors.root?.server?.message
  // In read-only mode, show the reason for read-only mode instead of the server's error.
  const message = answered && (readOnly ?? answered)
  return (
    <div role="alert" className={styles.place}>
      {message ? (
        <p ref={scrollIntoView} className={styles.error}>
          {message}
          {/* Add whether anything was saved, because the error text for a failed call does not say so. */}
          {message === failedCall ? (
            <span className={styles.next}>
              {errors.root?.server?.type === 'uncertain'
                ? 'We can’t tell whether it was saved. Your entries are still here: please check before you try again.'
                : 'Nothing was saved. Your entries are still here: please try again.'}
            </span>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
