import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'

/** Says that checks need a mailing address, which the owner lacks. The answers stay while the owner adds one. */
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
