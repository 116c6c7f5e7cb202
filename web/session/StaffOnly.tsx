import { makeStyles } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'

const useStyles = makeStyles({
  root: { maxWidth: '440px', marginInline: 'auto' },
  words: { marginBlockEnd: '20px' },
})

/** Shown to a customer who opened the address of a screen for staff. */
export function StaffOnly() {
  const styles = useStyles()
  const primary = usePrimaryLink()
  return (
    <div className={styles.root}>
      <PageHeading>That page is for staff</PageHeading>
      <Card>
        <p className={styles.words}>You are still logged in to your own account.</p>
        <ScreenLink to="/home" appearance="plain" className={primary.link}>
          Home
        </ScreenLink>
      </Card>
    </div>
  )
}
