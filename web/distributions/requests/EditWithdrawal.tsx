import { graphql, useFragment } from 'react-relay'
import type { EditWithdrawal_request$key } from '../../__generated__/EditWithdrawal_request.graphql.ts'
import type { EditWithdrawalMutation } from '../../__generated__/EditWithdrawalMutation.graphql.ts'
import { CheckboxField } from '../../forms/CheckboxField.tsx'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { SelectField } from '../../forms/SelectField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useZodForm } from '../../forms/useZodForm.ts'
import * as z from '../../forms/zod.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { formatDateTime, formatMoney } from '../../ui/format.ts'
import { AwayWarning, pleaseConfirm, takesBackSent } from './AwayWarning.tsx'
import { RequestModal } from './RequestModal.tsx'
import { statusLabel, type ShownPage } from './requestLists.ts'
import { useEditStyles } from './editStyles.ts'
import { paymentAway, paymentFacts, staffPayment } from './staffPayment.ts'
import { withdrawalTexts } from './texts.ts'
import { useRequestEdit } from './useRequestEdit.ts'
import { withdrawalInput } from './withdrawalInput.ts'

const mutation = graphql`
  mutation EditWithdrawalMutation(
    $input: UpdateWithdrawalRequestInput!
    $list: RequestList!
    $first: Int!
    $after: String
  ) {
    updateWithdrawalRequest(input: $input) {
      errors {
        code
        field
        message
      }
      viewer {
        ...WithdrawalList_viewer @arguments(list: $list, first: $first, after: $after)
      }
    }
  }
`

/** Only status, waiver and file can be changed; the rest is checked as it is stored. A full amount has no smallest. */
function schemaOf(isFullAmount: boolean) {
  return z.object({
    amount: z.number().check(z.minimum(isFullAmount ? 0 : 20, 'Please enter an amount greater than $20')),
    federalWithholding: z.number().check(z.minimum(0)),
    stateWithholding: z.number().check(z.minimum(0)),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    statusId: z.string().check(z.minLength(1, 'Required')),
    waiveFees: z.boolean(),
    isUnderstood: z.boolean(),
  })
}

interface Props {
  requestKey: EditWithdrawal_request$key
  shown: ShownPage
  onClose: () => void
}

export function EditWithdrawal({ requestKey, shown, onClose }: Props) {
  const styles = useEditStyles()
  const request = useFragment(
    graphql`
      fragment EditWithdrawal_request on WithdrawalRequest @throwOnFieldError {
        accountOwnerId
        retirementAccountId
        firstName
        lastName
        planAccountNumber
        dateRequested
        signedAt
        isCheck
        isFullAmount
        fee
        netAmount
        allowedStatusIds
        payments {
          ...staffPayment_payment
        }
        ...withdrawalInput_request
      }
    `,
    requestKey,
  )
  const stored = withdrawalInput(request)
  const payments = request.payments.map(staffPayment)
  const away = paymentAway(payments)
  const [save] = useMutation<EditWithdrawalMutation>(mutation)
  const edit = useRequestEdit()
  const form = useZodForm(schemaOf(request.isFullAmount), {
    defaultValues: {
      amount: stored.amount,
      federalWithholding: stored.federalWithholding,
      stateWithholding: stored.stateWithholding,
      address1: stored.address1 ?? '',
      address2: stored.address2 ?? '',
      city: stored.city ?? '',
      state: stored.state ?? '',
      zip: stored.zip ?? '',
      statusId: String(stored.statusId),
      waiveFees: stored.waiveFees,
      isUnderstood: false,
    },
  })

  async function onSubmit({ statusId, waiveFees, isUnderstood }: z.output<ReturnType<typeof schemaOf>>) {
    if (takesBackSent(away, stored.statusId, Number(statusId)) && !isUnderstood)
      return form.setError('isUnderstood', { type: 'custom', message: pleaseConfirm })
    return edit.run({
      form,
      texts: withdrawalTexts,
      account: { accountOwnerId: request.accountOwnerId, accountId: request.retirementAccountId },
      save: () => save({ input: { request: { ...stored, statusId: Number(statusId), waiveFees } }, ...shown }),
      onSaved: onClose,
    })
  }

  return (
    <RequestModal
      title="Edit Withdrawal"
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
        { term: 'Payment', value: request.isCheck ? 'Check' : 'Direct Deposit' },
        { term: 'Fee', value: formatMoney(request.fee) },
        {
          term: 'Net amount',
          value: formatMoney(request.netAmount) + (request.isFullAmount ? ' (full amount)' : ''),
        },
        ...paymentFacts(payments),
      ]}
    >
      <SelectField
        name="statusId"
        label="Status"
        choices={request.allowedStatusIds.map((id) => ({ value: String(id), label: statusLabel(id) }))}
        required
      />
      <AwayWarning away={away} from={stored.statusId} />
      <CheckboxField name="waiveFees" label="Waive Fees" hint="No fee is taken; the net amount grows by it." />
      <div className={styles.pair}>
        <MoneyField name="amount" label="Amount" disabled />
        <MoneyField name="federalWithholding" label="Federal Withholding" disabled />
        <MoneyField name="stateWithholding" label="State Withholding" disabled />
      </div>
      <div className={styles.pair}>
        <TextField name="address1" label="Address 1" disabled />
        <TextField name="address2" label="Address 2" disabled />
      </div>
      <div className={styles.pair}>
        <TextField name="city" label="City" disabled />
        <TextField name="state" label="State" disabled />
        <TextField name="zip" label="Zip" disabled />
      </div>
    </RequestModal>
  )
}
