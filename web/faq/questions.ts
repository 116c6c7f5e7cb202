import { leastAmount, smallestAmount } from '../core/screens/distributionAmount.ts'
import { formatMoney } from '../kit/ui/format.ts'

export interface Question {
  /** The anchor of the question in a URL: /faq/#fees. */
  id: string
  question: string
  answer: string
}

/** Headings of the page, by the anchor of the question that follows. The order of questions is fixed. */
const groups: Readonly<Record<string, string>> = {
  about: 'Getting started',
  'forgot-password': 'Password',
  'contact-details': 'Your details and beneficiaries',
  distribution: 'Distributions',
  files: 'Documents',
}

/** The matching questions under their headings. */
export function grouped(
  all: readonly Question[],
  found: readonly Question[],
): { heading: string; questions: Question[] }[] {
  const parts: { heading: string; questions: Question[] }[] = []
  for (const question of all) {
    const heading = groups[question.id]
    if (heading) parts.push({ heading, questions: [] })
    if (found.includes(question)) parts.at(-1)?.questions.push(question)
  }
  return parts.filter(({ questions }) => questions.length > 0)
}

/** Fee in dollars and smallest federal withholding in percent; null if unknown. */
interface Terms {
  readonly distributionFee: number | null
  readonly federalMinimumPercent: number | null
}

/** All questions, answered with the custodian's terms. */
export function questionsAt({ distributionFee: fee, federalMinimumPercent: percent }: Terms): readonly Question[] {
  const answers: Partial<Record<string, string>> = {
    minimum: `${leastAmount(fee ?? smallestAmount)}, or your full balance.`,
    fees: `An annual fee of $20.00 and a distribution fee${fee === null ? '' : ` of ${formatMoney(fee)}`} for each distribution.`,
    withholding: `${percent === null ? 'Federal withholding' : `At least ${percent}% federal withholding`} unless you opt out; state withholding depends on your state of residence. The Tax Calculator gives an estimate.`,
  }
  return questions.map((each) => ({ ...each, answer: answers[each.id] ?? each.answer }))
}

const questions: readonly Question[] = [
  {
    id: 'about',
    question: 'What is this portal for?',
    answer: 'It lets you view your retirement account, keep your details up to date and request distributions.',
  },
  {
    id: 'register',
    question: 'How do I register?',
    answer:
      'Choose Register on the login page, enter your social security number, name, date of birth and email, verify the 6-digit code and sign the custodial agreement sent to you.',
  },
  {
    id: 'why',
    question: 'Why do I have a retirement account here?',
    answer:
      'An employer may roll over the retirement plan balance of a former employee into an IRA when it is $7,000 or less.',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. What do I do?',
    answer:
      'Choose Forgot Password and enter your email. If you have an email on file, you will receive a password reset link.',
  },
  {
    id: 'password-rules',
    question: 'What are the password rules?',
    answer:
      'At least 6 characters. A number, a lowercase letter, an uppercase letter and a special symbol make it stronger.',
  },
  {
    id: 'contact-details',
    question: 'How do I change my address or phone number?',
    answer: 'Open Profile, change it and save.',
  },
  {
    id: 'beneficiaries',
    question: 'How do I add beneficiaries?',
    answer: 'On Home open Beneficiaries of the account. Primary and contingent percentages must each total 100.',
  },
  {
    id: 'distribution',
    question: 'How do I request a distribution?',
    answer:
      'On Home choose Distribution for the account and follow the steps. You will receive a document to sign by email.',
  },
  {
    id: 'minimum',
    question: 'What is the minimum distribution?',
    answer: '',
  },
  {
    id: 'fees',
    question: 'What fees are charged?',
    answer: '',
  },
  {
    id: 'processing-time',
    question: 'How long does a distribution take?',
    answer: '7 to 10 business days after we receive your signed document.',
  },
  {
    id: 'early-penalty',
    question: 'Is there a penalty for an early distribution?',
    answer: 'Early distributions carry a 10% penalty. Ask a tax adviser about exceptions.',
  },
  {
    id: 'withholding',
    question: 'How much tax is withheld?',
    answer: '',
  },
  {
    id: 'rollover',
    question: 'Can I roll over or transfer my account elsewhere?',
    answer: 'Yes, choose Rollover or Transfer in the distribution steps and give the receiving account.',
  },
  {
    id: 'files',
    question: 'Which files can I upload, and where are my documents?',
    answer:
      'PDF, JPG, JPEG and PNG under Secure Upload; your documents and statements are under Documents. Turn on Email Account Statements in Settings to get them by email.',
  },
]

/** Questions that contain every word of the search, in the question or in the answer. Case is ignored. */
export function matching(questions: readonly Question[], search: string): readonly Question[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
