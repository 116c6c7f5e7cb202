import { isBankReturnCode, meansDeath } from '../../../contract/returnCodes.ts'

const REASONS: Readonly<Record<string, string>> = {
  R02: 'the bank account is closed',
  R03: 'the bank found no such account',
  R04: 'the bank account number is not valid',
  R12: 'the bank account has moved to another bank',
  R13: 'the routing number is not valid',
  R14: 'the bank says that the payee of the account holder has died',
  R15: 'the bank says that the account holder has died',
  R16: 'the bank account is frozen',
  R17: 'the bank could not use the details of the account',
  R20: 'the bank account takes no deposits',
  R23: 'the deposit was refused',
  R24: 'the bank treated it as a duplicate',
  STALE: 'the check was not cashed in time',
  STOPPED: 'the check was stopped',
  UNDELIVERABLE: 'the check could not be delivered',
}

const UNKNOWN = 'the bank did not accept it'

/** The reason for a bank's return code: "the bank found no such account" for R03. */
export function returnReasonText(code: string): string {
  return REASONS[code] ?? UNKNOWN
}

/** The reason as the account owner reads it. It never says that the owner or a payee has died: the bank may be wrong. */
export function ownReturnReason(code: string): string {
  return meansDeath(code) ? UNKNOWN : returnReasonText(code)
}

/** The reason with its bank code if there is one: "the bank found no such account (R03)". */
export function returnReasonWithCode(code: string): string {
  return isBankReturnCode(code) ? `${returnReasonText(code)} (${code})` : returnReasonText(code)
}

const CAME_BACK = 'The payment came back: '

/** Why a payment was returned, as text: "The payment came back: the bank found no such account (R03)." */
export function returnReason(code: string): string {
  return `${CAME_BACK}${returnReasonWithCode(code)}.`
}

/** Whether a stored reason is one of `returnReason`. */
export const isReturnReason = (reason: string | null | undefined): boolean => reason?.startsWith(CAME_BACK) ?? false
