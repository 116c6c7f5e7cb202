import { Field, makeStyles, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SecureUpload_accountOwner$key } from '../__generated__/SecureUpload_accountOwner.graphql.ts'
import type { SecureUploadMutation } from '../__generated__/SecureUploadMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { documentsAndPictures } from '../kit/files/chosenFile.ts'
import { UploadForm } from './UploadForm.tsx'

const useStyles = makeStyles({ label: { fontWeight: 500 } })

interface Props {
  accountOwnerKey: SecureUpload_accountOwner$key
  onSent: () => void
}

export function SecureUpload({ accountOwnerKey, onSent }: Props) {
  const styles = useStyles()
  const { accountOwnerId, accounts } = useFragment(
    graphql`
      fragment SecureUpload_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        # A file can be sent although the accounts cannot be read.
        accounts(first: 100) @catch(to: NULL) {
          totalCount
          edges {
            node {
              accountId
              planAccountNumber
              retirementAccountType
            }
          }
        }
      }
    `,
    accountOwnerKey,
  )
  const [uploadFile] = useMutation<SecureUploadMutation>(graphql`
    mutation SecureUploadMutation($input: UploadFileInput!) {
      uploadFile(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const listed = accounts?.edges.map((edge) => edge.node) ?? []
  const total = accounts?.totalCount ?? 0
  const more =
    total > listed.length
      ? `${listed.length} of ${total} accounts are listed. For another one, choose none and name the account in the file.`
      : null
  const [about, setAbout] = useState(0)
  const accountId = listed.length === 1 ? listed[0]!.accountId : about
  return (
    <UploadForm
      accepted={documentsAndPictures}
      failureText="File upload failed"
      onSent={() => {
        setAbout(0)
        onSent()
      }}
      send={(content, { idempotencyKey, ...transfer }) =>
        uploadFile({ input: { idempotencyKey, accountOwnerId, accountId, isWithdrawal: false, ...content } }, transfer)
      }
    >
      {listed.length > 1 ? (
        <Field label={{ children: 'Account', className: styles.label }} {...(more ? { hint: more } : {})}>
          <Select value={String(about)} onChange={(_, data) => setAbout(Number(data.value))}>
            <option value="0">No particular account</option>
            {listed.map((account) => (
              <option key={account.accountId} value={account.accountId}>
                {account.planAccountNumber} ({account.retirementAccountType})
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </UploadForm>
  )
}
