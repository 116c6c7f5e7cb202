import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NewLetter_accountOwner$key } from '../__generated__/NewLetter_accountOwner.graphql.ts'
import type { NewLetterMutation } from '../__generated__/NewLetterMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'

/** Orders a new letter with a code, or explains why no letter can be sent. */
export function NewLetter({ accountOwnerKey }: { accountOwnerKey: NewLetter_accountOwner$key }) {
  const { accountOwnerId, payoutHold } = useFragment(
    graphql`
      fragment NewLetter_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        payoutHold {
          whyNoLetter
        }
      }
    `,
    accountOwnerKey,
  )
  const refresh = useRefresh()
  const [outcome, setOutcome] = useState('')
  const [orderReleaseLetter, isOrdering] = useMutation<NewLetterMutation>(graphql`
    mutation NewLetterMutation($input: OrderReleaseLetterInput!) {
      orderReleaseLetter(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          ...PayoutHold_accountOwner
        }
      }
    }
  `)

  async function order() {
    const { ok, errors } = await orderReleaseLetter({ input: { accountOwnerId } })
    void refresh()
    setOutcome(ok ? 'A new letter is on its way. The earlier code no longer works.' : (errors[0]?.message ?? ''))
  }

  const why = payoutHold?.whyNoLetter ?? null
  return (
    <div>
      {why === null ? (
        <Button disabledFocusable={isOrdering} onClick={() => void order()}>
          Send a new letter
        </Button>
      ) : null}
      <output>{outcome || why}</output>
    </div>
  )
}
