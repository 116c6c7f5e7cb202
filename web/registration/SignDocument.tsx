import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { SendAgain } from './SendAgain.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', alignItems: 'flex-start' },
  text: { overflowWrap: 'anywhere' },
})

/** Says that the remaining steps follow by email. */
export function SignDocument({ uniqueId, email }: { uniqueId: string | null; email: string }) {
  const styles = useStyles()
  const [isResent, setResent] = useState(false)
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {isResent
          ? 'We have emailed the link to the custodial agreement again, to '
          : 'Your email is verified. A link to the custodial agreement will be emailed to '}
        <strong>{email}</strong>.
      </p>
      <p>Nothing there after a few minutes? Check your spam folder.</p>
      <p>After you have signed it, you will receive another email with a link to set up your password.</p>
      <SendAgain
        uniqueId={uniqueId}
        label="Send the link again"
        sentText="The link has been sent again."
        onSent={() => setResent(true)}
      />
    </div>
  )
}
