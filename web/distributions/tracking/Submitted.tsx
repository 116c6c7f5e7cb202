import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'

interface Props {
  number: string
  progress: string | null | undefined
}

/** Confirms that a request was submitted, and says what happens next. Stays, unlike a notice at the edge. */
export function Submitted({ number, progress }: Props) {
  const actsForOwner = useSession(isStaff)
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>Your request has been submitted.</MessageBarTitle>{' '}
        {progress !== 'AWAITING_SIGNATURE' ? (
          `Next, we review request ${number} and send an email.`
        ) : actsForOwner ? (
          `Next, the owner signs request ${number}, with the link in our email or on Home.`
        ) : (
          <>
            <span>Please sign the document sent to your email.</span> Or sign here: choose Review and sign below, at
            request {number}.
          </>
        )}
      </MessageBarBody>
    </MessageBar>
  )
}
