import { mergeClasses } from '@fluentui/react-components'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { contactPhone } from '../../kit/page/layout.ts'
import { usePrimaryLink } from '../../kit/ui/primaryLink.ts'

interface Props {
  /** False if another button of the screen is the primary one. */
  leads?: boolean
}

/** Primary button that calls us, or opens the contact page if there is no phone number. */
export function CallUs({ leads = true }: Props) {
  const primary = usePrimaryLink()
  const phone = contactPhone()
  const look = mergeClasses(primary.link, !leads && primary.outlined)
  if (!phone) return <ContactLink className={look} />
  return (
    <a className={look} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      Call {phone}
    </a>
  )
}
