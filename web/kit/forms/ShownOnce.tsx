import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { useRef, useState, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  value: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: '12px', rowGap: '8px' },
})

interface Props {
  /** Name of the secret, such as "Credential". */
  label: string
  value: string
  onClose: () => void
  /** Text about the purpose of the secret, with a note that the secret is shown only once. */
  children: ReactNode
}

/** Shows a new secret to read or copy. The portal never shows the secret again. */
export function ShownOnce({ label, value, onClose, children }: Props) {
  const styles = useStyles()
  const area = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')

  async function onCopy() {
    area.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setSaid('Copied.')
    } catch {
      setSaid('It is selected. Copy it with your keyboard.')
    }
  }

  return (
    <div className={styles.root}>
      <p>{children}</p>
      <Field label={label}>
        <Textarea
          textarea={{
            ref: area,
            className: styles.value,
            readOnly: true,
            rows: 3,
            spellCheck: false,
            autoFocus: true,
          }}
          value={value}
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
