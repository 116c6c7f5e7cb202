import { Checkbox, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CloseRequest_rollover$key } from '../../__generated__/CloseRequest_rollover.graphql.ts'
import type { CloseRequest_withdrawal$key } from '../../__generated__/CloseRequest_withdrawal.graphql.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { ReasonForm, useReason } from '../ReasonForm.tsx'
import type { ReasonInput } from '../reasons.ts'
import { closeTexts, type CloseAction } from './closing.ts'
import { awayWarning, paymentAway, staffPayment, understood } from './staffPayment.ts'
import { waitsForOther } from './StatusField.tsx'
import { notifySaved, type Answer } from './notifySaved.ts'
import { generalMessage, kindTexts, type RequestKind } from './texts.ts'

const fragments = {
  withdrawal: graphql`
    fragment CloseRequest_withdrawal on WithdrawalRequest @throwOnFieldError {
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
    }
  `,
  rollover: graphql`
    fragment CloseRequest_rollover on RolloverRequest @throwOnFieldError {
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
    }
  `,
}

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  // Lines the box up with the text above it.
  box: { marginInlineStart: '-8px' },
})

interface Props {
  kind: RequestKind
  action: CloseAction
  requestKey: CloseRequest_withdrawal$key | CloseRequest_rollover$key
  busy: boolean
  send: (why: { reason?: ReasonInput }) => Promise<Answer>
  onClose: () => void
}

/** Asks once more before a request is cancelled or its money is taken back. */
export function CloseRequest({ kind, action, requestKey, busy, send, onClose }: Props) {
  const styles = useStyles()
  const { firstName, lastName, planAccountNumber, amount, closing, payments } = useFragment(fragments[kind], requestKey)
  // A payment that has left and will not be called back: then it is asked once more.
  const away = paymentAway(payments.map(staffPayment))
  const [failure, setFailure] = useState<string | null>(null)
  const [isUnderstood, setUnderstood] = useState(away === null)
  const reason = useReason()
  const { title, question } = closeTexts[action]
  // Somebody else has to do it, or nobody can: then there is nothing to confirm.
  const refused = closing?.reason ?? null
  const says = [closing?.says, closing?.needsSecondPerson && waitsForOther].filter(Boolean).join(' ')

  async function confirm() {
    if (busy || !isUnderstood || refused !== null) return
    setFailure(null)
    const why = reason.take()
    if (!why) return
    const { ok, errors, waitsFor } = await send(why)
    if (!ok) return setFailure(generalMessage(errors) ?? '')
    notifySaved(kind, waitsFor)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Yes"
      cancelLabel="No"
      busy={busy || !isUnderstood || refused !== null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <p>{question}</p>
        <p>{`${firstName} ${lastName}, ${planAccountNumber}, ${formatMoney(amount)}`}</p>
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
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <p>{kindTexts[kind].failed}</p>
              {failure ? <p>{failure}</p> : null}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </ConfirmDialog>
  )
}
