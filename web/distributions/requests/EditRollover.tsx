import { graphql, useFragment } from 'react-relay'
import type { EditRollover_request$key } from '../../__generated__/EditRollover_request.graphql.ts'
import type { EditRolloverMutation } from '../../__generated__/EditRolloverMutation.graphql.ts'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { StateSelect } from '../../kit/forms/StateSelect.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { zipCode } from '../../kit/forms/zip.ts'
import * as z from '../../kit/forms/zod.ts'
import { useMutation } from '../../app/relay/useMutation.ts'
import { formatDateTime, formatMoney } from '../../kit/ui/format.ts'
import { FullReceivingAccount } from './FullReceivingAccount.tsx'
import { RequestModal } from './RequestModal.tsx'
import type { ShownPage } from './requestLists.ts'
import { SignAgain } from './SignAgain.tsx'
import { StatusField } from './StatusField.tsx'
import { rolloverInput } from './rolloverInput.ts'
import { paymentDetails, staffPayment } from './staffPayment.ts'
import { rolloverTexts } from './texts.ts'
import { useEditStyles } from './editStyles.ts'
import { useRequestEdit } from './useRequestEdit.ts'

const mutation = graphql`
  mutation EditRolloverMutation(
    $input: UpdateRolloverRequestInput!
    $list: RequestList!
    $first: Int!
    $after: String
  ) {
    updateRolloverRequest(input: $input) {
      request {
        waitsFor
      }
      errors {
        code
        field
        message
      }
      viewer {
        ...RolloverList_viewer @arguments(list: $list, first: $first, after: $after)
        ...Approvals_viewer @arguments(entity: "distribution_request")
      }
    }
  }
`

/** What is fixed is neither checked nor trimmed: it goes back as it is stored, and nobody could put it right here. */
function schemaOf(fixed: boolean) {
  const text = (least: number, message: string) =>
    z.string().check(...(fixed ? [] : [z.trim(), z.minLength(least, message)]))
  const tooSmall = 'Please enter a valid amount'
  return z.object({
    amount: z.number(tooSmall).check(...(fixed ? [] : [z.minimum(25, tooSmall)])),
    receivingAccountNumber: text(1, 'Receiving Account is required.'),
    checkPayableTo: text(1, 'Payee is required.'),
    attentionTo: z.string(),
    address1: text(1, 'Address is required.'),
    address2: z.string(),
    city: text(1, 'City is required.'),
    state: z.string(),
    zip: fixed ? z.string() : zipCode(),
    statusId: z.string().check(z.minLength(1, 'Required')),
    waiveFees: z.boolean(),
    paperSigner: z.string(),
  })
}

interface Props {
  requestKey: EditRollover_request$key
  shown: ShownPage
  onClose: () => void
}

export function EditRollover({ requestKey, shown, onClose }: Props) {
  const styles = useEditStyles()
  const request = useFragment(
    graphql`
      fragment EditRollover_request on RolloverRequest @throwOnFieldError {
        accountOwnerId
        retirementAccountId
        firstName
        lastName
        planAccountNumber
        dateRequested
        signedAt
        fee
        netAmount
        allowedStatusIds
        moves {
          statusId
          reason
          says
          needsSecondPerson
        }
        maySignAgain
        waitsFor
        holdReason
        isCorrectable
        isPaperForm
        mustReadForm
        paperSigner
        payments {
          ...staffPayment_payment
        }
        ...rolloverInput_request
      }
    `,
    requestKey,
  )
  const { id, statusId: storedStatus, version, ...stored } = rolloverInput(request)
  const [save] = useMutation<EditRolloverMutation>(mutation)
  const edit = useRequestEdit()
  const fixed = !request.isCorrectable
  const isRead = request.isPaperForm && request.signedAt === null
  const form = useZodForm(schemaOf(fixed), {
    defaultValues: { ...stored, statusId: String(storedStatus), paperSigner: request.paperSigner ?? '' },
  })

  function onSubmit({ statusId, paperSigner, ...values }: z.output<ReturnType<typeof schemaOf>>) {
    const changed = { id, version, ...values, statusId: Number(statusId), ...(isRead ? { paperSigner } : {}) }
    return edit.run({
      form,
      texts: rolloverTexts,
      request: { accountOwnerId: request.accountOwnerId, accountId: request.retirementAccountId, requestId: id },
      save: async () => {
        const outcome = await save({ input: { request: changed }, ...shown })
        return { ...outcome, waitsFor: (outcome.ok && outcome.payload.request?.waitsFor) || null }
      },
      onSaved: onClose,
    })
  }

  return (
    <RequestModal
      title="Edit Rollover"
      owner={`${request.firstName} ${request.lastName}, ${request.planAccountNumber}`}
      form={form}
      edit={edit}
      waitsFor={request.waitsFor}
      holdReason={request.holdReason ?? null}
      onSubmit={onSubmit}
      onClose={onClose}
      details={[
        { term: 'Account owner', value: `${request.firstName} ${request.lastName}` },
        { term: 'Account', value: request.planAccountNumber },
        { term: 'Requested', value: formatDateTime(request.dateRequested) },
        { term: 'Signed', value: request.signedAt ? formatDateTime(request.signedAt) : 'Not signed yet' },
        { term: 'Fee', value: formatMoney(request.fee) },
        { term: 'Net amount', value: formatMoney(request.netAmount) },
        ...paymentDetails(request.payments.map(staffPayment)),
      ]}
    >
      <StatusField
        offered={request.allowedStatusIds}
        stored={storedStatus}
        moves={request.moves.map((move) => {
          const { statusId, reason, says, needsSecondPerson } = move
          return { statusId, reason, says, needsSecondPerson }
        })}
      />
      {isRead ? (
        <TextField
          name="paperSigner"
          label="Signed By"
          hint={
            request.mustReadForm
              ? 'Read the form: key in who signed it and whom it pays. It counts as signed once another of staff approves it.'
              : 'Recorded from the form. It counts as signed once another of staff approves it.'
          }
          autoComplete="off"
        />
      ) : null}
      <CheckboxField name="waiveFees" label="Waive Fees" hint="No fee is taken; the net amount grows by it." />
      <MoneyField name="amount" label="Amount" disabled={fixed} required />
      <TextField name="receivingAccountNumber" label="Receiving Account" disabled={fixed} required />
      {stored.receivingAccountNumber.startsWith('••••') ? (
        <FullReceivingAccount accountOwnerId={request.accountOwnerId} requestId={id} />
      ) : null}
      <div className={styles.pair}>
        <TextField name="checkPayableTo" label="Payee" disabled={fixed} required />
        <TextField name="attentionTo" label="Attention To" disabled={fixed} />
      </div>
      <div className={styles.pair}>
        <TextField name="address1" label="Address 1" disabled={fixed} required />
        <TextField name="address2" label="Address 2" disabled={fixed} />
      </div>
      <div className={styles.pair}>
        <TextField name="city" label="City" disabled={fixed} required />
        <StateSelect name="state" label="State" autoComplete="off" disabled={fixed} />
        <TextField name="zip" label="Zip" disabled={fixed} required />
      </div>
      {request.maySignAgain ? (
        <SignAgain accountOwnerId={request.accountOwnerId} requestId={id} onAsked={onClose} />
      ) : null}
    </RequestModal>
  )
}
