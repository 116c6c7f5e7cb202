import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'

/** Why a check cannot be chosen: the owner has no mailing address. The answers are kept while one is added. */
export function NoMailingAddress() {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <ToAddAddress />
      </MessageBarBody>
    </MessageBar>
  )
}

export function ToAddAddress() {
  return (
    <>
      We cannot mail a check without your mailing address. <ScreenLink to="/profile">Add your address</ScreenLink>, then
      come back: your answers are kept.
    </>
  )
}
