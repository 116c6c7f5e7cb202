import { createInflate } from 'node:zlib'
import type { FileRefusal } from '../../contract/fileRefusals.ts'

/** Limits for decompressing the object streams of one file; streams beyond the limits are not examined. */
const MOST_UNPACKED = 32 * 1024 * 1024
const LONGEST_MS = 2_000
const PIECE = 64 * 1024
const MOST_STREAMS = 20_000
const LONGEST_HEAD = 4_096
const WORD_END = Buffer.from('end')

/** A lookahead for the end of a name: a delimiter follows. */
const END = '(?![^\\s()<>\\[\\]{}/%])'
const SIGNS: ReadonlyArray<readonly [says: string, sign: RegExp]> = [
  ['runs scripts', new RegExp(`/JavaScript${END}|/JS\\s*[(<\\d]`)],
  // An open action that is an array is a destination in the document, not an action.
  ['does something when it is opened', new RegExp(`/OpenAction(?!\\s*\\[)${END}|/AA\\s*(?:<<|\\d)`)],
  ['opens programs or other files', new RegExp(`/(?:Launch|GoToE|GoToR)${END}`)],
  ['sends or fetches data', new RegExp(`/(?:SubmitForm|ImportData)${END}`)],
  ['carries other files', new RegExp(`/(?:EmbeddedFiles?|RichMedia)${END}`)],
  ['is encrypted', new RegExp(`/Encrypt${END}`)],
]

/** The remaining budget for decompressing all streams of one file; broken streams count too. */
export type Budget = { take: (bytes: number) => boolean; readonly taken: number }

/** A budget of `bytes` within `milliseconds` from now on `clock`. */
export function budgetOf(bytes = MOST_UNPACKED, milliseconds = LONGEST_MS, clock = () => performance.now()): Budget {
  const until = clock() + milliseconds
  let taken = 0
  return {
    take(more) {
      taken += more
      return taken <= bytes && clock() <= until
    },
    get taken() {
      return taken
    },
  }
}

/**
 * A warning about features of a PDF beyond its pages, for the person who opens it: "This PDF runs scripts." Null for
 * plain pages. Also returns a refusal if viewers would not show the pages. Examines plain and compressed objects, and
 * reports objects that can't be decompressed.
 */
export async function lookThrough(
  content: Buffer,
  budget: Budget = budgetOf(),
): Promise<{ warning: string | null; refusal: FileRefusal | null }> {
  const text = plain(content)
  const { packed, skipped } = await packedObjects(content, budget)
  const has = (sign: RegExp) => sign.test(text) || packed.some((objects) => sign.test(objects))
  const isWhole = !skipped && packed.length >= (text.match(/\/ObjStm/g)?.length ?? 0)
  const says = [
    ...SIGNS.filter(([, sign]) => has(sign)).map(([what]) => what),
    ...(isWhole ? [] : ['could not be checked completely']),
  ]
  return {
    warning: says.length === 0 ? null : `This PDF ${new Intl.ListFormat('en').format(says)}.`,
    refusal: withoutPages(has, isWhole),
  }
}

/**
 * The refusal of a PDF whose pages are hidden: viewers show only a cover sheet, a request to use another program, or
 * nothing. Null for other PDFs.
 */
function withoutPages(has: (sign: RegExp) => boolean, isWhole: boolean): FileRefusal | null {
  if (has(/\/Collection\s*(?:<<|\d+\s+\d+\s+R\b)/)) return 'pdfPortfolio'
  if (has(/\/NeedsRendering\s+true\b/) && has(/\/XFA\b/)) return 'pdfDynamicForm'
  const isEmpty = has(/\/Type\s*\/Pages\b/) && has(/\/Count\s+0\b|\/Kids\s*\[\s*\]/)
  return isWhole && isEmpty && !has(/\/Type\s*\/Page\b/) ? 'pdfWithoutPages' : null
}

function plain(content: Buffer): string {
  return content
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The decompressed object streams, one text each, and whether any could not be decompressed. */
async function packedObjects(content: Buffer, budget: Budget): Promise<{ packed: string[]; skipped: boolean }> {
  const packed: string[] = []
  let skipped = false
  for (const { head, body } of streamsOf(content)) {
    // Once the budget is used up, the remaining streams are skipped.
    if (!budget.take(0)) return { packed, skipped: true }
    if (!head.includes('/ObjStm')) continue
    const objects = await unpack(head, body, budget)
    if (objects) packed.push(plain(objects))
    else skipped = true
  }
  return { packed, skipped }
}

/** The decompressed stream; null for another compression, broken data, or more bytes than the budget allows. */
async function unpack(head: string, body: Buffer, budget: Budget): Promise<Buffer | null> {
  // The streams of a crafted file may overlap, so their total can exceed the file size.
  if (!head.includes('/Filter')) return budget.take(body.length) ? body : null
  if (!/\/Filter ?\[? ?\/FlateDecode ?(?:\]|\/|>>)/.test(head) || head.includes('/Predictor')) return null
  const inflate = createInflate({ chunkSize: PIECE })
  inflate.end(body)
  const pieces: Buffer[] = []
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      if (!budget.take(piece.length)) return null
      pieces.push(piece)
    }
  } catch {
    return null
  }
  return Buffer.concat(pieces)
}

/**
 * The streams of a PDF, each with the text before it. A malformed file may yield wrong streams, but their number is
 * limited.
 */
function* streamsOf(content: Buffer): Generator<{ head: string; body: Buffer }> {
  let seen = 0
  let end = 0
  for (let at = content.indexOf('stream'); at !== -1 && seen < MOST_STREAMS; at = content.indexOf('stream', at + 6)) {
    const before = content.subarray(Math.max(at - LONGEST_HEAD, 0), at)
    if (before.subarray(-3).equals(WORD_END)) continue
    seen += 1
    const headAt = before.lastIndexOf(' obj')
    if (headAt === -1) continue
    const first = content[at + 6] === 0x0d && content[at + 7] === 0x0a ? at + 8 : at + 7
    // Reuses an end marker that was already found, so a file of many stream headers is searched only once.
    if (end < first) end = content.indexOf('endstream', first)
    if (end === -1) end = content.length
    yield {
      head: plain(before.subarray(headAt)).replace(/\s+/g, ' '),
      body: content.subarray(first, end),
    }
  }
}
