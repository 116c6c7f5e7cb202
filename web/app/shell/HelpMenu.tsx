import { makeStyles, tokens } from '@fluentui/react-components'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { headerHeight } from '../../kit/page/layout.ts'
import { Choices, DisplayChoices } from '../../kit/page/DisplayChoices.tsx'
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
})

/** Links to the contact page, the FAQ and the calculator, and the display settings of this device. */
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
      <DisplayChoices />
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

/**
 * Escape closes the menu and focuses its button. A press or focus outside the menu and its button also closes the menu.
 */
function useCloseElsewhere(menu: RefObject<HTMLDivElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
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
