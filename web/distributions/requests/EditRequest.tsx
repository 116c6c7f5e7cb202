import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ChangedMeanwhile_around$key } from '../../__generated__/ChangedMeanwhile_around.graphql.ts'
import type {
  EditRequest_request$data,
  EditRequest_request$key,
} from '../../__generated__/EditRequest_request.graphql.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { pdfOnly } from '../../kit/files/chosenFile.ts'
import { FilePicker } from '../../kit/files/FilePicker.tsx'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { FormInModal } from '../../kit/forms/ModalForm.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { formatDateTime, formatMoney } from '../../kit/ui/format.ts'
import { scrollIntoView } from '../../kit/ui/scrollIntoView.ts'
import { textProblem } from '../reasons.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { AwayWarning, pleaseConfirm, takesBackSent } from './AwayWarning.tsx'
import { BankDetailsFields } from './BankDetailsFields.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { closeTexts, closingFrom } from './closing.ts'
import { differences } from './differences.ts'
import { RolloverFields, WithdrawalFields } from './EditFields.tsx'
import { editedInput, editSchema, editValues, type EditValues } from './editForm.ts'
import { FullReceivingAccount } from './FullReceivingAccount.tsx'
import { keepTyped } from './keepTyped.ts'
import { requestInput } from './requestInput.ts'
import type { ShownPage } from './requestLists.ts'
import { SignAgain } from './SignAgain.tsx'
import { paymentAway, paymentDetails, staffPayment } from './staffPayment.ts'
import { StatusField } from './StatusField.tsx'
import { reasonFor, StatusReason } from './StatusReason.tsx'
import { useRequestEdit } from './useRequestEdit.ts'
import { useSaveRequest } from './useSaveRequest.ts'
import { useSeen } from './useSeen.ts'

const useStyles = makeStyles({
  details: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
    columnGap: '16px',
    rowGap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  term: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  value: { fontVariantNumeric: 'tabular-nums', fontWeight: 500, textWrap: 'balance' },
  bar: { flexShrink: 0 },
})

interface Props {
  requestKey: EditRequest_request$key
  aroundKey: ChangedMeanwhile_around$key
  shown: ShownPage
  onClose: () => void
}

/** The edit form of a request: what it is about, its fields, its file, and what the server said to the last try. */
export function EditRequest({ requestKey, aroundKey, shown, onClose }: Props) {
  const styles = useStyles()
  const refresh = useRefresh()
  const request = useFragment(
    graphql`
      fragment EditRequest_request on StaffRequest @throwOnFieldError {
        accountOwnerId
        retirementAccountId
        requestId
        firstName
        lastName
        recipientName
        planAccountNumber
        dateRequested
        signedAt
        fee
        netAmount
        statusId
        allowedStatusIds
        moves {
          ...StatusField_moves
        }
        isCorrectable
        maySignAgain
        waitsFor
        holdReason
        incompleteReason
        payments {
          ...staffPayment_payment
        }
        ... on WithdrawalRequest @alias(as: "withdrawal") {
          isCheck
          isFullAmount
          bankAccount
          isSavings
          takesBankDetails
          needsBankDetails
        }
        ... on RolloverRequest @alias(as: "rollover") {
          isPaperForm
          mustReadForm
          paperSigner
        }
        ...requestInput_request
      }
    `,
    requestKey,
  )
  const { accountOwnerId, requestId, waitsFor, holdReason, withdrawal, rollover } = request
  const kind = rollover ? 'rollover' : 'withdrawal'
  const owner = `${request.firstName} ${request.lastName}`
  const now = requestInput(request)
  const { seen: stored, isChanged, takeUp } = useSeen(now)
  const away = paymentAway(request.payments.map(staffPayment))
  // Of a withdrawal only status, waiver, file and, of a deposit that came back, bank details can be changed.
  const isFixed = !rollover || !request.isCorrectable
  const asksSigner = Boolean(rollover?.isPaperForm) && request.signedAt === null
  const valuesOf = (input: typeof now) =>
    editValues(input, { isSavings: withdrawal?.isSavings ?? false, paperSigner: rollover?.paperSigner ?? '' })
  const form = useZodForm(editSchema(kind, isFixed), { defaultValues: valuesOf(stored) })
  const save = useSaveRequest(shown)
  const edit = useRequestEdit()
  const [asked, setAsked] = useState<EditValues | null>(null)

  /** Cancelling and reversing ask the same question here as by their buttons. */
  const closing = closingFrom(stored.statusId)
  async function onSubmit(values: EditValues) {
    const to = Number(values.statusId)
    if (takesBackSent(away, stored.statusId, to) && !values.isUnderstood)
      return form.setError('isUnderstood', { type: 'custom', message: pleaseConfirm })
    const problem = reasonFor(stored.statusId, to) && textProblem(values)
    if (problem) return form.setError('reasonText', { type: 'custom', message: problem })
    if (closing && to === REQUEST_STATUS.historical) return setAsked(values)
    return run(values)
  }

  function run(values: EditValues) {
    setAsked(null)
    return edit.run({
      kind,
      form,
      request: { accountOwnerId, accountId: request.retirementAccountId, requestId },
      save: async () => {
        const { ok, errors, payload } = await save(editedInput(stored, values, { isFixed, asksSigner }))
        if (ok) takeUp()
        return { ok, errors, waitsFor: payload?.request?.waitsFor ?? null }
      },
      onSaved: onClose,
    })
  }

  return (
    <FormInModal
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      // Said again beside Save: the frame may name another owner.
      aside={`Saves the request of ${owner}, ${request.planAccountNumber}`}
    >
      <dl className={styles.details}>
        {detailsOf(request).map(({ term, value }, index) => (
          <div key={index}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {waitsFor ? (
        <MessageBar intent="info" layout="multiline" className={styles.bar}>
          <MessageBarBody>{`Waits for a second person: ${waitsFor}. What changes stands above the list.`}</MessageBarBody>
        </MessageBar>
      ) : null}
      {holdReason ? (
        <MessageBar intent="info" layout="multiline" className={styles.bar}>
          <MessageBarBody>{holdReason}</MessageBarBody>
        </MessageBar>
      ) : null}
      <StatusField offered={request.allowedStatusIds} stored={request.statusId} movesKey={request.moves} />
      <AwayWarning away={away} from={stored.statusId} />
      <StatusReason from={stored.statusId} given={request.incompleteReason} />
      {asksSigner ? (
        <TextField
          name="paperSigner"
          label="Signed By"
          hint={
            rollover?.mustReadForm
              ? 'Read the form: key in who signed it and whom it pays. It counts as signed once another of staff approves it.'
              : 'Recorded from the form. It counts as signed once another of staff approves it.'
          }
          autoComplete="off"
        />
      ) : null}
      <CheckboxField name="waiveFees" label="Waive Fees" hint="No fee is taken; the net amount grows by it." />
      {'checkPayableTo' in stored ? (
        <RolloverFields disabled={isFixed}>
          {stored.receivingAccountNumber.startsWith('••••') ? (
            <FullReceivingAccount accountOwnerId={accountOwnerId} requestId={requestId} />
          ) : null}
        </RolloverFields>
      ) : (
        <WithdrawalFields />
      )}
      {withdrawal?.takesBankDetails ? (
        <BankDetailsFields onFile={withdrawal.bankAccount ?? ''} isNeeded={withdrawal.needsBankDetails} />
      ) : null}
      {request.maySignAgain ? (
        <SignAgain accountOwnerId={accountOwnerId} requestId={requestId} onAsked={onClose} />
      ) : null}
      <FilePicker
        label="File"
        accepted={pdfOnly}
        file={edit.file.file}
        error={edit.file.problem}
        disabled={form.formState.isSubmitting}
        onChange={edit.file.choose}
        required={false}
      />
      {isChanged ? (
        <ChangedMeanwhile
          aroundKey={aroundKey}
          changes={differences(stored, now)}
          onKeep={() => {
            keepTyped(form, valuesOf(stored), valuesOf(now))
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
      {closing && asked ? (
        <ConfirmDialog
          open
          title={closeTexts[closing].title}
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => void run(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{closeTexts[closing].question}</p>
        </ConfirmDialog>
      ) : null}
    </FormInModal>
  )
}

function detailsOf(request: EditRequest_request$data): { term: string; value: string }[] {
  const { recipientName: recipient, signedAt, fee, netAmount, payments, withdrawal } = request
  return [
    { term: 'Account owner', value: `${request.firstName} ${request.lastName}` },
    ...(recipient === null ? [] : [{ term: 'Recipient', value: recipient }]),
    { term: 'Account', value: request.planAccountNumber },
    { term: 'Requested', value: formatDateTime(request.dateRequested) },
    ...(recipient === null || signedAt
      ? [{ term: 'Signed', value: signedAt ? formatDateTime(signedAt) : 'Not signed yet' }]
      : []),
    // A rollover is always paid by check, and never "everything".
    ...(withdrawal ? [{ term: 'Payment', value: withdrawal.isCheck ? 'Check' : 'Direct Deposit' }] : []),
    { term: 'Fee', value: formatMoney(fee) },
    { term: 'Net amount', value: formatMoney(netAmount) + (withdrawal?.isFullAmount ? ' (full amount)' : '') },
    ...paymentDetails(payments.map(staffPayment)),
  ]
}
