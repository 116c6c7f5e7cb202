import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useContext } from 'react'
import { useStore } from 'zustand'
import { RoutesContext } from '../../core/screens/prefetch.ts'
import { handles } from '../../core/screens/routeHandle.ts'
import { admits } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { goKeys } from '../../kit/keys/goKeys.ts'
import { hideKeysHelp } from '../../kit/keys/keysHelp.ts'
import { singleKeys } from '../../kit/keys/singleKeys.ts'
import { Modal } from '../../kit/ui/Modal.tsx'

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    columnGap: '32px',
    rowGap: '20px',
  },
  heading: { marginBlockEnd: '8px', fontSize: tokens.fontSizeBase300, fontWeight: 600 },
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

interface Shortcut {
  key: string
  does: string
}

const inLists: readonly Shortcut[] = [
  { key: 'j', does: 'Next row, from the top' },
  { key: 'k', does: 'Previous row' },
  { key: 'e', does: 'Open the row, as Enter does' },
  { key: 'a', does: 'Approve the row, or the ticked ones; Enter confirms' },
  { key: 'x', does: 'Tick the row, in a pending list' },
  { key: '/', does: 'Find a row; Esc returns to the rows' },
]

const everywhere: readonly Shortcut[] = [
  { key: 'Ctrl K', does: 'Go to a screen, an owner or a request (Command K on a Mac)' },
  { key: '?', does: 'Show this list' },
  { key: 'Esc', does: 'Close' },
]

/** Shortcut keys of the screens that this person may open. */
function useGoShortcuts(): Shortcut[] {
  const routes = useContext(RoutesContext)
  const session = useSession((state) => state)
  const screens = handles(routes)
  return goKeys
    .filter(({ to }) => screens.some(({ path, access }) => `/${path}` === to && admits(access.roles, session)))
    .map(({ key, label }) => ({ key: `g ${key}`, does: `Go to ${label}` }))
}

/** Lists the shortcut keys, and lets users disable single-letter shortcuts on this device. */
export function KeysHelp() {
  const styles = useStyles()
  const isOn = useStore(singleKeys, (state) => state.isOn)
  const goShortcuts = useGoShortcuts()
  return (
    <Modal title="Keyboard shortcuts" open onClose={hideKeysHelp}>
      <div className={styles.groups}>
        <Group heading="In a list of requests or accounts to review" shortcuts={inLists} />
        <Group heading="Everywhere" shortcuts={[...everywhere, ...goShortcuts]} />
      </div>
      <Checkbox
        className={styles.switch}
        label="Use single-letter keys on this device"
        checked={isOn}
        onChange={(_, data) => singleKeys.setState({ isOn: data.checked === true })}
      />
    </Modal>
  )
}

function Group({ heading, shortcuts }: { heading: string; shortcuts: readonly Shortcut[] }) {
  const styles = useStyles()
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <dl className={styles.list}>
        {shortcuts.flatMap(({ key, does }) => [
          <dt key={`${key} key`}>
            <kbd className={styles.key}>{key}</kbd>
          </dt>,
          <dd key={key} className={styles.does}>
            {does}
          </dd>,
        ])}
      </dl>
    </section>
  )
}
