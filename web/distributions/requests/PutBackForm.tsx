import { useState } from 'react'
import {
  graphql,
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay'
import type { PutBackFormMutation } from '../../__generated__/PutBackFormMutation.graphql.ts'
import type { PutBackFormQuery } from '../../__generated__/PutBackFormQuery.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { ForOwner } from '../../core/screens/ForOwner.tsx'
import { Section } from '../../core/screens/Section.tsx'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { FormInModal } from '../../kit/forms/ModalForm.tsx'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { notices } from '../../kit/notices/notices.ts'
import { formatDate, formatMoney } from '../../kit/ui/format.ts'
import { Modal } from '../../kit/ui/Modal.tsx'

const query = graphql`
  query PutBackFormQuery($accountOwnerId: Int!) @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
        documents(first: 50, sort: MODIFIED_DESC, filter: { type: GENERAL_UPLOAD }) {
          edges {
            node {
              guid
              fileName
              modifiedAt
            }
          }
        }
      }
    }
  }
`

const fresh = { fetchPolicy: 'network-only' } as const

interface Props {
  accountOwnerId: number
  requestId: number
  amount: number
  isLate: boolean
  onClose: () => void
}

/** Form to put returned money back, with the owner's signed election from the documents. A second person decides. */
export function PutBackForm(props: Props) {
  const { accountOwnerId, onClose } = props
  const environment = useRelayEnvironment()
  const [started] = useState(() => loadQuery<PutBackFormQuery>(environment, query, { accountOwnerId }, fresh))
  const [queryRef, load] = useQueryLoader<PutBackFormQuery>(query, started)
  return (
    <Modal title={`Put ${formatMoney(props.amount)} back as a rollover`} open onClose={onClose}>
      <Section onRetry={() => load({ accountOwnerId }, fresh)}>
        {queryRef ? <Form {...props} queryRef={queryRef} /> : null}
      </Section>
    </Modal>
  )
}

const schema = z.object({
  electionGuid: z.string().check(z.minLength(1, 'Please choose a document')),
  isSignedElection: z
    .boolean()
    .check(z.refine((isStated) => isStated, 'Open the file and confirm that it is the owner’s signed election')),
})

function Form({
  accountOwnerId,
  requestId,
  isLate,
  onClose,
  queryRef,
}: Props & { queryRef: PreloadedQuery<PutBackFormQuery> }) {
  const owner = usePreloadedQuery<PutBackFormQuery>(query, queryRef).viewer?.accountOwner
  const name = owner && `${owner.firstName} ${owner.lastName}`
  const files = owner?.documents?.edges ?? []
  const refresh = useRefresh()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [putBack] = useMutation<PutBackFormMutation>(graphql`
    mutation PutBackFormMutation($input: RedepositRequestInput!) {
      redepositRequest(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const form = useZodForm(schema, { defaultValues: { electionGuid: '', isSignedElection: false } })

  async function onSubmit(values: z.output<typeof schema>) {
    const { ok, errors } = await putBack({ input: { idempotencyKey, accountOwnerId, requestId, ...values } })
    if (!ok) return applyErrors(form, errors)
    notices.success('Success', 'Another person decides whether the money is put back.')
    onClose()
    await refresh()
  }

  return (
    <FormInModal
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Ask a second person"
      aside={<ForOwner accountOwnerId={accountOwnerId} name={name} />}
    >
      <p>
        {isLate
          ? 'The owner signed an election to roll the money over and certified why it is later than 60 days.'
          : 'The owner signed an election to roll the money over. Only one rollover counts in 12 months.'}{' '}
        Upload that document for the owner first.
      </p>
      <SelectField
        name="electionGuid"
        label="Signed election"
        placeholder="Choose a document"
        options={files.map(({ node: { guid, fileName, modifiedAt } }) => ({
          value: guid,
          label: `${fileName}, ${formatDate(modifiedAt)}`,
        }))}
        required
      />
      <CheckboxField
        name="isSignedElection"
        label="I opened this file. It is the owner’s signed election."
        called="Signed election opened"
        required
      />
    </FormInModal>
  )
}
