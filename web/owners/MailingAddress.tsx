import { graphql, useFragment } from 'react-relay'
import type {
  MailingAddress_accountOwner$data,
  MailingAddress_accountOwner$key,
} from '../__generated__/MailingAddress_accountOwner.graphql.ts'
import type { MailingAddressMutation } from '../__generated__/MailingAddressMutation.graphql.ts'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'
import { AddressForm, type AddressFormState, type AddressValues } from './AddressForm.tsx'

type Stored = NonNullable<MailingAddress_accountOwner$data['mailingAddress']>

export function MailingAddress({ accountOwnerKey }: { accountOwnerKey: MailingAddress_accountOwner$key }) {
  const { accountOwnerId, mailingAddress } = useFragment(
    graphql`
      fragment MailingAddress_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        mailingAddress {
          address1
          address2
          city
          state
          zip
        }
      }
    `,
    accountOwnerKey,
  )
  const refresh = useRefresh()
  const [updateMailingAddress] = useMutation<MailingAddressMutation>(graphql`
    mutation MailingAddressMutation($input: UpdateMailingAddressInput!) {
      updateMailingAddress(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          ...MailingAddress_accountOwner
        }
      }
    }
  `)

  async function save(values: AddressValues, form: AddressFormState) {
    const sent = form.getValues()
    const { ok, errors } = await updateMailingAddress({
      input: { accountOwnerId, ...values, address2: values.address2 || null },
    })
    if (!ok) return applyErrors(form, errors)
    keepTyped(form, values, sent)
    notices.success('Address Updated', 'Your address has been updated.')
    // The page also shows values that wait for a confirmation, and letters to this address.
    void refresh()
  }

  return <AddressForm addressTypeId={1} address={mailingAddress && toValues(mailingAddress)} onSubmit={save} />
}

function toValues({ address1, address2, city, state, zip }: Stored): AddressValues {
  return { address1, address2: address2 ?? '', city, state, zip }
}
