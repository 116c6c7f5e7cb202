import type { FileRefusal } from '../../contract/fileRefusals.ts'
import { isJpeg, readJpeg } from './jpeg.ts'
import { readPdf } from './pdfFile.ts'
import { isPng, readPng, type Picture } from './png.ts'

/** Maximum number of pixels. Phones take up to 108 megapixels. An A4 scan at 1,200 dpi (139 megapixels) is refused. */
const MOST_PIXELS = 120_000_000

export type FileKind = {
  /** The content type under which the file is stored and served, whatever the sender claimed. */
  contentType: string
  extensions: readonly string[]
  /** Types that a browser may claim for this kind. */
  claims: readonly string[]
  /** Whether the kind is itself an archive; files of other kinds must not be valid archives too. */
  isArchive?: true
  /** The bytes to keep, or the reason for a refusal; 'otherKind' if the content is of another kind. */
  read: (content: Buffer) => Buffer | FileRefusal
}

export const PDF: FileKind = {
  contentType: 'application/pdf',
  extensions: ['pdf'],
  claims: ['application/pdf'],
  read: readPdf,
}

export const PNG: FileKind = {
  contentType: 'image/png',
  extensions: ['png'],
  claims: ['image/png'],
  read: (content) => (isPng(content) ? ofFairSize(readPng(content)) : 'otherKind'),
}

export const JPEG: FileKind = {
  contentType: 'image/jpeg',
  extensions: ['jpg', 'jpeg'],
  claims: ['image/jpeg', 'image/jpg'],
  read: (content) => (isJpeg(content) ? ofFairSize(readJpeg(content)) : 'otherKind'),
}

/** A small file can decode to a picture that fills the viewer's memory. */
function ofFairSize(picture: Picture | FileRefusal): Buffer | FileRefusal {
  if (typeof picture === 'string') return picture
  const pixels = picture.width * picture.height
  if (pixels === 0) return 'pictureIncomplete'
  return pixels <= MOST_PIXELS ? picture.content : 'pictureTooLarge'
}
