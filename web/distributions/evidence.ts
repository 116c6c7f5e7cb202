/** The distributions that staff alone choose, by what a document has to show for them. */
export const evidenceOfLabels: Readonly<Record<string, string>> = {
  DISABILITY: 'Disability',
  DEATH: 'Death',
}

/** The documents that show it, in the order they are offered. */
export const evidenceKindLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DISABILITY: {
    PHYSICIAN_STATEMENT: "Physician's statement",
    SSA_DETERMINATION: 'Determination letter of the Social Security Administration',
  },
  DEATH: {
    CLAIM_FORM: 'Claim form signed by the recipient',
    CLAIM_FORM_ESTATE: 'Claim form of the estate with the letters of its representative',
    CLAIM_FORM_TRUST: 'Claim form of the trust with its certification',
  },
}

export function evidenceKindLabel(kind: string): string {
  return Object.values(evidenceKindLabels).find((kinds) => kind in kinds)?.[kind] ?? kind
}

/** A type in words, with the reason that a document has to show where the type does not say it. */
export function typeWithReason(type: string, of: string | null | undefined): string {
  const reason = of && (evidenceOfLabels[of] ?? of)
  return !reason || reason === type ? type : `${reason} (${type})`
}
