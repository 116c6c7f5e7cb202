/** The number of each kind of stored file (attachmentTypeId in the API). */
export const DOCUMENT_TYPE = {
  custodialAgreement: 1,
  distributionForm: 2,
  generalUpload: 3,
  statement: 4,
  evidence: 5,
} as const

/** The name of a kind of file on screens and in files. */
export const DOCUMENT_TYPE_NAME: Readonly<Record<keyof typeof DOCUMENT_TYPE, string>> = {
  custodialAgreement: 'Custodial Agreement',
  distributionForm: 'Distribution Form',
  generalUpload: 'General Upload',
  statement: 'Statement',
  evidence: 'Evidence',
}
