import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { contactUrl } from '../../kit/page/layout.ts'

/** How to reach somebody; opens beside the portal. */
export function ContactLink({ className = '', onClick }: { className?: string; onClick?: () => void }) {
  const { link } = useLinkStyles()
  return (
    <a className={`${link} ${className}`} href={contactUrl} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      Contact Us
    </a>
  )
}
