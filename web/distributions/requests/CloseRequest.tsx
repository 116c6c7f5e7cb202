import { Checkbox, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CloseRequest_request$key } from '../../__generated__/CloseRequest_request.graphql.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { ReasonForm, useReason } from '../ReasonForm.tsx'
import { AboutRequest } from './AboutRequest.tsx'
import { closeTexts, type CloseAction } from './closing.ts'
import { awayWarning, paymentAway, staffPayment, understood } from './staffPayment.ts'
import { notifySaved } from './notifySaved.ts'
import { requestInput } from './requestInput.ts'
import type { ShownPage } from './requestLists.ts'
import { useCloseRequest } from './useCloseRequest.ts'
import { generalMessage, kindTexts, waitsForOther, type RequestKind } from './texts.ts'
import { ErrorBar } from '../../kit/ui/ErrorBar.tsx'

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  // Aligns the checkbox with the text above it.
  box: { marginInlineStart: '-8px' },
})

interface Props {
  kind: RequestKind
  action: CloseAction
  requestKey: CloseRequest_request$key
  shown: ShownPage
  onClose: () => void
}

/** Asks for a confirmation before a request is canceled or reversed. */
export function CloseRequest({ kind, action, requestKey, shown, onClose }: Props) {
  const styles = useStyles()
  const request = useFragment(
    graphql`
      fragment CloseRequest_request on StaffRequest @throwOnFieldError {
        accountOwnerId
        firstName
        lastName
        planAccountNumber
        amount
        closing {
          reason
          says
          needsSecondPerson
        }
        payments {
          ...staffPayment_payment
        }
        ...requestInput_request
      }
    `,
    requestKey,
  )
  const { accountOwnerId, firstName, lastName, planAccountNumber, amount, closing, payments } = request
  const [close, busy] = useCloseRequest(shown)
  // The portal can't recall a sent payment, so its reversal needs an extra confirmation.
  const away = paymentAway(payments.map(staffPayment))
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnderstood, setUnderstood] = useState(away === null)
  const reason = useReason()
  const { title, question, done } = closeTexts[action]
  const owner = `${firstName} ${lastName}`
  // Offer no confirmation to a person who may not close the request.
  const refused = closing?.reason ?? null
  const says = [closing?.says, closing?.needsSecondPerson && waitsForOther].filter(Boolean).join(' ')

  async function confirm() {
    if (busy || !isUnderstood || refused !== null) return
    setFailure(null)
    const why = reason.take()
    if (!why) return
    const { ok, errors, payload } = await close(action, { ...requestInput(request), ...why })
    if (!ok) return setFailure(generalMessage(errors) ?? '')
    notifySaved(kind, payload.waitsFor ?? null, { done, owner, amount })
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Yes"
      cancelLabel="No"
      isGrave
      busy={busy || !isUnderstood || refused !== null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{question}</p>
        <AboutRequest
          accountOwnerId={accountOwnerId}
          owner={owner}
          planAccountNumber={planAccountNumber}
          amount={amount}
        />
        {says ? <p>{says}</p> : null}
        {refused === null ? <ReasonForm form={reason.form} of={action} /> : null}
        {refused === null ? null : (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{refused}</MessageBarBody>
          </MessageBar>
        )}
        {away && refused === null ? (
          <>
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>{awayWarning(away)}</MessageBarBody>
            </MessageBar>
            <Checkbox
              className={styles.box}
              label={understood}
              checked={isUnderstood}
              onChange={(_, { checked }) => setUnderstood(checked === true)}
            />
          </>
        ) : null}
        {failure === null ? null : (
          <ErrorBar>
            <p>{kindTexts[kind].failed}</p>
            {failure ? <p>{failure}</p> : null}
          </ErrorBar>
        )}
      </div>
    </ConfirmDialog>
  )
}
