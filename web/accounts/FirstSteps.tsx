import { makeStyles } from '@fluentui/react-components'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '34rem' },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '24px', rowGap: '8px' },
})

/** Text for an owner whose account has not been imported yet. */
export function FirstSteps() {
  const styles = useStyles()
  const primary = usePrimaryLink()
  return (
    <div className={styles.root}>
      <p>
        Your account appears here once your employer’s plan has sent it to us. Until then, check that we have your
        address: tax forms go there by mail.
      </p>
      <p className={styles.links}>
        <ScreenLink to="/profile" appearance="plain" className={primary.link}>
          Check your address
        </ScreenLink>
      </p>
      <p className={styles.links}>
        <ScreenLink to="/faq/">Frequently Asked Questions</ScreenLink>
        <ContactLink />
      </p>
    </div>
  )
}
