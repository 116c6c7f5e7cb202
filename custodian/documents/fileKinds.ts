import type { FileRefusal } from '../../contract/fileRefusals.ts'
import { isJpeg, readJpeg } from './jpeg.ts'
import { readPdf } from './pdfFile.ts'
import { isPng, readPng, type Picture } from './png.ts'

/** Phones take 108 megapixels, flat scanners an A4 page at 1,200 dpi needs 139: more is no document. */
const MOST_PIXELS = 120_000_000

export type FileKind = {
  /** The type the file is stored and served with, whatever the sender called it. */
  contentType: string
  extensions: readonly string[]
  /** Types a browser may claim for it. */
  claims: readonly string[]
  /** A kind that is an archive by its nature; any other one must not be an archive as well. */
  isArchive?: true
  /** The bytes to keep, or why there are none; 'otherKind' when the content is something else. */
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

/** A small file can stand for a picture that fills the memory of whoever opens it. */
function ofFairSize(picture: Picture | FileRefusal): Buffer | FileRefusal {
  if (typeof picture === 'string') return picture
  const pixels = picture.width * picture.height
  if (pixels === 0) return 'pictureIncomplete'
  return pixels <= MOST_PIXELS ? picture.content : 'pictureTooLarge'
}
