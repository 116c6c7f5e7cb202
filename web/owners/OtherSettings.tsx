import { makeStyles, tokens } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'

const useStyles = makeStyles({
  card: { marginBlockStart: '16px' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: '10px',
    ':first-child': { paddingBlockStart: 0 },
    ':last-child': { paddingBlockEnd: 0 },
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  says: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

const settings = [
  { to: '/profile', label: 'Address, phone and authenticator app', says: 'Where we reach you, and how you log in.' },
  { to: '/password', label: 'Password and devices', says: 'Change your password. See where you are logged in.' },
  { to: '/beneficiary', label: 'Your beneficiaries', says: 'Who inherits your accounts.' },
  { to: '/mail', label: 'Mail from Us', says: 'What we have emailed you.' },
] as const

/** Links to an owner's other settings, each on its own screen. Staff have separate settings. */
export function OtherSettings() {
  const styles = useStyles()
  if (useSession(isStaff)) return null
  return (
    <Card heading="More settings" className={styles.card}>
      <ul>
        {settings.map(({ to, label, says }) => (
          <li key={to} className={styles.item}>
            <span>
              <ScreenLink to={to}>{label}</ScreenLink>
            </span>
            <span className={styles.says}>{says}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
