import { Button, makeStyles } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SecondFactor_viewer$key } from '../__generated__/SecondFactor_viewer.graphql.ts'
import { small } from '../kit/page/layout.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

// Load the dialog on demand, because few users need it and it contains the QR code generator.
const StartSecondFactor = lazyPart(async () => ({
  default: (await import('./StartSecondFactor.tsx')).StartSecondFactor,
}))
const EndSecondFactor = lazyPart(async () => ({ default: (await import('./EndSecondFactor.tsx')).EndSecondFactor }))

const useStyles = makeStyles({
  text: { marginBlock: '0 16px' },
  button: { [small]: { width: '100%', maxWidth: 'none' } },
})

/** Shows whether a customer's login needs an authenticator code, with a button to change that. */
export function SecondFactor({ viewerKey, onChanged }: { viewerKey: SecondFactor_viewer$key; onChanged: () => void }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const { signIn } = useFragment(
    graphql`
      fragment SecondFactor_viewer on Viewer @throwOnFieldError {
        signIn {
          hasSecondFactor
        }
      }
    `,
    viewerKey,
  )
  if (!signIn) return null
  const Dialog = signIn.hasSecondFactor ? EndSecondFactor : StartSecondFactor
  const close = () => setOpen(false)
  return (
    <>
      <p className={styles.text}>
        {signIn.hasSecondFactor
          ? 'You log in with your password and a code from your authenticator app.'
          : 'You log in with a password only. Add an authenticator app for a second check.'}
      </p>
      <Button className={styles.button} onClick={() => setOpen(true)}>
        {signIn.hasSecondFactor ? 'Turn off' : 'Set up'}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog onClose={close} onDone={() => (close(), onChanged())} />
        </Suspense>
      ) : null}
    </>
  )
}
