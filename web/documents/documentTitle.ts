import { DOCUMENT_TYPE_NAME } from '../../contract/documentType.ts'

/** The title of a document in words, from the names that we give our own files; null for any other file. */
export function documentTitle(fileName: string, documentType: string | null | undefined): string | null {
  const statement = /^statement-(\d{4})-q([1-4])-\d+(-corrected-\d+)?\.pdf$/.exec(fileName)
  if (statement) return `Statement, Q${statement[2]} ${statement[1]}${statement[3] ? ', corrected' : ''}`
  const form = /^form-(\d{4}(?:-r)?)-(\d{4})-/.exec(fileName)
  if (form) return `Form ${form[1]?.toUpperCase()}, ${form[2]}`
  if (documentType === DOCUMENT_TYPE_NAME.custodialAgreement || documentType === DOCUMENT_TYPE_NAME.distributionForm)
    return documentType
  return null
}
