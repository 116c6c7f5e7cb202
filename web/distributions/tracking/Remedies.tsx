import { makeStyles } from '@fluentui/react-components'
import { standardReason } from '../../../contract/reasonTexts.ts'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { contactPhone } from '../../kit/page/layout.ts'
import { usePrimaryLink } from '../../kit/ui/primaryLink.ts'
import { CallUs } from './CallUs.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px', rowGap: '12px' },
})

interface Props {
  reason: string | null
  /** True for a check to the owner: no other payment goes to the mailing address. */
  isMailedToOwner: boolean
  /** True if the payment came back, so that no document is missing. */
  cameBack: boolean
  /** True if the owner must send a document that the approval requires. */
  wantsEvidence: boolean
}

const address = { to: '/profile', label: 'Update your address' }
const upload = { to: '/upload', label: 'Send us a document' }

/** What the owner can do about an Incomplete request: one primary button, and other ways beside it. */
export function Remedies({ reason, isMailedToOwner, cameBack, wantsEvidence }: Props) {
  const styles = useStyles()
  const primary = usePrimaryLink()
  const kind = standardReason(reason)
  const isAddress = isMailedToOwner && (kind === 'ADDRESS' || kind === 'ADDRESS_NOT_FOUND')
  const wantsDocument = !cameBack && (wantsEvidence || kind === 'FORM')
  const remedy = isAddress ? address : wantsDocument ? upload : null
  return (
    <div className={styles.root} data-print="hide">
      {remedy ? (
        <ScreenLink to={remedy.to} appearance="plain" className={primary.link}>
          {remedy.label}
        </ScreenLink>
      ) : (
        <CallUs />
      )}
      {remedy === null && !cameBack ? <ScreenLink to={upload.to}>{upload.label}</ScreenLink> : null}
      {remedy !== null || contactPhone() ? <ContactLink /> : null}
    </div>
  )
}
