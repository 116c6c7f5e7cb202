/** What a stored file is, by the attachmentTypeId of the wire. */
export const DOCUMENT_TYPE = { custodialAgreement: 1, distributionForm: 2, generalUpload: 3, statement: 4 } as const
