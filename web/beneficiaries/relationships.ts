import type { BeneficiaryRelationship } from '../__generated__/storedBeneficiary_beneficiary.graphql.ts'

export type Relationship = BeneficiaryRelationship

/** Relationships in the order of the select field. */
export const relationshipLabels: Readonly<Record<Relationship, string>> = {
  SPOUSE: 'Spouse',
  CHILD: 'Child',
  GRANDCHILD: 'Grandchild',
  PARENT: 'Parent',
  SIBLING: 'Brother or sister',
  OTHER_RELATIVE: 'Other relative',
  FRIEND: 'Friend',
}

export const relationshipOptions = Object.entries(relationshipLabels).map(([value, label]) => ({ value, label }))

/** "" if no relationship was given. */
export const asRelationship = (value: string): Relationship | null =>
  (Object.keys(relationshipLabels) as Relationship[]).find((one) => one === value) ?? null
