import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useStore } from 'zustand'
import { goKeys } from '../../kit/keys/goKeys.ts'
import { singleKeys } from '../../kit/keys/singleKeys.ts'
import { Modal } from '../../kit/ui/Modal.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: '16px', rowGap: '8px', margin: 0 },
  does: { margin: 0 },
  key: {
    padding: '2px 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyMonospace,
  },
  switch: { marginBlockStart: '16px' },
})

const keys: readonly { key: string; does: string }[] = [
  { key: 'j', does: 'Next request' },
  { key: 'k', does: 'Previous request' },
  { key: 'Enter', does: 'Open the selected request' },
  { key: 'e', does: 'Open the request; when it is open, go to its status' },
  { key: 'a', does: 'Approve the request, or those that are ticked; press again to confirm' },
  { key: 'x', does: 'Tick the request, in the pending list' },
  { key: '/', does: 'Find a name, an account or a request' },
  { key: '?', does: 'Show this list' },
  { key: 'Esc', does: 'Close' },
  ...goKeys.map(({ key, label }) => ({ key: `g ${key}`, does: `Go to ${label}` })),
]

/** The shortcuts of request lists, and the switch that disables single-letter shortcuts on this device. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const isOn = useStore(singleKeys, (state) => state.isOn)
  return (
    <Modal title="Keyboard shortcuts" open onClose={onClose}>
      <dl className={styles.list}>
        {keys.flatMap(({ key, does }) => [
          <dt key={`${key} key`}>
            <kbd className={styles.key}>{key}</kbd>
          </dt>,
          <dd key={key} className={styles.does}>
            {does}
          </dd>,
        ])}
      </dl>
      <Checkbox
        className={styles.switch}
        label="Single-letter keys, on this device"
        checked={isOn}
        onChange={(_, data) => singleKeys.setState({ isOn: data.checked === true })}
      />
    </Modal>
  )
}
