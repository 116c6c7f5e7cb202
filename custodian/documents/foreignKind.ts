import type { FileRefusal } from '../../contract/fileRefusals.ts'
import { extensionOf } from './fileName.ts'

const LOOKED_AT = 4_096

/** Bytes at an offset, in Latin-1. */
type Sign = readonly [refusal: FileRefusal, at: number, bytes: string]
const SIGNS: readonly Sign[] = [
  ['picture', 0, 'GIF8'],
  ['picture', 0, '8BPS'],
  ['picture', 0, '\xff\x0a'],
  ['picture', 0, '\0\0\0\x0cJXL '],
  ['picture', 0, '\0\0\0\x0cjP  '],
  ['picture', 0, '\xff\x4f\xff\x51'],
  ['picture', 8, 'WEBP'],
  ['rawPhoto', 0, 'FUJIFILMCCD-RAW'],
  ['video', 8, 'AVI '],
  ['video', 0, '\x1a\x45\xdf\xa3'],
  ['video', 4, 'moov'],
  ['video', 4, 'mdat'],
  ['video', 4, 'wide'],
  ['office', 0, '{\\rtf'],
  ['office', 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['picture', 0, '%!PS'],
  ['adobeForm', 0, '%FDF-'],
  ['email', 0, '\x78\x9f\x3e\x22'],
  ['archive', 0, 'Rar!\x1a\x07'],
  ['archive', 0, '7z\xbc\xaf\x27\x1c'],
  ['archive', 0, '\x1f\x8b'],
  ['resourceFork', 0, '\0\x05\x16\x07'],
  ['web', 0, 'bplist00'],
  ['asText', 0, 'JVBERi0'],
  ['asText', 0, 'iVBORw0KGgo'],
  ['asText', 0, '/9j/'],
  ['asText', 0, 'begin 6'],
]
const TEXTS: ReadonlyArray<readonly [refusal: FileRefusal, sign: RegExp]> = [
  ['adobeForm', /^<\?xml[^>]*>\s*(?:<\?[^>]*>\s*)*<x(?:dp:xdp|fdf)\b|^<x(?:dp:xdp|fdf)\b/i],
  ['picture', /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i],
  ['web', /^(?:<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]|\[InternetShortcut\])/i],
  ['email', /^(?:Received|Return-Path|Delivered-To|MIME-Version|From|X-[A-Za-z-]+|Message-ID|Date|Subject):[ \t]/],
]
/** The first box of an ISO base media file names its kind and the compatible kinds. */
const PHOTO_BRANDS = /hei[cxms]|hev[cmxs]|mif1|msf1/
const ENDINGS: ReadonlyArray<readonly [refusal: FileRefusal, endings: readonly string[]]> = [
  ['heic', ['heic', 'heif', 'hif']],
  ['picture', ['webp', 'avif', 'gif', 'tif', 'tiff', 'bmp', 'jxl', 'jp2', 'psd', 'svg', 'eps', 'ai', 'ico']],
  ['rawPhoto', ['dng', 'cr2', 'cr3', 'nef', 'arw', 'raf', 'orf', 'rw2']],
  ['video', ['mov', 'mp4', 'm4v', 'avi', '3gp', 'webm']],
  [
    'office',
    ['doc', 'docx', 'odt', 'rtf', 'pages', 'ppt', 'pptx', 'key', 'wpd', 'xls', 'xlsx', 'ods', 'numbers', 'csv', 'txt'],
  ],
  ['email', ['eml', 'msg', 'dat', 'mbox']],
  ['web', ['htm', 'html', 'mht', 'mhtml', 'url', 'webloc', 'gdoc', 'gsheet', 'webarchive']],
  ['archive', ['zip', 'rar', '7z', 'gz', 'tgz', 'tar']],
  ['adobeForm', ['fdf', 'xfdf', 'xdp']],
  ['signedMessage', ['p7m', 'p7s', 'asc', 'pgp', 'gpg']],
  ['notDownloaded', ['crdownload', 'part', 'partial', 'download', 'icloud', 'tmp']],
]

/** Refusals whose advice also applies to spreadsheet files; the advice of the others is only about documents. */
const OF_TABLES: readonly FileRefusal[] = ['archive', 'notDownloaded', 'resourceFork', 'asText']
/** Refusals that advise to send a JPG; if only a PDF is accepted, another refusal is used. */
const PICTURES: readonly FileRefusal[] = ['heic', 'picture', 'rawPhoto', 'video']

/**
 * The refusal for a file of an unaccepted kind, by its first bytes, otherwise by its name; `wanted` names the accepted
 * kinds. Null for an unknown kind.
 */
export function foreignRefusal(content: Uint8Array, fileName: string, wanted: string): FileRefusal | null {
  const kind = foreignKind(content, fileName)
  if (kind === null) return null
  if (wanted.includes('CSV')) return OF_TABLES.includes(kind) ? kind : null
  return wanted === 'PDF' && PICTURES.includes(kind) ? 'pdfWanted' : kind
}

function foreignKind(content: Uint8Array, fileName: string): FileRefusal | null {
  const start = Buffer.from(content.subarray(0, LOOKED_AT)).toString('latin1')
  const text = start.replace(/^(?:\xef\xbb\xbf)?\s*/, '')
  const ending = extensionOf(fileName)
  return (
    boxed(start) ??
    tiff(start, ending) ??
    SIGNS.find(([, at, bytes]) => start.startsWith(bytes, at))?.[0] ??
    TEXTS.find(([, sign]) => sign.test(text))?.[0] ??
    (isBitmap(start) ? 'picture' : null) ??
    ENDINGS.find(([, endings]) => endings.includes(ending))?.[0] ??
    (start.startsWith('PK\x03\x04') ? 'archive' : null) ??
    (content.length > 0 && content.every((byte) => byte === 0) ? 'notDownloaded' : null)
  )
}

function boxed(start: string): FileRefusal | null {
  if (!start.startsWith('ftyp', 4)) return null
  const brands = start.slice(8, 64)
  if (brands.includes('avif') || brands.includes('avis')) return 'picture'
  if (brands.startsWith('crx')) return 'rawPhoto'
  return PHOTO_BRANDS.test(brands) ? 'heic' : 'video'
}

/** Raw photos of most cameras are TIFF files under another extension. */
function tiff(start: string, ending: string): FileRefusal | null {
  if (!/^(?:II[*+]\0|MM\0[*+])/.test(start)) return null
  return ENDINGS.some(([refusal, endings]) => refusal === 'rawPhoto' && endings.includes(ending))
    ? 'rawPhoto'
    : 'picture'
}

function isBitmap(start: string): boolean {
  return start.startsWith('BM') && start.startsWith('\0\0\0\0', 6)
}
