import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditWithdrawal_request$key } from '../../__generated__/EditWithdrawal_request.graphql.ts'
import type { EditWithdrawalMutation } from '../../__generated__/EditWithdrawalMutation.graphql.ts'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { reasonFields } from '../reasonFields.ts'
import { noReason, reasonInput, textProblem } from '../reasons.ts'
import { AwayWarning, pleaseConfirm, takesBackSent } from './AwayWarning.tsx'
import { BankDetailsFields } from './BankDetailsFields.tsx'
import { EditRequest } from './EditRequest.tsx'
import { withdrawalInput } from './requestInput.ts'
import { closeTexts, closingFrom } from './closing.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { differences } from './differences.ts'
import { keepTyped } from './keepTyped.ts'
import type { EditProps } from './requestLists.ts'
import { useSeen } from './useSeen.ts'
import { useEditStyles } from './editStyles.ts'
import { reasonFor, StatusReason } from './StatusReason.tsx'
import { paymentAway, staffPayment } from './staffPayment.ts'
import { useRequestEdit } from './useRequestEdit.ts'

const mutation = graphql`
  mutation EditWithdrawalMutation(
    $input: UpdateWithdrawalRequestInput!
    $list: RequestList!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: RequestSort
    $filter: RequestFilter
  ) {
    updateWithdrawalRequest(input: $input) {
      request {
        waitsFor
        ...requestInput_withdrawal
      }
      errors {
        ...useMutation_errors
      }
      viewer {
        withdrawalRequests(
          list: $list
          first: $first
          after: $after
          last: $last
          before: $before
          sort: $sort
          filter: $filter
        ) {
          ...RequestList_withdrawals
        }
        ...Approvals_viewer @arguments(entity: "distribution_request")
      }
    }
  }
`

/** Only status, waiver, file and, of a deposit that came back, bank details can be changed; the rest is as it is stored. */
const schema = z.object({
  amount: z.number().check(z.minimum(20, 'Please enter an amount greater than $20')),
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
  ...reasonFields,
  routingNumber: z.string(),
  accountNumber: z.string(),
  accountKind: z.string(),
})
type Values = z.output<typeof schema>

function newBankDetails({ routingNumber, accountNumber, accountKind }: Values) {
  const isKeyedIn = routingNumber.trim() !== '' || accountNumber.trim() !== ''
  return isKeyedIn ? { bankDetails: { routingNumber, accountNumber, isSavings: accountKind === 'savings' } } : {}
}

const HISTORICAL = 5

export function EditWithdrawal({ requestKey, aroundKey, shown, onClose }: EditProps<EditWithdrawal_request$key>) {
  const styles = useEditStyles()
  const request = useFragment(
    graphql`
      fragment EditWithdrawal_request on WithdrawalRequest @throwOnFieldError {
        ...EditRequest_withdrawal
        accountOwnerId
        retirementAccountId
        requestId
        incompleteReason
        bankAccount
        isSavings
        takesBankDetails
        needsBankDetails
        payments {
          ...staffPayment_payment
        }
        ...requestInput_withdrawal
      }
    `,
    requestKey,
  )
  const now = withdrawalInput(request)
  const { seen: stored, isChanged, takeUp } = useSeen(now)
  const away = paymentAway(request.payments.map(staffPayment))
  const { accountOwnerId, retirementAccountId, requestId } = request
  const [save] = useMutation<EditWithdrawalMutation>(mutation)
  const edit = useRequestEdit()
  const valuesOf = (of: typeof now) => ({
    amount: of.amount,
    federalWithholding: of.federalWithholding,
    stateWithholding: of.stateWithholding,
    address1: of.address1 ?? '',
    address2: of.address2 ?? '',
    city: of.city ?? '',
    state: of.state ?? '',
    zip: of.zip ?? '',
    statusId: String(of.statusId),
    waiveFees: of.waiveFees,
    isUnderstood: false,
    ...noReason,
    routingNumber: '',
    accountNumber: '',
    accountKind: request.isSavings ? 'savings' : 'checking',
  })
  const form = useZodForm(schema, { defaultValues: valuesOf(stored) })
  const [asked, setAsked] = useState<Values | null>(null)

  /** Cancelling and reversing ask the same question here as by their buttons. */
  const closing = closingFrom(stored.statusId)
  async function onSubmit(values: Values) {
    const { statusId, isUnderstood } = values
    if (takesBackSent(away, stored.statusId, Number(statusId)) && !isUnderstood)
      return form.setError('isUnderstood', { type: 'custom', message: pleaseConfirm })
    const problem = reasonFor(stored.statusId, Number(statusId)) && textProblem(values)
    if (problem) return form.setError('reasonText', { type: 'custom', message: problem })
    if (closing && Number(statusId) === HISTORICAL) return setAsked(values)
    return run(values)
  }

  function run(values: Values) {
    setAsked(null)
    const { statusId, waiveFees } = values
    const to = Number(statusId)
    const why = reasonFor(stored.statusId, to) ? reasonInput(values) : {}
    const changed = { ...stored, statusId: to, waiveFees, ...newBankDetails(values), ...why }
    return edit.run({
      kind: 'withdrawal',
      form,
      request: { accountOwnerId, accountId: retirementAccountId, requestId },
      save: async () => {
        const { ok, errors, payload } = await save({ input: { request: changed }, ...shown })
        if (ok) takeUp()
        return { ok, errors, waitsFor: payload?.request?.waitsFor ?? null }
      },
      onSaved: onClose,
    })
  }

  return (
    <EditRequest
      kind="withdrawal"
      requestKey={request}
      form={form}
      edit={edit}
      changed={
        isChanged ? (
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
        ) : null
      }
      onSubmit={onSubmit}
      onClose={onClose}
      belowStatus={
        <>
          <AwayWarning away={away} from={stored.statusId} />
          <StatusReason from={stored.statusId} given={request.incompleteReason} />
        </>
      }
    >
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
      {request.takesBankDetails ? (
        <BankDetailsFields onFile={request.bankAccount ?? ''} isNeeded={request.needsBankDetails} />
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
    </EditRequest>
  )
}
