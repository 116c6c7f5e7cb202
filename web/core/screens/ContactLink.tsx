import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { contactUrl } from '../../kit/page/layout.ts'

/** Link to the contact page; opens in a new tab. */
export function ContactLink({ className = '', onClick }: { className?: string; onClick?: () => void }) {
  const { link } = useLinkStyles()
  return (
    <a className={`${link} ${className}`} href={contactUrl} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      Contact Us
    </a>
  )
}
