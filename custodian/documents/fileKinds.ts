import { readJpeg } from './jpeg.ts'
import { isPdf } from './pdfFile.ts'
import { readPng, type Picture } from './png.ts'

const MOST_PIXELS = 40_000_000

export type FileKind = {
  /** The type the file is stored and served with, whatever the sender called it. */
  contentType: string
  extensions: readonly string[]
  /** Types a browser may claim for it. */
  claims: readonly string[]
  /** A kind that is an archive by its nature; any other one must not be an archive as well. */
  isArchive?: true
  /** The bytes to keep, or null when the content is something else. */
  read: (content: Buffer) => Buffer | null
}

export const PDF: FileKind = {
  contentType: 'application/pdf',
  extensions: ['pdf'],
  claims: ['application/pdf'],
  read: (content) => (isPdf(content) ? content : null),
}

export const PNG: FileKind = {
  contentType: 'image/png',
  extensions: ['png'],
  claims: ['image/png'],
  read: (content) => ofFairSize(readPng(content)),
}

export const JPEG: FileKind = {
  contentType: 'image/jpeg',
  extensions: ['jpg', 'jpeg'],
  claims: ['image/jpeg', 'image/jpg'],
  read: (content) => ofFairSize(readJpeg(content)),
}

/** A small file can stand for a picture that fills the memory of whoever opens it. */
function ofFairSize(picture: Picture | null): Buffer | null {
  const pixels = picture ? picture.width * picture.height : 0
  return picture && pixels > 0 && pixels <= MOST_PIXELS ? picture.content : null
}
