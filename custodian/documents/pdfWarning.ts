import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflated = promisify(inflate)
/** Objects that are packed beyond this are not looked through. */
const MOST_UNPACKED = 32 * 1024 * 1024
const MOST_STREAMS = 20_000
const LONGEST_HEAD = 4_096
const WORD_END = Buffer.from('end')

/** A name ends where something begins that is not a part of it. */
const END = '(?![^\\s()<>\\[\\]{}/%])'
const SIGNS: ReadonlyArray<readonly [says: string, sign: RegExp]> = [
  ['runs scripts', new RegExp(`/JavaScript${END}|/JS\\s*[(<\\d]`)],
  // An array is a place in the document to start at, not an action.
  ['acts when it is opened', new RegExp(`/OpenAction(?!\\s*\\[)${END}|/AA\\s*(?:<<|\\d)`)],
  ['opens programs or other files', new RegExp(`/(?:Launch|GoToE|GoToR)${END}`)],
  ['sends or fetches data', new RegExp(`/(?:SubmitForm|ImportData)${END}`)],
  ['carries other files', new RegExp(`/(?:EmbeddedFiles?|RichMedia)${END}`)],
  ['is encrypted', new RegExp(`/Encrypt${END}`)],
]

/**
 * What a PDF does or carries beyond its pages, in a sentence for whoever is about to open it: "This PDF runs scripts."
 * Null for one that is only pages. It looks at the plain objects and into packed ones; what it cannot unpack it says.
 */
export async function pdfWarning(content: Buffer): Promise<string | null> {
  const text = plain(content)
  const { packed, couldNot } = await packedObjects(content)
  const found = SIGNS.filter(([, sign]) => sign.test(text) || packed.some((objects) => sign.test(objects)))
  const isWhole = couldNot === 0 && packed.length >= (text.match(/\/ObjStm/g)?.length ?? 0)
  const says = [...found.map(([what]) => what), ...(isWhole ? [] : ['could not be checked through'])]
  return says.length === 0 ? null : `This PDF ${new Intl.ListFormat('en').format(says)}.`
}

/** Letters of a name may be written as #4A; whoever hides something writes them so. */
function plain(content: Buffer): string {
  return content
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** The packed objects that could be unpacked, one text for each stream of them, and how many could not. */
async function packedObjects(content: Buffer): Promise<{ packed: string[]; couldNot: number }> {
  const packed: string[] = []
  let couldNot = 0
  let room = MOST_UNPACKED
  for (const { head, body } of streamsOf(content)) {
    if (!head.includes('/ObjStm')) continue
    const objects = await unpack(head, body, room)
    if (objects) {
      packed.push(plain(objects))
      room -= objects.length
    } else couldNot += 1
  }
  return { packed, couldNot }
}

/** Null for what is packed in another way, is broken or is larger than the room. */
async function unpack(head: string, body: Buffer, room: number): Promise<Buffer | null> {
  // Bodies may overlap in a file that was made for it: together they are then far more than the file.
  if (!head.includes('/Filter')) return body.length <= room ? body : null
  if (!/\/Filter ?\[? ?\/FlateDecode ?(?:\]|\/|>>)/.test(head) || head.includes('/Predictor') || room <= 0) return null
  return inflated(body, { maxOutputLength: room }).catch(() => null)
}

/** The streams with what stands before them. Of what is no real file this may be nonsense, but it is never much. */
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
    // Looked for once, not again from every beginning before it.
    if (end < first) end = content.indexOf('endstream', first)
    if (end === -1) end = content.length
    yield {
      head: plain(before.subarray(headAt)).replace(/\s+/g, ' '),
      body: content.subarray(first, end),
    }
  }
}
