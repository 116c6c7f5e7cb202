import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { createHash } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { storeFile } from '../documents/files.sql.ts'
import { renderPdf } from '../platform/pdf/document.ts'
import { ANN } from './people.ts'

/** Ann's signed agreement, and an upload of hers that still waits for staff. */
export async function loadFiles({ tx, now, services }: WriteContext): Promise<void> {
  const company = services.config.companyName
  const shared = {
    ownerId: ANN.ownerId,
    accountId: ANN.accountId,
    contentType: 'application/pdf',
    createdBy: ANN.ownerId,
  }
  const agreement = await renderPdf({
    title: 'Custodial Agreement',
    company,
    date: addDays(now, -700),
    blocks: [
      { kind: 'heading', text: 'Custodial Agreement' },
      { kind: 'paragraph', text: 'Ann Archer has agreed to the terms of this individual retirement account.' },
    ],
  })
  await storeFile(tx, services.pii, {
    ...shared,
    typeId: DOCUMENT_TYPE.custodialAgreement,
    fileName: 'agreement.pdf',
    content: agreement,
    sha256: sha256(agreement),
    now: addDays(now, -700),
  })
  const letter = await renderPdf({
    title: 'Letter',
    company,
    date: addDays(now, -1),
    blocks: [{ kind: 'paragraph', text: 'Please send my next statement to my new address. Ann Archer' }],
  })
  await storeFile(tx, services.pii, {
    ...shared,
    typeId: DOCUMENT_TYPE.generalUpload,
    inUploadCenter: true,
    fileName: 'letter.pdf',
    content: letter,
    sha256: sha256(letter),
    now: addDays(now, -1),
  })
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
