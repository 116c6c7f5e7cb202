import { benchCustodian } from './custodian.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchGateway } from './gateway.ts'
import { benchInterest } from './interest.ts'
import { benchJobs } from './jobs.ts'
import { benchLedger } from './ledger.ts'
import { benchOverload } from './overload.ts'
import { benchReady } from './ready.ts'
import { report, type Measure } from './report.ts'
import { benchUpload } from './upload.ts'

// `npm run bench`: every benchmark, one after the other, one table. Each file also runs alone (node bench/ledger.ts).
// Scale, memory and walk make a million owners, lighthouse and interaction take minutes: only by their names, `npm run bench -- scale`.
if (process.argv[2] === 'answer') {
  const { benchAnswer } = await import('./answer.ts')
  await benchAnswer()
} else if (process.argv[2] === 'scale') {
  const { benchScale } = await import('./scale.ts')
  await benchScale()
} else if (process.argv[2] === 'memory') {
  const { benchMemory } = await import('./scale/memory.ts')
  await benchMemory()
} else if (process.argv[2] === 'walk') {
  const { benchWalk } = await import('./scale/walk.ts')
  await benchWalk()
} else if (process.argv[2] === 'lighthouse') {
  const { benchLighthouse } = await import('./lighthouse.ts')
  report(await benchLighthouse())
} else if (process.argv[2] === 'interaction') {
  const { benchInteraction } = await import('./interaction.ts')
  report(await benchInteraction())
} else report(await all())

async function all(): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [name, bench] of Object.entries({
    benchGateway,
    benchCustodian,
    benchLedger,
    benchInterest,
    benchJobs,
    benchFirstLoad,
    benchReady,
    benchOverload,
    benchUpload,
  })) {
    console.log(`${name} …`)
    measures.push(...(await bench()))
  }
  return measures
}
