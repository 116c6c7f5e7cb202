import { useState } from 'react'
import {
  graphql,
  loadQuery,
  usePreloadedQuery,
  useQueryLoader,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay'
import type { GiveEvidenceLinkMutation } from '../../__generated__/GiveEvidenceLinkMutation.graphql.ts'
import type { GiveEvidenceQuery } from '../../__generated__/GiveEvidenceQuery.graphql.ts'
import type { GiveEvidenceSendMutation } from '../../__generated__/GiveEvidenceSendMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { ForOwner } from '../../core/screens/ForOwner.tsx'
import { Section } from '../../core/screens/Section.tsx'
import { contentOf, documentsAndPictures, refusalOf } from '../../kit/files/chosenFile.ts'
import { FileField } from '../../kit/files/FileField.tsx'
import { FILE_UNREADABLE } from '../../kit/files/foreignKinds.ts'
import { DateField } from '../../kit/forms/DateField.tsx'
import { FormInModal } from '../../kit/forms/ModalForm.tsx'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { useAttemptKey } from '../../kit/forms/useAttemptKey.ts'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { notices } from '../../kit/notices/notices.ts'
import { formatDate } from '../../kit/ui/format.ts'
import { Modal } from '../../kit/ui/Modal.tsx'
import { isIsoDate, today } from '../../kit/ui/typedDate.ts'
import { evidenceKindLabel, evidenceWords } from '../evidence.ts'

const query = graphql`
  query GiveEvidenceQuery($accountOwnerId: Int!) @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        firstName
        lastName
        attachments(first: 50, sort: UPLOADED_DESC) {
          edges {
            node {
              guid
              fileName
              createdAt
            }
          }
        }
      }
    }
  }
`

const fresh = { fetchPolicy: 'network-only' } as const

interface Props {
  /** The fact for which a document is needed. */
  of: string
  /** Kinds of documents that prove the fact. */
  kinds: readonly string[]
  accountOwnerId: number
  requestId: number
  /** True if the document would replace accepted evidence, which then no longer counts. */
  replaces: boolean
  onClose: () => void
}

/** Form that adds a document to a request as evidence: a new file, or a file that the owner sent. */
export function GiveEvidence(props: Props) {
  const { of, accountOwnerId, onClose } = props
  const environment = useRelayEnvironment()
  const [started] = useState(() => loadQuery<GiveEvidenceQuery>(environment, query, { accountOwnerId }, fresh))
  const [queryRef, load] = useQueryLoader<GiveEvidenceQuery>(query, started)
  return (
    <Modal title={evidenceWords[of]?.heading ?? of} open onClose={onClose}>
      <Section onRetry={() => load({ accountOwnerId }, fresh)}>
        {queryRef ? <EvidenceForm {...props} queryRef={queryRef} /> : null}
      </Section>
    </Modal>
  )
}

const schema = z.object({
  kind: z.string().check(z.minLength(1, 'Required')),
  documentedOn: z.string().check(
    z.minLength(1, 'Required'),
    z.refine((day) => day === '' || isIsoDate(day), 'Please enter a date'),
  ),
  from: z.string(),
  file: z.nullable(z.custom<File>((value) => value instanceof File)),
})

function EvidenceForm({
  of,
  kinds,
  accountOwnerId,
  requestId,
  replaces,
  onClose,
  queryRef,
}: Props & {
  queryRef: PreloadedQuery<GiveEvidenceQuery>
}) {
  const owner = usePreloadedQuery<GiveEvidenceQuery>(query, queryRef).viewer?.accountOwner
  const name = owner && `${owner.firstName} ${owner.lastName}`
  const sent = owner?.attachments?.edges ?? []
  const document = evidenceWords[of]?.document ?? 'evidence'
  const refresh = useRefresh()
  const { keyOf } = useAttemptKey()
  const [sendFile] = useMutation<GiveEvidenceSendMutation>(graphql`
    mutation GiveEvidenceSendMutation($input: SendRequestEvidenceInput!) {
      sendRequestEvidence(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const [linkFile] = useMutation<GiveEvidenceLinkMutation>(graphql`
    mutation GiveEvidenceLinkMutation($input: LinkRequestEvidenceInput!) {
      linkRequestEvidence(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const [onlyKind = ''] = kinds.length === 1 ? kinds : []
  const form = useZodForm(schema, { defaultValues: { kind: onlyKind, documentedOn: '', from: '', file: null } })
  const from = form.watch('from')

  async function onSubmit(values: z.output<typeof schema>) {
    const shared = { accountOwnerId, requestId, documentedOn: values.documentedOn }
    const kind = values.kind as GiveEvidenceLinkMutation['variables']['input']['kind']
    if (values.from === '' && values.file === null)
      return form.setError('file', { type: 'custom', message: 'Please select a file.' })
    const refusal = values.from === '' && values.file ? await refusalOf(values.file, documentsAndPictures) : null
    if (refusal) return form.setError('file', { type: 'custom', message: refusal })
    const file = values.from === '' ? values.file : null
    const content = file && (await contentOf(file, documentsAndPictures).catch(() => null))
    if (file && !content) return form.setError('file', { type: 'custom', message: FILE_UNREADABLE })
    const idempotencyKey = keyOf(file, kind, values.documentedOn)
    const { ok, errors } = content
      ? await sendFile({ input: { idempotencyKey, ...shared, kind, ...content } }, { onProgress: () => undefined })
      : await linkFile({ input: { ...shared, kind, guid: values.from } })
    if (!ok) return applyErrors(form, errors, { names: { fileContent: 'file', guid: 'from' } })
    notices.success('Success', `The ${document} waits for a second person.`)
    onClose()
    await refresh()
  }

  return (
    <FormInModal
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel={`Submit ${document}`}
      aside={<ForOwner accountOwnerId={accountOwnerId} name={name} />}
    >
      {replaces ? <p>The accepted document then no longer counts: another person must accept the new one.</p> : null}
      <SelectField
        name="kind"
        label="Document"
        {...(onlyKind ? {} : { placeholder: 'Please choose' })}
        options={kinds.map((kind) => ({ value: kind, label: evidenceKindLabel(kind) }))}
        required
      />
      <DateField
        name="documentedOn"
        label="Date on the document"
        written="MM/DD/YYYY"
        hint="MM/DD/YYYY"
        max={today()}
        required
      />
      {sent.length > 0 ? (
        <SelectField
          name="from"
          label="Where it is"
          options={[
            { value: '', label: 'A file on this computer' },
            ...sent.map(({ node }) => ({
              value: node.guid,
              label: `Sent ${formatDate(node.createdAt)}: ${node.fileName}`,
            })),
          ]}
        />
      ) : null}
      {from === '' ? <FileField name="file" label="File" accepted={documentsAndPictures} disabled={false} /> : null}
    </FormInModal>
  )
}
