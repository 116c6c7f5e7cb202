import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type {
  EditRequest_rollover$data,
  EditRequest_rollover$key,
} from '../../__generated__/EditRequest_rollover.graphql.ts'
import type {
  EditRequest_withdrawal$data,
  EditRequest_withdrawal$key,
} from '../../__generated__/EditRequest_withdrawal.graphql.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { pdfOnly } from '../../kit/files/chosenFile.ts'
import { FilePicker } from '../../kit/files/FilePicker.tsx'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { FormInModal } from '../../kit/forms/ModalForm.tsx'
import { formatDateTime, formatMoney } from '../../kit/ui/format.ts'
import { scrollIntoView } from '../../kit/ui/scrollIntoView.ts'
import { SignAgain } from './SignAgain.tsx'
import { paymentDetails, staffPayment } from './staffPayment.ts'
import { StatusField } from './StatusField.tsx'
import type { RequestKind } from './texts.ts'
import type { RequestEdit } from './useRequestEdit.ts'

const fragments = {
  withdrawal: graphql`
    fragment EditRequest_withdrawal on WithdrawalRequest @throwOnFieldError {
      accountOwnerId
      requestId
      firstName
      lastName
      recipientName
      planAccountNumber
      dateRequested
      signedAt
      isCheck
      isFullAmount
      fee
      netAmount
      statusId
      allowedStatusIds
      moves {
        ...StatusField_moves
      }
      maySignAgain
      waitsFor
      holdReason
      payments {
        ...staffPayment_payment
      }
    }
  `,
  rollover: graphql`
    fragment EditRequest_rollover on RolloverRequest @throwOnFieldError {
      accountOwnerId
      requestId
      firstName
      lastName
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
      maySignAgain
      waitsFor
      holdReason
      payments {
        ...staffPayment_payment
      }
    }
  `,
}

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

interface Props<In extends FieldValues, Out> {
  kind: RequestKind
  requestKey: EditRequest_withdrawal$key | EditRequest_rollover$key
  form: UseFormReturn<In, unknown, Out>
  edit: RequestEdit
  /** What somebody else has changed since the form was filled; null while nothing was. */
  changed: ReactNode
  onSubmit: (values: Out) => Promise<void>
  onClose: () => void
  /** What the chosen status asks for besides. */
  belowStatus: ReactNode
  children: ReactNode
}

/** The edit form of a request: what it is about, its fields, its file, and what the server said to the last try. */
export function EditRequest<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { kind, requestKey, form, edit, changed, onSubmit, onClose, belowStatus, children } = props
  const styles = useStyles()
  const refresh = useRefresh()
  const request = useFragment(fragments[kind], requestKey)
  const { accountOwnerId, requestId, waitsFor, holdReason } = request
  const owner = `${request.firstName} ${request.lastName}`
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
      {belowStatus}
      <CheckboxField name="waiveFees" label="Waive Fees" hint="No fee is taken; the net amount grows by it." />
      {children}
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
      {changed}
      {edit.message && !changed ? (
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
    </FormInModal>
  )
}

function detailsOf(
  request: EditRequest_withdrawal$data | EditRequest_rollover$data,
): { term: string; value: string }[] {
  // A rollover is always paid by check, and never "everything".
  const withdrawal = 'isCheck' in request ? request : null
  const recipient = withdrawal?.recipientName ?? null
  const { signedAt, fee, netAmount, payments } = request
  return [
    { term: 'Account owner', value: `${request.firstName} ${request.lastName}` },
    ...(recipient === null ? [] : [{ term: 'Recipient', value: recipient }]),
    { term: 'Account', value: request.planAccountNumber },
    { term: 'Requested', value: formatDateTime(request.dateRequested) },
    ...(recipient === null || signedAt
      ? [{ term: 'Signed', value: signedAt ? formatDateTime(signedAt) : 'Not signed yet' }]
      : []),
    ...(withdrawal ? [{ term: 'Payment', value: withdrawal.isCheck ? 'Check' : 'Direct Deposit' }] : []),
    { term: 'Fee', value: formatMoney(fee) },
    { term: 'Net amount', value: formatMoney(netAmount) + (withdrawal?.isFullAmount ? ' (full amount)' : '') },
    ...paymentDetails(payments.map(staffPayment)),
  ]
}
