import { makeStyles, tokens } from '@fluentui/react-components'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { productName } from '../../kit/page/layout.ts'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'

const useStyles = makeStyles({
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '10px',
    minHeight: '40px',
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontWeight: 700,
    fontSize: tokens.fontSizeBase400,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  },
  // On the narrowest phones, hide the name next to the logo mark, to leave room for the buttons.
  words: { '@media (width < 22.5em)': visuallyHidden },
  // Staff see one button more, so hide the name on slightly wider screens too.
  fewer: { '@media (width < 26em)': visuallyHidden },
  mark: { color: tokens.colorBrandForeground1, flexShrink: 0 },
})

export function Logo() {
  const styles = useStyles()
  const staff = useSession(isStaff)
  return (
    <ScreenLink to="/home" appearance="plain" className={styles.link}>
      <svg className={styles.mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="none">
        <rect width="28" height="28" rx="8" fill="currentColor" />
        <path
          d="M7 20.5V14a7 7 0 0 1 14 0v6.5M11.5 20.5V14a2.5 2.5 0 0 1 5 0v6.5"
          stroke="var(--colorNeutralBackground1)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <span className={staff ? styles.fewer : styles.words}>{productName}</span>
    </ScreenLink>
  )
}
