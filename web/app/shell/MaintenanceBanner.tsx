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
  // In reach wherever one is, and at the end below all there is.
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
  /** At the end of the page: what comes while it is open. Else at its top: what came with it. */
  isLate?: boolean
}

/** What the operator announces. While nothing can be written it stays. Nothing moves when it comes. */
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

/** Bars that stand fast at the bottom stand above it. */
function keepHeight(banner: HTMLElement | null): () => void {
  const { style } = document.documentElement
  if (banner) style.setProperty(atBottom, `${banner.offsetHeight}px`)
  return () => void style.removeProperty(atBottom)
}
