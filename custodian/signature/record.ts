import { usDate } from '../platform/calendar/usDate.ts'
import type { Block } from '../platform/pdf/document.ts'

/** The consent sentence, shown before the signature and stored with it. */
export const CONSENT_TEXT =
  'I have read this document and agree that my typed name is my electronic signature, with the same effect as one in ink.'

/** The last page of a signed document: signer, document, time and IP address. */
export function signatureRecord(signature: {
  signerName: string
  at: Date
  ip: string
  documentSha256: string
  email: string
}): Block[] {
  const [day = '', time = ''] = signature.at.toISOString().split('T')
  return [
    { kind: 'page' },
    { kind: 'heading', text: 'Signature record' },
    { kind: 'paragraph', text: 'This page records the electronic signature of the document on the pages before it.' },
    {
      kind: 'details',
      rows: [
        ['Signed by', signature.signerName],
        ['Signed at', `${usDate(day)} ${time.slice(0, 8)} UTC`],
        ['IP address', signature.ip],
        ['Document sent to', signature.email],
      ],
    },
    { kind: 'paragraph', text: `Consent given: ${CONSENT_TEXT}` },
    { kind: 'paragraph', text: `SHA-256 of the document as it was shown to the signer: ${signature.documentSha256}` },
  ]
}
