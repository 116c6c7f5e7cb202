import { makeStyles, tokens } from '@fluentui/react-components'
import { useLinkStyles } from '../ui/linkStyles.ts'
import { companyName, contactUrl, footerHeight, small } from './layout.ts'

const useStyles = makeStyles({
  footer: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '24px',
    height: `${footerHeight}px`,
    paddingInline: '32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [small]: { display: 'none' },
  },
})

const year = new Date().getFullYear()

export function Footer() {
  const styles = useStyles()
  const links = useLinkStyles()
  return (
    <footer className={styles.footer} data-print="hide">
      <span>
        © {year} {companyName}. All rights reserved.
      </span>
      <a className={links.link} href={contactUrl} target="_blank" rel="noopener noreferrer">
        Contact Us
      </a>
    </footer>
  )
}
