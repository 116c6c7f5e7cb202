import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { SignAgainMutation } from '../../__generated__/SignAgainMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { notices } from '../../kit/notices/notices.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { FixField } from './FixField.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '4px' },
  hint: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

const mutation = graphql`
  mutation SignAgainMutation($input: AskToSignAgainInput!) {
    askToSignAgain(input: $input) {
      sentTo
      errors {
        ...useMutation_errors
      }
    }
  }
`

interface Props {
  accountOwnerId: number
  requestId: number
  /** Whether the request has a signature, which the new signature replaces. */
  isSigned: boolean
  /** Words that name the request in the question. */
  about: ReactNode
  onAsked: () => void
}

/**
 * Button that asks the owner to sign the current data, for a request that no employee may approve because all have
 * contributed to it.
 */
export function SignAgain({ accountOwnerId, requestId, isSigned, about, onAsked }: Props) {
  const styles = useStyles()
  const [ask, isAsking] = useMutation<SignAgainMutation>(mutation)
  const refresh = useRefresh()
  const act = isSigned ? 'Request a new signature' : 'Request a signature'
  const [isConfirming, setIsConfirming] = useState(false)

  async function onConfirm() {
    const { ok } = await ask({ input: { accountOwnerId, requestId } })
    setIsConfirming(false)
    if (!ok) return
    notices.success('Success', 'The owner was asked to sign the request as it is now.')
    onAsked()
    void refresh()
  }

  return (
    <FixField of="SIGNATURE" className={styles.root}>
      <Button aria-haspopup="dialog" onClick={() => setIsConfirming(true)}>
        {act}
      </Button>
      <p className={styles.hint}>
        {isSigned
          ? 'Use this when everyone who could approve has edited the request. The owner signs it again.'
          : 'Emails the owner the request as it is now. An earlier link stops working.'}
      </p>
      <ConfirmDialog
        open={isConfirming}
        title={`${act}?`}
        confirmLabel="Request signature"
        cancelLabel="Cancel"
        busy={isAsking}
        onConfirm={() => void onConfirm()}
        onClose={() => setIsConfirming(false)}
      >
        <p>
          {isSigned
            ? 'The current signature no longer counts, and the owner gets an email with the request as it is now. It cannot be paid until it is signed again.'
            : 'The owner gets an email with the request as it is now, and an earlier link stops working. It cannot be paid until it is signed.'}
        </p>
        {about}
      </ConfirmDialog>
    </FixField>
  )
}
