import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'

const useStyles = makeStyles({ number: { whiteSpace: 'nowrap' } })

interface Props {
  number: string
  progress: string | null | undefined
}

/** Confirms that a request was submitted, and says what happens next. Stays, unlike a notice at the edge. */
export function Submitted({ number, progress }: Props) {
  const styles = useStyles()
  const actsForOwner = useSession(isStaff)
  const named = <span className={styles.number}>{number}</span>
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>Your request has been submitted.</MessageBarTitle>{' '}
        {progress !== 'AWAITING_SIGNATURE' ? (
          <>Next, we review request {named} and send an email.</>
        ) : actsForOwner ? (
          <>Next, the owner signs request {named}, with the link in our email or on Home.</>
        ) : (
          <>
            <span>Please sign the document sent to your email.</span> Or sign here: choose Review and sign below, at
            request {named}.
          </>
        )}
      </MessageBarBody>
    </MessageBar>
  )
}
