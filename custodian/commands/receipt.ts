import type { TaxFile } from '../../contract/taxYear.ts'
import { orEnd } from '../platform/command.ts'
import { loadConfig } from '../platform/config/config.ts'
import { askRunning } from '../platform/process/running.ts'

// `npm run receipt` lists the tables of returns of the last year with their receipts, `-- 2026` those of a year,
// `-- FILE RECEIPT` records the receipt that IRIS gave for a table; calls the custodian on this machine.

const [first, second, ...more] = process.argv.slice(2)
const isYear = first === undefined || /^\d{4}$/.test(first)
if (more.length > 0 || isYear !== (second === undefined)) {
  console.error(
    [
      'Usage: npm run receipt                      lists the tables of the last tax year',
      '       npm run receipt -- 2026              those of a tax year',
      '       npm run receipt -- <file> <receipt>  records the receipt of IRIS for a table',
    ].join('\n'),
  )
  process.exit(64)
}
await orEnd(async () => {
  const answer = isYear
    ? await askRunning(loadConfig(), '/taxFiles/command/list', first === undefined ? {} : { year: Number(first) })
    : await askRunning(loadConfig(), '/taxFiles/command/receipt', { fileName: first, receipt: second })
  if (!answer) throw new Error('No custodian runs on this machine.')
  const { files } = answer as { files: TaxFile[] }
  for (const { fileName, returns, receipt } of files)
    console.log(`${fileName}  ${returns} returns  ${receipt ?? 'no receipt yet'}`)
  if (files.length === 0) console.log('No table of returns was written for this year.')
})
process.exit(0)
