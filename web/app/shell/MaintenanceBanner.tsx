import { makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { FrameButton } from '../../kit/page/FrameButton.tsx'
import { small } from '../../kit/page/layout.ts'
import { dismissAnnouncement, maintenance } from '../../kit/page/maintenance.ts'

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    minHeight: '44px',
    paddingInline: '24px',
    paddingBlock: '8px',
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    [small]: { paddingInline: '16px' },
  },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
})

/** What the operator announces. While nothing can be written it stays. */
export const MaintenanceBanner = memo(function MaintenanceBanner() {
  const styles = useStyles()
  const { mode, text, dismissed } = maintenance()
  if (mode === 'OFF' || (mode === 'ANNOUNCE' && text === dismissed)) return null
  return (
    <output className={styles.banner} data-print="hide">
      <span className={styles.text}>{text}</span>
      {mode === 'ANNOUNCE' ? <FrameButton onClick={dismissAnnouncement}>Dismiss</FrameButton> : null}
    </output>
  )
})
