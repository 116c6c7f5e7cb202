import { makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStaff } from '../../core/session/access.ts'
import { isLoggedIn } from '../../core/session/session.ts'
import { useLogout } from './useLogout.ts'
import { useSession } from '../../core/session/useSession.ts'
import { FrameButton } from '../../kit/page/FrameButton.tsx'
import { headerHeight } from '../../kit/page/layout.ts'
import { HelpButton } from './HelpButton.tsx'
import { Logo } from './Logo.tsx'
import { PaletteButton } from './PaletteButton.tsx'

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 30,
    height: `${headerHeight}px`,
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    paddingInline: '12px 20px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  gap: { flexGrow: 1 },
})

interface Props {
  /** Whether the menu drawer is open. */
  isOpen?: boolean
  controls?: string
  onToggle?: () => void
}

/** The main layout shows a button for the menu drawer; the blank layout does not. */
export const Header = memo(function Header({ isOpen = false, controls, onToggle }: Props) {
  const styles = useStyles()
  const staff = useSession(isStaff)
  return (
    <header className={styles.header} data-print="hide">
      {onToggle ? (
        <FrameButton
          bare
          aria-label={isOpen ? 'Close navigation' : 'Open navigation'}
          aria-expanded={isOpen}
          aria-controls={controls}
          onClick={onToggle}
        >
          <Bars />
        </FrameButton>
      ) : null}
      <Logo />
      <div className={styles.gap} />
      {onToggle && staff ? <PaletteButton /> : null}
      <HelpButton />
      <SessionButton />
    </header>
  )
})

function SessionButton() {
  const loggedIn = useSession((state) => isLoggedIn(state))
  const navigate = useNavigate()
  const logOut = useLogout()
  return loggedIn ? (
    <FrameButton onClick={logOut}>Log out</FrameButton>
  ) : (
    <FrameButton onClick={() => void navigate('/login')}>Log In</FrameButton>
  )
}

function Bars() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M3 5.5h14M3 10h14M3 14.5h14" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
