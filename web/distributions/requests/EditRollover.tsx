import { graphql, useFragment } from 'react-relay'
import type { EditRollover_request$key } from '../../__generated__/EditRollover_request.graphql.ts'
import type { EditRolloverMutation } from '../../__generated__/EditRolloverMutation.graphql.ts'
import { CheckboxField } from '../../forms/CheckboxField.tsx'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { StateSelect } from '../../forms/StateSelect.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useZodForm } from '../../forms/useZodForm.ts'
import { zipCode } from '../../forms/zip.ts'
import * as z from '../../forms/zod.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { formatDateTime, formatMoney } from '../../ui/format.ts'
import { RequestModal } from './RequestModal.tsx'
import { isCorrectable, statusLabel, type ShownPage } from './requestLists.ts'
import { rolloverInput } from './rolloverInput.ts'
import { paymentFacts, staffPayment } from './staffPayment.ts'
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
      errors {
        code
        field
        message
      }
      viewer {
        ...RolloverList_viewer @arguments(list: $list, first: $first, after: $after)
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
  const fixed = !isCorrectable(storedStatus)
  const form = useZodForm(schemaOf(fixed), { defaultValues: { ...stored, statusId: String(storedStatus) } })

  function onSubmit({ statusId, ...values }: z.output<ReturnType<typeof schemaOf>>) {
    return edit.run({
      form,
      texts: rolloverTexts,
      account: { accountOwnerId: request.accountOwnerId, accountId: request.retirementAccountId },
      save: () => save({ input: { request: { id, version, ...values, statusId: Number(statusId) } }, ...shown }),
      onSaved: onClose,
    })
  }

  return (
    <RequestModal
      title="Edit Rollover"
      owner={`${request.firstName} ${request.lastName}, ${request.planAccountNumber}`}
      form={form}
      edit={edit}
      onSubmit={onSubmit}
      onClose={onClose}
      facts={[
        { term: 'Account owner', value: `${request.firstName} ${request.lastName}` },
        { term: 'Account', value: request.planAccountNumber },
        { term: 'Requested', value: formatDateTime(request.dateRequested) },
        { term: 'Signed', value: request.signedAt ? formatDateTime(request.signedAt) : 'Not signed yet' },
        { term: 'Fee', value: formatMoney(request.fee) },
        { term: 'Net amount', value: formatMoney(request.netAmount) },
        ...paymentFacts(request.payments.map(staffPayment)),
      ]}
    >
      <SelectField
        name="statusId"
        label="Status"
        choices={request.allowedStatusIds.map((each) => ({ value: String(each), label: statusLabel(each) }))}
        required
      />
      <CheckboxField name="waiveFees" label="Waive Fees" hint="No fee is taken; the net amount grows by it." />
      <MoneyField name="amount" label="Amount" disabled={fixed} required />
      <TextField name="receivingAccountNumber" label="Receiving Account" disabled={fixed} required />
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
    </RequestModal>
  )
}
