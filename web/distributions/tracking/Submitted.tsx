import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'

interface Props {
  number: string
  progress: string | null | undefined
}

/** Confirms that a request was submitted, and says what happens next. Stays, unlike the notice. */
export function Submitted({ number, progress }: Props) {
  const actsForOwner = useSession(isStaff)
  return (
    <MessageBar intent="success" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>Request {number} has been submitted.</MessageBarTitle>{' '}
        {progress !== 'AWAITING_SIGNATURE'
          ? 'Next, we review it and send an email.'
          : actsForOwner
            ? 'Next, the owner signs it, with the link in our email or on Home.'
            : 'Next, please sign it: choose Review and sign below, or open the link in our email.'}
      </MessageBarBody>
    </MessageBar>
  )
}
