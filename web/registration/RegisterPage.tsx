import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { isSmall, small } from '../kit/page/layout.ts'
import { useMediaQuery } from '../kit/page/useMediaQuery.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { Stepper } from '../kit/ui/Stepper.tsx'
import { CheckSocial } from './CheckSocial.tsx'
import { EmailStep } from './EmailStep.tsx'
import { PersonalInfo, type Person } from './PersonalInfo.tsx'
import { SignDocument } from './SignDocument.tsx'
import { StepHeading } from '../kit/ui/StepHeading.tsx'
import { texts } from './texts.ts'
import { VerifyEmail } from './VerifyEmail.tsx'

const labels = ['Check SSN', 'Personal Info', 'Email', 'Verify Email', 'Sign Document']

const useStyles = makeStyles({
  page: { maxWidth: '620px', marginInline: 'auto' },
  taken: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '16px' },
  links: { marginBlockStart: '24px' },
  before: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '24px',
    rowGap: '12px',
    marginBlockEnd: '24px',
    color: tokens.colorNeutralForeground2,
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  heading: {
    marginBlockEnd: '4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  items: { paddingInlineStart: '20px', '& > li': { listStyleType: 'disc' } },
})

/** Kept only in memory, so a reload starts the registration again. */
interface Registration {
  social: string
  person: Person
  uniqueId: string | null
  email: string
}

const blank: Registration = {
  social: '',
  person: { firstName: '', lastName: '', dob: { month: '', day: '', year: '' } },
  uniqueId: null,
  email: '',
}

export function Page() {
  const styles = useStyles()
  const isPhone = useMediaQuery(isSmall)
  const [step, setStep] = useState(0)
  const [registration, setRegistration] = useState(blank)
  const [emailTaken, setEmailTaken] = useState(false)

  function goOn(next: number, known: Partial<Registration>) {
    setRegistration((before) => ({ ...before, ...known }))
    setStep(next)
  }

  function useAnother() {
    setEmailTaken(false)
    goOn(2, { email: '' })
  }

  return (
    <div className={styles.page}>
      <PageHeading
        intro={step === 0 ? 'For owners of a retirement account with us. It takes about 5 minutes.' : undefined}
      >
        Register
      </PageHeading>
      {step === 0 ? <BeforeYouStart parts={isPhone ? lists.slice(0, 1) : lists} /> : null}
      <Stepper
        label="Steps of the registration"
        steps={labels.map((label, index) => ({
          label,
          state: index === step ? 'CURRENT' : index < step ? 'DONE' : 'TO_DO',
        }))}
      />
      <Card>
        <StepHeading step={step}>{labels[step]}</StepHeading>
        {emailTaken ? (
          <div role="alert" className={styles.taken}>
            <p>{texts.emailExists}</p>
            <ScreenLink to="/login">Log In</ScreenLink>
            <TextButton onClick={useAnother}>Use another email</TextButton>
            <ContactLink />
          </div>
        ) : (
          <Step step={step} registration={registration} onGoOn={goOn} onEmailTaken={() => setEmailTaken(true)} />
        )}
      </Card>
      {step === 0 && isPhone ? (
        <div className={styles.links}>
          <BeforeYouStart parts={lists.slice(1)} />
        </div>
      ) : null}
      <p className={styles.links}>
        <ScreenLink to="/login">Back to login</ScreenLink>
      </p>
    </div>
  )
}

const lists = [
  {
    heading: 'What you need',
    items: ['Your Social Security number', 'Your name and date of birth', 'An email you can open now'],
  },
  {
    heading: 'What we send you',
    items: [
      'By email: a code, an agreement to sign and a link to set your password',
      'By mail, in about a week: a letter with a code for your first payment',
    ],
  },
]

function BeforeYouStart({ parts }: { parts: typeof lists }) {
  const styles = useStyles()
  return (
    <div className={styles.before}>
      {parts.map(({ heading, items }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface StepProps {
  step: number
  registration: Registration
  onGoOn: (next: number, known: Partial<Registration>) => void
  onEmailTaken: () => void
}

function Step({ step, registration, onGoOn, onEmailTaken }: StepProps) {
  const { social, person, uniqueId, email } = registration
  switch (step) {
    case 0:
      return <CheckSocial social={social} onChecked={(checked) => onGoOn(1, { social: checked })} />
    case 1:
      return (
        <PersonalInfo
          social={social}
          person={person}
          onFound={(found, id) => onGoOn(2, { person: found, uniqueId: id })}
          onBack={(typed) => onGoOn(0, { person: typed })}
        />
      )
    case 2:
      return (
        <EmailStep
          uniqueId={uniqueId}
          email={email}
          onSent={(sentTo) => onGoOn(3, { email: sentTo })}
          onTaken={onEmailTaken}
          onBack={(typed) => onGoOn(1, { email: typed })}
        />
      )
    case 3:
      return (
        <VerifyEmail
          uniqueId={uniqueId}
          email={email}
          onVerified={() => onGoOn(4, {})}
          onOtherEmail={() => onGoOn(2, {})}
          onTaken={onEmailTaken}
        />
      )
    default:
      return <SignDocument uniqueId={uniqueId} email={email} />
  }
}
