import { makeStyles, tokens } from '@fluentui/react-components'
import { useFormState } from 'react-hook-form'
import { maintenance } from '../page/maintenance.ts'
import { scrollIntoView } from '../ui/scrollIntoView.ts'

const useStyles = makeStyles({
  // Always there, so that what comes into it is read out; without taking room while it is empty.
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

/** Errors of the server about the whole form. */
export function FormError() {
  const styles = useStyles()
  const { errors } = useFormState()
  const readOnly = maintenance(({ mode, text }) => (mode === 'READ_ONLY' ? text : null))
  const answered = errors.root?.server?.message
  // Why nothing could be saved, in place of the form's own words that it failed.
  const message = answered && (readOnly ?? answered)
  return (
    <div role="alert" className={styles.place}>
      {message ? (
        <p ref={scrollIntoView} className={styles.error}>
          {message}
          {/* The documents' words for a failed call do not say what became of the entries. */}
          {message === failedCall ? (
            <span className={styles.next}>Nothing was saved. Your entries are still here: please try again.</span>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
