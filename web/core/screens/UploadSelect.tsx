import { graphql, useFragment } from 'react-relay'
import type { UploadSelect_accountOwner$key } from '../../__generated__/UploadSelect_accountOwner.graphql.ts'
import { SelectField } from '../../kit/forms/SelectField.tsx'
import { formatDate } from '../../kit/ui/format.ts'

interface Props {
  /** The form's field, whose value is the document's `guid`. */
  name: string
  label: string
  accountOwnerKey: UploadSelect_accountOwner$key | null | undefined
}

/** Selects one of the latest 50 documents that were uploaded for an owner, such as a signed form. */
export function UploadSelect({ name, label, accountOwnerKey }: Props) {
  const owner = useFragment(
    graphql`
      fragment UploadSelect_accountOwner on AccountOwner @throwOnFieldError {
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
    `,
    accountOwnerKey,
  )
  return (
    <SelectField
      name={name}
      label={label}
      placeholder="Choose a document"
      options={(owner?.documents?.edges ?? []).map(({ node: { guid, fileName, modifiedAt } }) => ({
        value: guid,
        label: `${fileName}, ${formatDate(modifiedAt)}`,
      }))}
      required
    />
  )
}
