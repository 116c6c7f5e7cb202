import { FILE_UNREADABLE, foreignKindText, namedOtherwiseText } from './foreignKinds.ts'

/** Largest accepted file, in bytes. */
export const maximumSize = 10 * 1024 * 1024

/** Number of leading bytes that identify the kind of a file. */
const BEGINNING = 1024

export interface Accepted {
  /** Media types with their file name extensions, in the format of the file picker. */
  types: Record<string, string[]>
  /** "PDF, JPG, JPEG or PNG" */
  names: string
}

export const pdfOnly: Accepted = { types: { 'application/pdf': ['.pdf'] }, names: 'PDF' }

export const documentsAndPictures: Accepted = {
  types: { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] },
  names: 'PDF, JPG, JPEG or PNG',
}

/** True if a photo of the paper is accepted. */
export const takesPictures = ({ types }: Accepted): boolean => 'image/jpeg' in types

export const planFiles: Accepted = {
  types: {
    'text/csv': ['.csv'],
    'text/xml': ['.xml'],
    'application/vnd.ms-excel': ['.xls'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
  names: 'CSV, XML, XLS or XLSX',
}

/** Return files of a bank: NACHA records as text, with the extensions that banks use. */
export const bankFiles: Accepted = {
  types: { 'text/plain': ['.ach', '.txt', '.nacha', '.ret', '.rtn', '.dat'] },
  names: 'ACH or TXT',
}

export interface UploadContent {
  fileName: string
  contentType: string
  /** Base64 without a data URL prefix. */
  fileContent: string
}

/** The reason why a file cannot be sent, in a sentence that names the accepted kinds; null if it can be sent. */
export async function refusalOf(file: File, accepted: Accepted): Promise<string | null> {
  const type = typeOf(file, accepted)
  const extension = extensionOf(file.name)
  const kind = extension.slice(1).toUpperCase()
  const start = await startOf(file)
  if (start === null) return FILE_UNREADABLE
  const foreign = foreignKindText(extension, start, wantsOf(accepted))
  if (foreign) return foreign
  const use = `Use ${accepted.names} up to ${sizeText(maximumSize)}.`
  if (type === null) return `${file.name} is ${sizeText(file.size)}${kind ? ` ${kind}` : ''}. ${use}`
  if (file.size > maximumSize) return `${file.name} is ${sizeText(file.size)}. ${use}`
  if (file.size === 0) return `${file.name} is empty. Choose another one, or save it again.`
  if (beginsLike(start, type)) return null
  const [ending] =
    Object.entries(accepted.types).find(([other]) => beginnings[other] && beginsLike(start, other))?.[1] ?? []
  if (ending) return namedOtherwiseText(ending.slice(1))
  return `${file.name} is not a real ${kind} file. ${use}`
}

/** Encodes the file for the mutation that sends it. */
export async function contentOf(file: File, accepted: Accepted): Promise<UploadContent> {
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })
  return {
    fileName: file.name,
    contentType: typeOf(file, accepted) ?? file.type,
    fileContent: dataUrl.slice(dataUrl.indexOf(',') + 1),
  }
}

/** The first bytes of the file; null if the browser cannot read it. */
async function startOf(file: File): Promise<Uint8Array | null> {
  const bytes = await file
    .slice(0, BEGINNING)
    .arrayBuffer()
    .catch(() => null)
  return bytes && new Uint8Array(bytes)
}

export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} kB`
  return `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`
}

/** The media type by the last extension of the name. The browser's declared type is not used. */
function typeOf(file: File, accepted: Accepted): string | null {
  const extension = extensionOf(file.name)
  const found = Object.entries(accepted.types).find(([, extensions]) => extensions.includes(extension))
  return found ? found[0] : null
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot === -1 ? '' : name.slice(dot).toLowerCase()
}

/**
 * First bytes by media type. Tables are not listed, because programs save them under any of the extensions and the
 * server can tell them apart.
 */
const beginnings: Record<string, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** Mail programs and printers may put extra bytes before the header of a PDF. */
function beginsLike(start: Uint8Array, type: string): boolean {
  const expected = beginnings[type] ?? []
  const isAt = (place: number) => expected.every((byte, index) => start[place + index] === byte)
  return isAt(0) || (type === 'application/pdf' && start.some((_, place) => isAt(place)))
}

function wantsOf({ types }: Accepted): 'pdf' | 'documents' | 'tables' {
  if ('image/jpeg' in types) return 'documents'
  return 'application/pdf' in types ? 'pdf' : 'tables'
}
