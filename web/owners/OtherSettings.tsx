import { makeStyles, tokens } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'

const useStyles = makeStyles({
  card: { marginBlockStart: '16px' },
  item: {
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    paddingBlock: '12px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  mark: { flexShrink: 0 },
  words: { display: 'flex', flexDirection: 'column' },
  label: { fontWeight: 600, color: tokens.colorBrandForegroundLink },
  says: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

const settings = [
  { to: '/profile', label: 'Address, phone and authenticator app', says: 'Where we reach you, and how you log in.' },
  { to: '/password', label: 'Password and devices', says: 'Change your password. See where you are logged in.' },
  { to: '/beneficiary', label: 'Your beneficiaries', says: 'Who inherits your accounts.' },
  { to: '/mail', label: 'Mail from Us', says: 'What we have emailed you.' },
] as const

/** Links for a customer to further settings, each on its own screen. Renders nothing for staff. */
export function OtherSettings() {
  const styles = useStyles()
  if (useSession(isStaff)) return null
  return (
    <Card heading="More settings" className={styles.card}>
      <ul>
        {settings.map(({ to, label, says }) => (
          <li key={to} className={styles.item}>
            <ScreenLink to={to} appearance="plain" className={styles.link}>
              <span className={styles.words}>
                <span className={styles.label}>{label}</span>
                <span className={styles.says}>{says}</span>
              </span>
              <svg
                className={styles.mark}
                width="20"
                height="20"
                viewBox="0 0 20 20"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
              >
                <path d="m8 5 5 5-5 5" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
