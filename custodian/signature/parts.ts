import type { DocumentPart } from '../../contract/signature.ts'
import { requestById } from '../distributions/request.sql.ts'
import { distributionFormContent } from '../distributions/form.ts'
import { sha256Of } from '../documents/storePdf.ts'
import type { Envelope } from '../envelopes/envelope.ts'
import type { Services } from '../platform/context/services.ts'
import type { Db } from '../platform/db/connect.ts'
import { renderPdf, type Block, type DocumentContent } from '../platform/pdf/document.ts'
import { agreementToSign } from './agreement.ts'

/**
 * The content of an unsigned document, for a screen that cannot show the PDF. The signer relies on this content, so
 * nothing is returned if a PDF rendered from it has other bytes than the PDF that was sent.
 */
export async function partsToSign(db: Db, services: Services, envelope: Envelope): Promise<DocumentPart[]> {
  const content = await contentToSign(db, services, envelope)
  if (!content || sha256Of(await renderPdf(content)) !== envelope.document_sha256) return []
  return [part('LETTERHEAD', content.company), part('TITLE', content.title), ...content.blocks.flatMap(partOf)]
}

async function contentToSign(db: Db, services: Services, envelope: Envelope): Promise<DocumentContent | null> {
  if (envelope.kind === 'CUSTODIAL_AGREEMENT')
    return agreementToSign(db, services, envelope.account_owner_id, envelope.created_at)
  const request = await requestById(db, envelope.request_id ?? 0)
  return request ? distributionFormContent(request, services.config.companyName) : null
}

function partOf(block: Block): DocumentPart {
  switch (block.kind) {
    case 'heading':
      return part('HEADING', block.text)
    case 'paragraph':
      return part('PARAGRAPH', block.text)
    case 'details':
      return part(
        block.figures ? 'FIGURES' : 'DETAILS',
        '',
        block.rows.map(([label, value]) => ({ label, value: value || '-', isStrong: label === block.strong })),
      )
    case 'blanks':
      return part(
        'BLANKS',
        '',
        block.labels.map((label) => ({ label, value: '', isStrong: false })),
      )
    default:
      // Throws, because omitting an unknown part would hide a part of the signed document.
      throw new Error(`A document to sign has no parts of kind ${block.kind}.`)
  }
}

const part = (kind: DocumentPart['kind'], text: string, rows: DocumentPart['rows'] = []) => ({ kind, text, rows })
