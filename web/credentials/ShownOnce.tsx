import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import type { MadeCredential } from './CredentialForm.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  value: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: '12px', rowGap: '8px' },
})

/** The value of a credential, while it can be read. */
export function ShownOnce({ made: { name, token, waits }, onClose }: { made: MadeCredential; onClose: () => void }) {
  const styles = useStyles()
  const value = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')

  async function onCopy() {
    value.current?.select()
    try {
      await navigator.clipboard.writeText(token)
      setSaid('Copied.')
    } catch {
      setSaid('It is selected: please copy it with the keys of your system.')
    }
  }

  return (
    <div className={styles.root}>
      <p>
        {`This is the credential of ${name}. It is shown this once: put it where the program reads it, and nowhere else.`}
        {waits ? ' It works when a second person has approved it.' : null}
      </p>
      <Field label="Credential">
        <Textarea
          textarea={{
            ref: value,
            className: styles.value,
            readOnly: true,
            rows: 3,
            spellCheck: false,
            autoFocus: true,
          }}
          value={token}
        />
      </Field>
      <output>{said}</output>
      <div className={styles.actions}>
        <Button onClick={() => void onCopy()}>Copy</Button>
        <Button appearance="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  )
}
