import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Enrolment_secondFactor$key } from '../__generated__/Enrolment_secondFactor.graphql.ts'
import { CodeField } from './CodeField.tsx'
import { QrCode } from './QrCode.tsx'

const useStyles = makeStyles({
  steps: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  text: { marginBlock: 0 },
  secret: {
    marginBlock: 0,
    padding: '8px 12px',
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    userSelect: 'all',
  },
})

interface Props {
  secondFactorKey: Enrolment_secondFactor$key
  /** True to focus the enrollment when it appears, because it replaces the previous step of a dialog. */
  takesFocus?: boolean
}

/** Shows the secret for an authenticator app as a QR code and as text. A field takes the app's first code. */
export function Enrolment({ secondFactorKey, takesFocus = false }: Props) {
  const styles = useStyles()
  const { secret, uri } = useFragment(
    graphql`
      fragment Enrolment_secondFactor on SecondFactorSecret @throwOnFieldError {
        secret
        uri
      }
    `,
    secondFactorKey,
  )
  return (
    <div className={styles.steps}>
      <p className={styles.text}>Scan this QR code with an authenticator app on your phone.</p>
      <QrCode text={uri} label="QR code for an authenticator app" />
      <p className={styles.text}>Or type this key into the app:</p>
      <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <CodeField hint="The six digits that the app shows then." takesFocus={takesFocus} />
    </div>
  )
}
