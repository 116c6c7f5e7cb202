export type Decision = 'approve' | 'refuse' | 'withdraw'

const usual: Readonly<Record<Decision, string>> = {
  approve: 'This takes effect immediately.',
  refuse: 'It is not carried out. It can be requested again.',
  withdraw: 'It is not carried out. It can be requested again.',
}

const restores = 'The data before the change is restored.'
const resumes = 'Login works again, and stopped requests return to their status before the report.'
const confirms =
  'Nothing is emailed to the owner any more; statements and tax forms are mailed on paper. Recipients can then claim the accounts.'

/** Consequences of a decision by the effect of the approval, if the approval's own text does not name them. */
const special: Readonly<Record<string, Readonly<Record<Decision, string>>>> = {
  'request-change': {
    approve: 'The request is approved with this change, and the next payment run pays it unless it is on hold.',
    refuse: restores,
    withdraw: restores,
  },
  'request-pay-again': {
    approve: 'The request is approved, and the next payment run pays it again unless it is on hold.',
    refuse: usual.refuse,
    withdraw: usual.withdraw,
  },
  'owner-death': {
    approve: `The death is confirmed. Login, requests and payments stay stopped. ${confirms}`,
    refuse: resumes,
    withdraw: resumes,
  },
  'owner-death-report': {
    approve: `The death is reported and confirmed. Login, requests and payments stop immediately. ${confirms}`,
    refuse: 'Nothing stops. The death can be reported again.',
    withdraw: 'Nothing stops. The death can be reported again.',
  },
  'owner-death-taken-back': {
    approve: `The owner counts as alive. ${resumes}`,
    refuse: 'Login, requests and payments stay stopped.',
    withdraw: 'Login, requests and payments stay stopped.',
  },
}

export const consequenceOf = (effect: string | undefined, decision: Decision): string =>
  ((effect && special[effect]) || usual)[decision]

/** Whether the card must name the consequences before the user chooses a button. */
export const isGrave = (effect: string): boolean => effect in special
