import { makeStyles, tokens } from '@fluentui/react-components'
import { companyName } from '../kit/page/layout.ts'

const useStyles = makeStyles({
  summary: {
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
  },
  text: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '8px',
    marginBlockStart: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
})

const conditions = [
  `The portal shows you your accounts at ${companyName} and takes your requests. Your custodial agreement governs the accounts themselves, including fees.`,
  'Keep your password to yourself. Tell us right away if someone else may know it, or if something here is not yours.',
  'You agree to receive documents and notices through the portal and by email, and to keep your email address and mailing address current.',
  'What you submit here has the same effect as if you had sent it on paper. A distribution is paid only after you have signed it.',
  'The tax calculator and the amounts shown before you submit are estimates, not tax advice.',
]

/** The terms and conditions, next to the checkbox to accept them. */
export function Conditions() {
  const styles = useStyles()
  return (
    <details>
      <summary className={styles.summary}>Read the terms and conditions</summary>
      <div className={styles.text}>
        {conditions.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  )
}
