import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { createHash } from 'node:crypto'
import { addDays } from 'date-fns/addDays'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { storeFile } from '../documents/files.sql.ts'
import { renderPdf } from '../platform/pdf/document.ts'
import { agreementBlocks } from '../signature/agreement.ts'
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
      ...agreementBlocks(
        {
          first_name: 'Ann',
          last_name: 'Archer',
          accounts: [{ plan_account_number: '100001', account_type: 'TRADITIONAL', plan_name: 'Alpha Plan' }],
        },
        services.config,
        usDate(addDays(now, -700)),
      ),
      { kind: 'heading', text: 'Signature' },
      {
        kind: 'details',
        rows: [
          ['Signed by', 'Ann Archer'],
          ['Date', usDate(addDays(now, -700))],
        ],
      },
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
    title: 'My new address',
    // The owner's own letter, not on the custodian's letterhead.
    company: '',
    date: addDays(now, -1),
    blocks: [
      usDate(addDays(now, -1)),
      `To: ${company}`,
      'Account 100001',
      'Please send my next statement to my new address.',
      'Sincerely,',
      'Ann Archer',
    ].map((text) => ({ kind: 'paragraph' as const, text })),
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

/** Formats a moment as MM/DD/YYYY. */
function usDate(moment: Date): string {
  const [year, month, day] = moment.toISOString().slice(0, 10).split('-')
  return `${month}/${day}/${year}`
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
