/** Labels of the distribution reasons that only staff can choose, by the fact that a document must prove. */
export const evidenceOfLabels: Readonly<Record<string, string>> = {
  DISABILITY: 'Disability',
  DEATH: 'Death',
}

/** Texts that staff read about a document and its states. */
export interface EvidenceWords {
  heading: string
  document: string
  /** Texts about a document that a request still needs, by its state. */
  says: Readonly<Record<string, string>>
}

export const evidenceWords: Readonly<Record<string, EvidenceWords>> = {
  DISABILITY: {
    heading: 'Evidence: Disability',
    document: 'evidence',
    says: {
      MISSING: 'The disability is not documented yet. Until it is, this request cannot be approved or paid.',
      WAITING:
        'The evidence of the disability must be accepted by someone who neither added it nor started this request.',
      REFUSED: 'The evidence of the disability was refused. Replace it with another document.',
    },
  },
  DEATH: {
    heading: 'Claim form',
    document: 'claim form',
    says: {
      MISSING: 'The recipient’s claim form is missing. Without it, this request cannot be approved or paid.',
      WAITING: 'The claim form must be accepted by someone who neither added it nor made this claim.',
      REFUSED: 'The claim form was refused. Replace it with another document.',
    },
  },
}

const kindLabels: Readonly<Record<string, string>> = {
  PHYSICIAN_STATEMENT: "Physician's statement",
  SSA_DETERMINATION: 'Determination letter of the Social Security Administration',
  CLAIM_FORM: 'Claim form signed by the recipient',
  CLAIM_FORM_ESTATE: 'Claim form of the estate with the letters of its representative',
  CLAIM_FORM_TRUST: 'Claim form of the trust with its certification',
}

export const evidenceKindLabel = (kind: string): string => kindLabels[kind] ?? kind

/** Describes a type and the reason why a document is needed. Omits the reason if the type already names it. */
export function typeWithReason(type: string, of: string | null | undefined): string {
  const reason = of && (evidenceOfLabels[of] ?? of)
  return !reason || reason === type ? type : `${reason} (${type})`
}
