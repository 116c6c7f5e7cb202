/** The README file of a compliance pack, for the examiner. */
export function readmeOf(pack: {
  made: string
  by: string
  days: string
  decisions: number
  audit: number
  fitting: number
  head: string
}) {
  return `Decisions of the identity review

Made: ${pack.made} (UTC) by ${pack.by}
Days: ${pack.days}

decisions.csv   ${pack.decisions} decisions: who decided, when, why
evidence.csv    what had been found about each account, by which rule and which datum, as it was when it was decided
audit.csv       ${pack.audit} rows of the audit trail about these accounts, each with its link in the chain
documents.csv   the documents of the owners, which are in the folder documents
SHA256SUMS      a checksum of every file

Check it yourself
1. Unpack the archive and run in its folder, with Node.js 20 or newer:   node verify.mjs
   It compares every file with its checksum, finds files that are missing or were added, and says whether every decision has
   its row in the audit trail. Without Node.js:   sha256sum -c SHA256SUMS
2. verify.mjs prints the checksum of SHA256SUMS. The audit trail of the custodian has it, too: "Compliance pack sent", with
   the number of the pack. Ask for that entry: with another checksum this is not the archive that was sent.

What only the custodian can check
The audit trail is a chain: each link is a hash with a secret key over its row and the link before. ${pack.fitting} of the
${pack.audit} rows here have a link that fit when this pack was made. The newest link checked for it: ${pack.head}
"npm run verify -- POSITION:LINK" at the custodian checks the whole chain and that this link is still part of it.
Social Security numbers and bank account numbers are masked in the tables; the documents are as they were stored.
`
}

/** A program for the recipient's computer, without our code: kept as text, and importing only Node.js modules. */
export const VERIFY_PROGRAM = `import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const sums = readFileSync(join(here, 'SHA256SUMS'))
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const listed = new Map(sums.toString('utf8').split('\\n').filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]))
const present = readdirSync(here, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(here.length + 1).replaceAll('\\\\', '/'))
  .filter((name) => name !== 'SHA256SUMS')
const wrong = []
for (const [name, sum] of listed) {
  if (!present.includes(name)) wrong.push(name + ' is missing')
  else if (sha256(readFileSync(join(here, name))) !== sum) wrong.push(name + ' was changed')
}
for (const name of present) if (!listed.has(name)) wrong.push(name + ' was added')

/** RFC 4180. */
function rowsOf(name) {
  const text = readFileSync(join(here, name), 'utf8')
  return [...text.matchAll(/(?:(?:"(?:[^"]|"")*"|[^",\\r\\n]*)(?:,|\\r\\n))+?(?<=\\r\\n)/g)].slice(1).map(([line]) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^",\\r\\n]*)(?:,|\\r\\n)/g)].map(([, cell]) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}
if (wrong.length === 0) {
  const audit = rowsOf('audit.csv')
  for (const row of audit) if (row[9] === 'CHANGED') wrong.push('row ' + row[0] + ' of the audit trail does not fit its link')
  for (const row of rowsOf('decisions.csv')) {
    const action = row[5] === 'APPROVED' ? 'compliance.approve' : 'compliance.reject'
    if (!audit.some((entry) => entry[4] === action && entry[5] === row[1] && entry[1] === row[8]))
      wrong.push('decision ' + row[0] + ' has no row in the audit trail')
  }
}
for (const line of wrong) console.error(line)
console.log('Checksum of SHA256SUMS: ' + sha256(sums))
console.log(wrong.length === 0 ? 'The pack is whole: ' + listed.size + ' files.' : 'The pack is NOT as it was made.')
process.exitCode = wrong.length === 0 ? 0 : 1
`
