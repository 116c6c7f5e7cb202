import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { choose, type Choice } from '../../kit/page/displaySettings.ts'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { headerHeight } from '../../kit/page/layout.ts'
import { useChoice } from '../../kit/page/useChoice.ts'
import { isStaff } from '../../core/session/access.ts'
import { isLoggedIn } from '../../core/session/session.ts'
import { useSession } from '../../core/session/useSession.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'

const useStyles = makeStyles({
  menu: {
    position: 'fixed',
    zIndex: 31,
    top: `${headerHeight}px`,
    right: 'max(8px, env(safe-area-inset-right))',
    width: 'min(320px, calc(100vw - 16px))',
    maxHeight: `calc(100dvh - ${headerHeight + 8}px)`,
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '16px',
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow28,
  },
  heading: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 600 },
  links: { display: 'flex', flexDirection: 'column' },
  link: { display: 'flex', alignItems: 'center', minHeight: '44px' },
  group: { display: 'flex', flexDirection: 'column', rowGap: '4px' },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  choices: {
    display: 'flex',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  choice: {
    position: 'relative',
    flexGrow: 1,
    flexBasis: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '44px',
    paddingInline: '4px',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':has(:checked)': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      fontWeight: 600,
    },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '& + &': { borderLeft: `1px solid ${tokens.colorNeutralStroke1}` },
  },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
})

/** Links to the contact, the FAQ and the calculator, and the display settings of this device. */
export function HelpMenu({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const loggedIn = useSession((state) => isLoggedIn(state))
  const staff = useSession(isStaff)
  const isCustomer = loggedIn && !staff
  const menu = useRef<HTMLDivElement>(null)
  useCloseElsewhere(menu, onClose)
  return (
    <div ref={menu} className={styles.menu}>
      <nav aria-label="Help" className={styles.links}>
        <h2 className={styles.heading}>Help</h2>
        <ContactLink className={styles.link} onClick={onClose} />
        <ScreenLink className={styles.link} to="/faq/" onClick={onClose}>
          Frequently Asked Questions
        </ScreenLink>
        {loggedIn ? (
          <ScreenLink className={styles.link} to="/calculator" onClick={onClose}>
            Tax Calculator
          </ScreenLink>
        ) : null}
        {isCustomer ? (
          <ScreenLink className={styles.link} to="/mail" onClick={onClose}>
            Mail from Us
          </ScreenLink>
        ) : null}
      </nav>
      <h2 className={styles.heading}>Display on this device</h2>
      <Choices
        of="theme"
        label="Theme"
        offers={[
          ['', 'System'],
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
      />
      <Choices
        of="letters"
        label="Text size"
        offers={[
          ['', 'Normal'],
          ['large', 'Large'],
          ['larger', 'Larger'],
        ]}
      />
      <Choices
        of="amounts"
        label="Amounts"
        offers={[
          ['', 'Shown'],
          ['hidden', 'Hidden'],
        ]}
      />
      {staff ? (
        <Choices
          of="density"
          label="Lists"
          offers={[
            ['', 'Comfortable'],
            ['compact', 'Compact'],
          ]}
        />
      ) : null}
    </div>
  )
}

/** Escape closes the menu and focuses its button. A press or a focus outside of menu and button closes it too. */
function useCloseElsewhere(menu: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  useEffect(() => {
    const place = menu.current?.parentElement
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onClose()
      place?.querySelector('button')?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !place?.contains(target)) onClose()
    }
    const elsewhere = ['pointerdown', 'focusin']
    document.addEventListener('keydown', onKey)
    for (const event of elsewhere) document.addEventListener(event, onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      for (const event of elsewhere) document.removeEventListener(event, onElsewhere)
    }
  }, [menu, onClose])
}

interface ChoicesProps {
  of: Choice
  label: string
  offers: readonly (readonly [value: string, label: string])[]
}

function Choices({ of: name, label, offers }: ChoicesProps) {
  const styles = useStyles()
  const id = useId()
  const now = useChoice(name)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {offers.map(([value, words]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={`${id}-${name}`}
              checked={now === value}
              onChange={() => choose(name, value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
