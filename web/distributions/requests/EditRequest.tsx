import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { ChangedMeanwhile_around$key } from '../../__generated__/ChangedMeanwhile_around.graphql.ts'
import type { EditRequest_request$key } from '../../__generated__/EditRequest_request.graphql.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { pdfOnly } from '../../kit/files/chosenFile.ts'
import { FilePicker } from '../../kit/files/FilePicker.tsx'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { keepTyped } from '../../kit/forms/keepTyped.ts'
import { FormInModal } from '../../kit/forms/ModalForm.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { scrollIntoView } from '../../kit/ui/scrollIntoView.ts'
import { textProblem } from '../reasons.ts'
import { incompleteWithoutReason } from '../texts.ts'
import { AboutRequest } from './AboutRequest.tsx'
import { AwayWarning, pleaseConfirm, takesBackSent } from './AwayWarning.tsx'
import { BankDetailsFields } from './BankDetailsFields.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { closeTexts, closingFrom } from './closing.ts'
import { differences } from './differences.ts'
import { RequestBar, type RequestActs } from './RequestBar.tsx'
import { RolloverFields, WithdrawalFields } from './EditFields.tsx'
import { editedInput, editSchema, editValues, receiverOf, type EditValues } from './editForm.ts'
import { FixField } from './FixField.tsx'
import { FullReceivingAccount } from './FullReceivingAccount.tsx'
import { LockedFields } from './LockedFields.tsx'
import type { RequestFacts } from './requestFacts.ts'
import type { RequestInput } from './requestInput.ts'
import type { ShownPage } from './requestLists.ts'
import { SignAgain } from './SignAgain.tsx'
import { paymentAway, staffPayment } from './staffPayment.ts'
import { statusLabels } from './statusLabel.ts'
import { StatusField } from './StatusField.tsx'
import { reasonFor, StatusReason } from './StatusReason.tsx'
import { useRequestEdit } from './useRequestEdit.ts'
import { useSaveRequest } from './useSaveRequest.ts'
import { useSeen } from './useSeen.ts'

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
})

interface Props {
  requestKey: EditRequest_request$key
  facts: RequestFacts
  /** The stored request, including changes by other people. */
  now: RequestInput
  aroundKey: ChangedMeanwhile_around$key
  shown: ShownPage
  /** Other actions, shown while the form is unchanged. */
  acts: RequestActs
  onClose: () => void
}

/** Edit form of a request: details, fields, file, and server errors. */
export function EditRequest({ requestKey, facts, now, aroundKey, shown, acts, onClose }: Props) {
  const styles = useStyles()
  const refresh = useRefresh()
  const request = useFragment(
    graphql`
      fragment EditRequest_request on StaffRequest @throwOnFieldError {
        signedAt
        status
        allowedStatuses
        moves {
          status
          reason
          ...StatusField_moves
        }
        isCorrectable
        fee
        maySignAgain
        waitsFor
        holdReason
        incompleteReason
        payments {
          ...staffPayment_payment
        }
        ... on WithdrawalRequest @alias(as: "withdrawal") {
          bankAccount
          isSavings
          recipientName
          takesBankDetails
          needsBankDetails
        }
        ... on RolloverRequest @alias(as: "rollover") {
          isPaperForm
          mustReadForm
          paperSigner
          isEmployerPlan
          isRoth
        }
      }
    `,
    requestKey,
  )
  const { waitsFor, holdReason, withdrawal, rollover } = request
  const { kind, accountOwnerId, retirementAccountId, requestId, planAccountNumber, owner } = facts
  const { seen: stored, isChanged, takeUp } = useSeen(now)
  const payments = request.payments.map(staffPayment)
  const away = paymentAway(payments)
  const isPaid = payments.length > 0
  // The form of a withdrawal can change the status, fee waiver and file. After a returned deposit, it can also change
  // the bank details. The signed fields of a rollover are locked until the user asks to change them.
  const mayChange = Boolean(rollover) && request.isCorrectable
  const isSigned = request.signedAt !== null
  const [isChanging, setChanging] = useState(false)
  const isFixed = !mayChange || (isSigned && !isChanging)
  // While the request waits for its signature, Resend above the form replaces the button to request a signature.
  const waitsForSignature = request.status === 'OPEN' && !isSigned && !rollover?.isPaperForm
  const asksSigner = Boolean(rollover?.isPaperForm) && !isSigned
  const receiver = receiverOf(rollover?.isEmployerPlan)
  const valuesOf = (input: RequestInput) =>
    editValues(input, { isSavings: withdrawal?.isSavings ?? false, paperSigner: rollover?.paperSigner ?? '', receiver })
  const form = useZodForm(editSchema(kind, isFixed), { defaultValues: valuesOf(stored) })
  const save = useSaveRequest(shown)
  const edit = useRequestEdit()
  const [asked, setAsked] = useState<EditValues | null>(null)

  const isTyped = form.formState.isDirty || edit.file.file !== null || isChanged
  const mayAsk = request.moves.some(
    ({ status, reason }) => status === 'INCOMPLETE' && status !== stored.status && !reason,
  )
  /** Sets the status field to Incomplete. The user then chooses what is missing, and saves the form. */
  function askOwner() {
    flushSync(() => form.setValue('status', 'INCOMPLETE', { shouldDirty: true }))
    form.setFocus('reasonKind')
  }
  function unlock() {
    flushSync(() => setChanging(true))
    form.setFocus(isPaid ? 'receivingAccountNumber' : 'amount')
  }

  const isSentBack = (to: string) => to === 'INCOMPLETE' && stored.status !== 'INCOMPLETE'
  // For a returned payment, the owner reads the bank's reason.
  const ownerReads = request.incompleteReason ?? payments.at(-1)?.returnedOn

  /** Cancel or Reverse, for a change to Historical in the status field; null if the change only archives. */
  const closing = closingFrom(stored.status)
  async function onSubmit(values: EditValues) {
    const to = values.status
    if (takesBackSent(away, stored.status, to) && !values.isUnderstood)
      return form.setError('isUnderstood', { type: 'custom', message: pleaseConfirm })
    const problem = reasonFor(stored.status, to) && textProblem(values)
    if (problem) return form.setError('reasonText', { type: 'custom', message: problem })
    if (closing && to === 'HISTORICAL') return setAsked(values)
    if (isSentBack(to) && values.reasonKind === '' && !ownerReads) return setAsked(values)
    return run(values)
  }

  function run(values: EditValues) {
    setAsked(null)
    const to = values.status
    const moved = closing && to === 'HISTORICAL' ? closeTexts[closing].done : statusLabels[to]
    return edit.run({
      kind,
      form,
      saved: { done: to === stored.status ? 'Saved' : moved, owner, amount: values.amount },
      request: { accountOwnerId, accountId: retirementAccountId, requestId },
      save: async () => {
        const { ok, errors, payload } = await save(
          editedInput(stored, values, { isFixed, asksSigner, isRoth: rollover?.isRoth ?? false }),
        )
        if (ok) takeUp()
        return { ok, errors, waitsFor: payload?.request?.waitsFor ?? null }
      },
      onSaved: onClose,
    })
  }

  const about = (
    <AboutRequest
      accountOwnerId={accountOwnerId}
      owner={owner}
      planAccountNumber={planAccountNumber}
      amount={stored.amount}
    />
  )
  const to = useWatch({ control: form.control, name: 'status' })
  const rolloverFields =
    'checkPayableTo' in stored ? (
      <RolloverFields disabled={isFixed} isPaid={isPaid} isRoth={rollover?.isRoth ?? false}>
        {stored.receivingAccountNumber.startsWith('••••') ? (
          <FullReceivingAccount accountOwnerId={accountOwnerId} requestId={requestId} />
        ) : null}
      </RolloverFields>
    ) : null
  return (
    <FormInModal
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel={isSentBack(to) ? 'Send back' : 'Save'}
      // Repeat the owner's name next to Save, because the layout around the form may show another owner.
      aside={`Saves the request of ${owner}, ${planAccountNumber}`}
      idle={
        isTyped || form.formState.isSubmitting ? null : (
          <RequestBar acts={acts} onAskOwner={mayAsk ? askOwner : undefined} onClose={onClose} />
        )
      }
    >
      {waitsFor ? (
        <MessageBar intent="info" layout="multiline" className={styles.bar}>
          <MessageBarBody>{`Waits for a second person: ${waitsFor}. The change is shown above the list.`}</MessageBarBody>
        </MessageBar>
      ) : null}
      {holdReason ? (
        <MessageBar intent="info" layout="multiline" className={styles.bar}>
          <MessageBarBody>{holdReason}</MessageBarBody>
        </MessageBar>
      ) : null}
      <StatusField offered={request.allowedStatuses} stored={request.status} movesKey={request.moves} />
      <AwayWarning away={away} from={stored.status} />
      <StatusReason from={stored.status} given={request.incompleteReason} />
      {asksSigner ? (
        <TextField
          name="paperSigner"
          label="Signed By"
          hint={
            rollover?.mustReadForm
              ? 'Read the form and enter who signed it and whom it pays. It counts as signed once a second person approves it.'
              : 'Recorded from the form. It counts as signed once a second person approves it.'
          }
          autoComplete="off"
        />
      ) : null}
      <CheckboxField name="waiveFees" label="Waive Fees" hint={feeHint(request.fee, stored.waiveFees)} />
      {rolloverFields && mayChange && !isSigned ? rolloverFields : null}
      {withdrawal?.takesBankDetails ? (
        <BankDetailsFields
          onFile={withdrawal.bankAccount ?? ''}
          isNeeded={withdrawal.needsBankDetails}
          isForOwner={withdrawal.recipientName === null}
        />
      ) : null}
      {request.maySignAgain && !waitsForSignature ? (
        <SignAgain
          accountOwnerId={accountOwnerId}
          requestId={requestId}
          isSigned={isSigned}
          about={about}
          onAsked={onClose}
        />
      ) : null}
      <FixField of="FORM">
        <FilePicker
          label={facts.attachmentPath ? 'Full form, with all pages' : 'Form'}
          accepted={pdfOnly}
          file={edit.file.file}
          error={edit.file.problem}
          disabled={form.formState.isSubmitting}
          onChange={edit.file.choose}
          required={false}
          isLow
        />
      </FixField>
      {isSigned || !mayChange ? (
        <LockedFields
          label={`Amount and ${rollover ? 'payee' : 'address'}${isFixed ? ', locked' : ''}`}
          why={
            !rollover
              ? 'The owner signed these. To change them, cancel the request; the owner then submits a new one.'
              : mayChange
                ? whyLocked(rollover.isPaperForm)
                : 'This request can no longer be corrected.'
          }
          changeLabel={isPaid ? 'Change payee' : 'Change amount or payee'}
          onChange={mayChange && isFixed ? unlock : undefined}
          isOpen={rolloverFields !== null && !isFixed}
        >
          {rolloverFields ?? <WithdrawalFields />}
        </LockedFields>
      ) : null}
      {isChanged ? (
        <ChangedMeanwhile
          aroundKey={aroundKey}
          changes={differences(stored, now)}
          onKeep={() => {
            keepTyped(form, valuesOf(now))
            takeUp()
          }}
          onDiscard={() => {
            form.reset(valuesOf(now))
            takeUp()
          }}
        />
      ) : null}
      {edit.message && !isChanged ? (
        <MessageBar ref={scrollIntoView} intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>{edit.message}</MessageBarBody>
          <MessageBarActions>
            <Button
              onClick={() => {
                onClose()
                void refresh()
              }}
            >
              Reload
            </Button>
          </MessageBarActions>
        </MessageBar>
      ) : null}
      {closing && asked?.status === 'HISTORICAL' ? (
        <ConfirmDialog
          open
          title={closeTexts[closing].title}
          confirmLabel="Yes"
          cancelLabel="No"
          isGrave
          onConfirm={() => void run(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{closeTexts[closing].question}</p>
          {about}
        </ConfirmDialog>
      ) : null}
      {asked?.status === 'INCOMPLETE' ? (
        <ConfirmDialog
          open
          title="Send back without a reason?"
          confirmLabel="Send back"
          cancelLabel="Go back"
          onConfirm={() => void run(asked)}
          onClose={() => setAsked(null)}
        >
          <p>The owner reads only: “{incompleteWithoutReason()}”</p>
          {about}
        </ConfirmDialog>
      ) : null}
    </FormInModal>
  )
}

/** Says why the signed fields of a rollover are locked, and the effect of changing them. */
function whyLocked(isPaperForm: boolean): string {
  const second = 'If you change them, another person must approve the request'
  return isPaperForm ? `Signed on paper. ${second}.` : `The owner signed these. ${second}, and the owner gets an email.`
}

function feeHint(fee: number, isWaived: boolean): string {
  if (fee > 0) return `Without the fee, the payment is ${formatMoney(fee)} higher.`
  return isWaived ? 'The fee is waived.' : 'This request has no fee to waive.'
}
