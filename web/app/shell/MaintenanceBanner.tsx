import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { FrameButton } from '../../kit/page/FrameButton.tsx'
import { atBottom, small } from '../../kit/page/layout.ts'
import { dismissAnnouncement, isTold, maintenance } from '../../kit/page/maintenance.ts'

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
  // Sticky, so that the banner is always visible. At the end of the page, the banner is below all content.
  atBottom: {
    position: 'sticky',
    zIndex: 15,
    bottom: 0,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
    borderBottom: 0,
  },
  text: { minWidth: 0, overflowWrap: 'anywhere' },
})

interface Props {
  /**
   * True for an announcement that arrived after the page was loaded, which is shown at the bottom. False for an
   * announcement in the loaded page, which is shown at the top.
   */
  isLate?: boolean
}

/** The operator's announcement. The user can't dismiss it in read-only mode. It causes no layout shift. */
export const MaintenanceBanner = memo(function MaintenanceBanner({ isLate = false }: Props) {
  const styles = useStyles()
  const state = maintenance()
  if (!isTold(state) || state.isLate !== isLate) return null
  const { mode, text } = state
  return (
    <output
      ref={isLate ? keepHeight : undefined}
      className={mergeClasses(styles.banner, isLate && styles.atBottom)}
      data-print="hide"
      data-stands-fast={isLate ? '' : undefined}
    >
      <span className={styles.text}>{text}</span>
      {mode === 'ANNOUNCE' ? <FrameButton onClick={dismissAnnouncement}>Dismiss</FrameButton> : null}
    </output>
  )
})

/** Moves sticky bars at the bottom of the window above the banner. */
function keepHeight(banner: HTMLElement | null): () => void {
  const { style } = document.documentElement
  if (banner) style.setProperty(atBottom, `${banner.offsetHeight}px`)
  return () => void style.removeProperty(atBottom)
}
