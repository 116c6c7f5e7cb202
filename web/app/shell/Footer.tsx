import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { companyName, contentWidth, footerHeight, small } from '../../kit/page/layout.ts'

const useStyles = makeStyles({
  footer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    height: `${footerHeight}px`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [small]: { display: 'none' },
  },
  // Aligns the footer with the content above it.
  customer: { paddingInline: `max(32px, calc((100% - ${contentWidth.customer}px) / 2))` },
  staff: { paddingInline: `max(32px, calc((100% - ${contentWidth.staff}px) / 2))` },
})

const year = new Date().getFullYear()

export const Footer = memo(function Footer({ staff }: { staff: boolean }) {
  const styles = useStyles()
  return (
    <footer className={mergeClasses(styles.footer, staff ? styles.staff : styles.customer)} data-print="hide">
      <span>
        © {year} {companyName}. All rights reserved.
      </span>
      <ContactLink />
    </footer>
  )
})
