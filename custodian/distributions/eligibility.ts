import type { Selectable } from 'kysely'
import type { WizardDraftTable } from '../platform/db/schema.ts'
import type { EvidenceOf } from '../../contract/evidence.ts'
import { ruleFor, type RuleInForce, type StateRules } from '../taxes/rules.ts'
import type { Payment } from '../taxes/state.ts'
import type { ElectedByForm } from '../taxes/stateForm.ts'
import { hasRothYears, type TypeFacts } from './distributionType.ts'
import { isEarlyOn } from '../../contract/normalAge.ts'

export type Draft = Selectable<WizardDraftTable>

/** Facts outside the wizard's answers that decide a distribution. Money in cents, dates "YYYY-MM-DD". */
export interface Eligibility {
  balance: bigint
  /** The distribution fee; 0 if the fee is waived. */
  fee: bigint
  isRoth: boolean
  dateOfBirth: string | null
  /** The day on which the account was opened here. */
  openedOn: string | null
  /** Required minimum distributions that must still be taken this year; 0 unless the request is a rollover. */
  openMinimum: bigint
  today: string
  stateRules: StateRules
  /** The owner's state withholding forms in force. */
  stateForms: readonly ElectedByForm[]
  /** Minimum federal withholding without an opt-out, in whole percent. */
  federalMinimumPercent: number
  /** The bank's name, or "INVALID" for an unknown routing number. */
  bankName: (routingNumber: string) => string
  /** Whether an employee fills in the request for the owner; staff may give a reason that needs evidence. */
  isByStaff: boolean
  /** Whether the owner has an address to which a check can be mailed. */
  hasMailingAddress: boolean
}

/** Facts that decide the taxes and the type of a payment. */
export type TaxFacts = Omit<Eligibility, 'bankName' | 'isByStaff' | 'hasMailingAddress' | 'federalMinimumPercent'>

export function isEarly(eligibility: Pick<Eligibility, 'dateOfBirth' | 'today'>): boolean {
  return isEarlyOn(eligibility.dateOfBirth, eligibility.today)
}

/** Facts that decide the type of a payment made today. */
export function typeFactsOf(facts: Pick<TaxFacts, 'isRoth' | 'dateOfBirth' | 'openedOn' | 'today'>): TypeFacts {
  return { isRoth: facts.isRoth, isEarly: isEarly(facts), hasYears: hasRothYears(facts.openedOn, facts.today) }
}

/** Today's state rule, or null for an unknown state. */
export function residenceRule(state: string | null, eligibility: Eligibility): RuleInForce | null {
  return state === null ? null : ruleFor(eligibility.stateRules, state, eligibility.today)
}

/**
 * Converts a payment to the input of the tax rules. A payment because of disability or death is an exception to the
 * early penalty, so it is never early. After a death, the recipient's age is not recorded, so no age exemption applies,
 * and the owner's state forms end.
 */
export function paymentOf(
  eligibility: TaxFacts,
  of: { amount: bigint; federal: bigint; isFullAmount: boolean; evidenceOf: EvidenceOf | null },
): Payment {
  return {
    amount: of.amount,
    federal: of.federal,
    fee: eligibility.fee,
    isRoth: eligibility.isRoth,
    isEarly: of.evidenceOf === null && isEarly(eligibility),
    isDisabled: of.evidenceOf === 'DISABILITY',
    isEntire: of.isFullAmount,
    balance: eligibility.balance,
    ...(of.evidenceOf === 'DEATH'
      ? { ageAtYearEnd: 0, bornIn: null, forms: [] }
      : { ...birthOf(eligibility), forms: eligibility.stateForms }),
  }
}

function birthOf({ dateOfBirth, today }: TaxFacts): Pick<Payment, 'ageAtYearEnd' | 'bornIn'> {
  if (dateOfBirth === null) return { ageAtYearEnd: null, bornIn: null }
  const bornIn = Number(dateOfBirth.slice(0, 4))
  return { ageAtYearEnd: Number(today.slice(0, 4)) - bornIn, bornIn }
}
