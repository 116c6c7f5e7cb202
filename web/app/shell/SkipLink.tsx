import { makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'

const useStyles = makeStyles({
  link: {
    position: 'fixed',
    zIndex: 50,
    top: '10px',
    left: '12px',
    paddingBlock: '10px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: 600,
    transform: 'translateY(-80px)',
    ':focus': { transform: 'none' },
  },
})

export const mainId = 'main'

export const SkipLink = memo(function SkipLink() {
  const styles = useStyles()
  return (
    <a href={`#${mainId}`} className={styles.link} data-print="hide">
      Skip to main content
    </a>
  )
})
