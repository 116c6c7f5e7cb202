import { FILE_UNREADABLE, foreignKindText, namedOtherwiseText } from './foreignKinds.ts'

/** Maximum size of an accepted file, in bytes. */
export const maximumSize = 10 * 1024 * 1024

/** Number of bytes at the start of a file that are read to identify its type. */
const BEGINNING = 1024

export interface Accepted {
  /** Accepted media types with their file name extensions, in the format of react-dropzone. */
  types: Record<string, string[]>
  /** The accepted file types in words: "PDF, JPG, JPEG or PNG". */
  names: string
}

export const pdfOnly: Accepted = { types: { 'application/pdf': ['.pdf'] }, names: 'PDF' }

export const documentsAndPictures: Accepted = {
  types: { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] },
  names: 'PDF, JPG, JPEG or PNG',
}

/** True if a photo of the document is accepted. */
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

/** A bank's return files: NACHA records as text, with the file name extensions that banks use. */
export const bankFiles: Accepted = {
  types: { 'text/plain': ['.ach', '.txt', '.nacha', '.ret', '.rtn', '.dat'] },
  names: 'ACH or TXT',
}

export interface UploadContent {
  fileName: string
  contentType: string
  /** Content of the file in base64, without a data URL prefix. */
  fileContent: string
}

/** Returns a sentence that says why a file can't be sent; null if the file can be sent. */
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

/** Encodes a file for the mutation that uploads it. */
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

/** Reads the first bytes of a file; null if the browser can't read the file. */
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

/** Media type by the last extension of the file name. The type declared by the browser is ignored. */
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
 * First bytes of a file by media type. Spreadsheets and CSV files have no entry: their extension often does not match
 * their format, which the server detects.
 */
const beginnings: Record<string, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/**
 * Whether a file starts with the bytes of its media type. A PDF may have extra bytes before its header, which mail
 * programs and printers add.
 */
function beginsLike(start: Uint8Array, type: string): boolean {
  const expected = beginnings[type] ?? []
  const isAt = (place: number) => expected.every((byte, index) => start[place + index] === byte)
  return isAt(0) || (type === 'application/pdf' && start.some((_, place) => isAt(place)))
}

function wantsOf({ types }: Accepted): 'pdf' | 'documents' | 'tables' {
  if ('image/jpeg' in types) return 'documents'
  return 'application/pdf' in types ? 'pdf' : 'tables'
}
