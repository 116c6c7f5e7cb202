/** The texts above the owner's signature, the same on the screen and in the signed document. */

/** Sentence that an owner signs on the form of a rollover or transfer. */
export const ROLLOVER_DIRECTION =
  'I direct the custodian to pay the amount above to the receiving custodian or plan named here for my benefit. No tax is withheld.'

const TRADITIONAL_DEFAULT =
  'Federal income tax is withheld at 10% unless you choose another rate or choose no withholding.'
/** A payment from a Roth IRA is not treated as taxable for the withholding: IRC 3405(e)(1)(B). */
const ROTH_DEFAULT = 'No federal income tax is withheld from a Roth IRA unless you ask for it.'
const TOO_LITTLE =
  'If you choose no withholding, or if too little is withheld, you may have to pay estimated tax and penalties. State withholding follows the law of your state of residence.'
const EARLY_PENALTY = 'Early distributions carry a 10% penalty.'

/**
 * The notice of the right to elect withholding must be on the election form itself (IRC 3405(e)(10)). The penalty is
 * omitted for disability and after the owner's death, which are exempt: IRC 72(t)(2)(A)(ii) and (iii).
 */
export function withholdingNotice({ isRoth, isExempt }: { isRoth: boolean; isExempt: boolean }): string {
  return [isRoth ? ROTH_DEFAULT : TRADITIONAL_DEFAULT, TOO_LITTLE, ...(isExempt ? [] : [EARLY_PENALTY])].join(' ')
}

/** Sentence that an owner signs on the form of a withdrawal. */
export const WITHHOLDING_DIRECTION =
  'I have chosen the withholding shown above and direct the custodian to pay the net amount as stated here.'
