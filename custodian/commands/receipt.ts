import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FileAnswer } from '../../contract/file.ts'
import type { TaxFile } from '../../contract/taxYear.ts'
import { orSay } from '../platform/command.ts'
import { loadCommandConfig } from '../platform/config/config.ts'
import { askOnlyRunning } from '../platform/process/running.ts'

// `npm run receipt` lists the tables of returns of the last year with their receipts, `-- 2026` those of a year, `-- save
// FOLDER 2026` writes them to a folder, `-- FILE RECEIPT` records the receipt that IRIS gave for a table, and
// `-- FILE RECEIPT --replace` replaces a wrong one; calls the custodian on this machine.

type Command =
  | { call: 'list'; saveTo: string | null; body: { year?: number } }
  | { call: 'receipt'; body: { fileName: string; receipt: string; replace: boolean } }

const command = commandOf(process.argv.slice(2))
if (!command) {
  console.error(
    [
      'Usage: npm run receipt                        lists the tables of the last tax year',
      '       npm run receipt -- 2026                those of a tax year',
      '       npm run receipt -- save <folder> 2026  writes them to a folder; without a year, those of the last one',
      '       npm run receipt -- <file> <receipt>    records the receipt of IRIS for a table;',
      '                                              with --replace at the end, in place of another one',
    ].join('\n'),
  )
  process.exit(64)
}
await orSay(async () => {
  const { files } = await ask<{ files: TaxFile[] }>(command.call, command.body)
  if (command.call === 'list' && command.saveTo !== null)
    for (const { fileName } of files) await save(command.saveTo, fileName)
  for (const { fileName, returns, receipt } of files)
    console.log(`${fileName}  ${returns} returns  ${receipt ?? 'no receipt yet'}`)
  if (files.length === 0) console.log('No table of returns was written for this year.')
})
process.exit(0)

function commandOf(words: readonly string[]): Command | null {
  const list = (saveTo: string | null, [year, ...more]: readonly string[]): Command | null => {
    if (more.length > 0 || !/^\d{4}$/.test(year ?? '2026')) return null
    return { call: 'list', saveTo, body: year === undefined ? {} : { year: Number(year) } }
  }
  const [first, second, ...more] = words
  if (first === 'save') return second === undefined ? null : list(second, more)
  if (words.length < 2) return list(null, words)
  const isKnown = more.length === 0 || (more.length === 1 && more[0] === '--replace')
  return first && second && isKnown
    ? { call: 'receipt', body: { fileName: first, receipt: second, replace: more.length === 1 } }
    : null
}

async function ask<T>(call: Command['call'] | 'read', body: object): Promise<T> {
  const answer = await askOnlyRunning(loadCommandConfig(), `/taxFiles/command/${call}`, body)
  return answer as T
}

/** Nobody else on this machine may read the file: it holds social security numbers. */
async function save(folder: string, fileName: string): Promise<void> {
  const { content } = await ask<FileAnswer>('read', { fileName })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, basename(fileName)), Buffer.from(content, 'base64'), { mode: 0o600 })
}
