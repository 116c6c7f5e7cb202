import { mergeClasses } from '@fluentui/react-components'
import { useLinkStyles } from '../../kit/ui/linkStyles.ts'
import { contactUrl } from '../../kit/page/layout.ts'

interface Props {
  /** Link text within a sentence. */
  words?: string
  className?: string
  onClick?: () => void
}

/** Link to the contact page; opens in a new tab. */
export function ContactLink({ words = 'Contact Us', className = '', onClick }: Props) {
  const { link } = useLinkStyles()
  return (
    <a
      className={mergeClasses(link, className)}
      href={contactUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
    >
      {words}
    </a>
  )
}
