import { graphql, useFragment } from 'react-relay'
import type { EditRollover_request$key } from '../../__generated__/EditRollover_request.graphql.ts'
import type { EditRolloverMutation } from '../../__generated__/EditRolloverMutation.graphql.ts'
import { MoneyField } from '../../kit/forms/MoneyField.tsx'
import { AddressStateSelect } from '../../kit/forms/StateSelect.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { zipCode } from '../../kit/forms/zip.ts'
import * as z from '../../kit/forms/zod.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { reasonFields } from '../reasonFields.ts'
import { noReason, reasonInput, textProblem } from '../reasons.ts'
import { EditRequest } from './EditRequest.tsx'
import { FullReceivingAccount } from './FullReceivingAccount.tsx'
import { rolloverInput } from './requestInput.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { differences } from './differences.ts'
import { keepTyped } from './keepTyped.ts'
import type { EditProps } from './requestLists.ts'
import { useSeen } from './useSeen.ts'
import { reasonFor, StatusReason } from './StatusReason.tsx'
import { useEditStyles } from './editStyles.ts'
import { useRequestEdit } from './useRequestEdit.ts'

const mutation = graphql`
  mutation EditRolloverMutation(
    $input: UpdateRolloverRequestInput!
    $list: RequestList!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: RequestSort
    $filter: RequestFilter
  ) {
    updateRolloverRequest(input: $input) {
      request {
        waitsFor
        ...requestInput_rollover
      }
      errors {
        ...useMutation_errors
      }
      viewer {
        rolloverRequests(
          list: $list
          first: $first
          after: $after
          last: $last
          before: $before
          sort: $sort
          filter: $filter
        ) {
          ...RequestList_rollovers
        }
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
    ...reasonFields,
  })
}

export function EditRollover({ requestKey, aroundKey, shown, onClose }: EditProps<EditRollover_request$key>) {
  const styles = useEditStyles()
  const request = useFragment(
    graphql`
      fragment EditRollover_request on RolloverRequest @throwOnFieldError {
        ...EditRequest_rollover
        accountOwnerId
        retirementAccountId
        requestId
        incompleteReason
        signedAt
        isCorrectable
        isPaperForm
        mustReadForm
        paperSigner
        ...requestInput_rollover
      }
    `,
    requestKey,
  )
  const now = rolloverInput(request)
  const { seen, isChanged, takeUp } = useSeen(now)
  const { id, statusId: storedStatus, version, ...stored } = seen
  const { accountOwnerId, retirementAccountId, requestId } = request
  const [save] = useMutation<EditRolloverMutation>(mutation)
  const edit = useRequestEdit()
  const fixed = !request.isCorrectable
  const isRead = request.isPaperForm && request.signedAt === null
  const valuesOf = ({ id: _id, version: _version, statusId, ...fields }: typeof now) => ({
    ...fields,
    statusId: String(statusId),
    paperSigner: request.paperSigner ?? '',
    ...noReason,
  })
  const form = useZodForm(schemaOf(fixed), { defaultValues: valuesOf(seen) })

  async function onSubmit(given: z.output<ReturnType<typeof schemaOf>>) {
    const { statusId, paperSigner, reasonKind, reasonText, ...values } = given
    const to = Number(statusId)
    const isExplained = reasonFor(storedStatus, to) !== null
    const problem = isExplained && textProblem(given)
    if (problem) return form.setError('reasonText', { type: 'custom', message: problem })
    const why = isExplained ? reasonInput({ reasonKind, reasonText }) : {}
    const changed = { id, version, ...values, statusId: to, ...(isRead ? { paperSigner } : {}), ...why }
    return edit.run({
      kind: 'rollover',
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
      kind="rollover"
      requestKey={request}
      form={form}
      edit={edit}
      changed={
        isChanged ? (
          <ChangedMeanwhile
            aroundKey={aroundKey}
            changes={differences(seen, now)}
            onKeep={() => {
              keepTyped(form, valuesOf(seen), valuesOf(now))
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
          <StatusReason from={storedStatus} given={request.incompleteReason} />
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
        </>
      }
    >
      <MoneyField name="amount" label="Amount" disabled={fixed} required />
      <TextField name="receivingAccountNumber" label="Receiving Account" disabled={fixed} required />
      {stored.receivingAccountNumber.startsWith('••••') ? (
        <FullReceivingAccount accountOwnerId={accountOwnerId} requestId={requestId} />
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
        <AddressStateSelect name="state" label="State" autoComplete="off" disabled={fixed} />
        <TextField name="zip" label="Zip" disabled={fixed} required />
      </div>
    </EditRequest>
  )
}
