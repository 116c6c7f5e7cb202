import { refusalText } from '../../contract/fileRefusals.ts'
import { readStatement } from '../../custodian/bank/importStatement.ts'
import { readFile } from '../../custodian/documents/readFile.ts'
import { TABLES } from '../../custodian/documents/spreadsheetKinds.ts'
import { JPEG, PDF, PNG, type FileKind } from '../../custodian/documents/fileKinds.ts'
import { parseReturns } from '../../custodian/payments/returns.ts'
import { parsePlanFile } from '../../custodian/planUploads/parse.ts'
import { formatOf } from '../../custodian/planUploads/planFileKinds.ts'

/** The result for a file: accepted, or the message that its sender would read. */
export type Verdict = { taken: true } | { taken: false; says: string }

/** Files of one kind, by their extensions, and the product's own reader for them. */
export type CorpusKind = {
  name: string
  endings: readonly string[]
  /** Pattern for the start of a .txt file of this kind. */
  begins?: RegExp
  judge: (fileName: string, content: Buffer) => Promise<Verdict>
}

const TODAY = '2026-01-02'
const MOST_BYTES = Number.MAX_SAFE_INTEGER
const DOCUMENTS = [PDF, JPEG, PNG]

export const CORPUS_KINDS: readonly CorpusKind[] = [
  { name: 'PDF', endings: ['pdf'], judge: (name, content) => asSent(DOCUMENTS, 'PDF, JPG or PNG', name, content) },
  {
    name: 'picture',
    endings: ['jpg', 'jpeg', 'png'],
    judge: (name, content) => asSent(DOCUMENTS, 'PDF, JPG or PNG', name, content),
  },
  { name: 'workbook', endings: ['xlsx', 'xls', 'csv'], judge: asPlanFile },
  { name: 'ACH file', endings: ['ach', 'nacha'], begins: /^101[ \d]\d{8}/, judge: asReturns },
  { name: 'BAI2 file', endings: ['bai', 'bai2'], begins: /^01,\w*,/, judge: asStatement },
]

async function asSent(
  kinds: readonly FileKind[],
  wanted: string,
  fileName: string,
  content: Buffer,
): Promise<Verdict & { read?: { contentType: string; content: Uint8Array } }> {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const contentType = kinds.find(({ extensions }) => extensions.includes(ending))?.contentType ?? ''
  const fileContent = content.toString('base64')
  const read = await readFile({ contentType, fileName, fileContent, mostBytes: MOST_BYTES, wanted })
  return 'content' in read ? { taken: true, read } : { taken: false, says: read.text }
}

/** Reads the file as an ACH file; few such files contain returned payments. */
function asReturns(_fileName: string, content: Buffer): Promise<Verdict> {
  const says = refusalText('noReturns')
  return Promise.resolve(parseReturns(content) ? { taken: true } : { taken: false, says })
}

/** Reads the file as a bank statement; the import skips all accounts, because none belongs to the portal. */
function asStatement(_fileName: string, content: Buffer): Promise<Verdict> {
  try {
    readStatement(content, 'ours')
    return Promise.resolve({ taken: true })
  } catch (error) {
    return Promise.resolve({ taken: false, says: error instanceof Error ? error.message : String(error) })
  }
}

/** Reads the rows of the workbook; no workbook has the portal's columns. */
async function asPlanFile(fileName: string, content: Buffer): Promise<Verdict> {
  const sent = await asSent(TABLES, 'CSV, XML, XLS or XLSX', fileName, content)
  if (!sent.read) return sent
  const format = formatOf(sent.read.contentType)
  if (!format) return { taken: false, says: 'Save the file as .xlsx or .csv.' }
  const { sheet, findings } = await parsePlanFile(format, sent.read.content, TODAY)
  return sheet ? { taken: true } : { taken: false, says: findings[0]?.text ?? '' }
}
