import { report, type Measure } from './report.ts'

// `npm run bench -- NAME` runs one benchmark and prints a table: answer, custodian, ledger, jobs, first-load, ready,
// overload; without a name, all of these. Only by name: scale, lighthouse, memory, interaction, corpus [FOLDER …].
// Their settings are environment variables: bench/README.md.
const BENCHES: Readonly<Record<string, () => Promise<Measure[] | void>>> = {
  answer: async () => (await import('./answer.ts')).benchAnswer(),
  corpus: async () => (await import('./corpus.ts')).benchCorpus(process.argv.slice(3)),
  custodian: async () => (await import('./custodian.ts')).benchCustodian(),
  ledger: async () => (await import('./ledger.ts')).benchLedger(),
  jobs: async () => (await import('./jobs.ts')).benchJobs(),
  memory: async () => (await import('./memory.ts')).benchMemory(),
  overload: async () => (await import('./overload.ts')).benchOverload(),
  'first-load': async () => (await import('./first-load.ts')).benchFirstLoad(),
  interaction: async () => (await import('./interaction.ts')).benchInteraction(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  ready: async () => (await import('./ready.ts')).benchReady(),
  scale: async () => (await import('./scale.ts')).benchScale(),
}
/**
 * Run only by name: scale creates a million owners, lighthouse, memory and interaction take minutes, corpus downloads
 * packages.
 */
const QUICK = ['answer', 'custodian', 'ledger', 'jobs', 'first-load', 'ready', 'overload']

const [wanted] = process.argv.slice(2)
if (wanted !== undefined && !(wanted in BENCHES)) {
  console.error(`There is no ${wanted}; there are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(64)
}
for (const name of wanted === undefined ? QUICK : [wanted]) {
  console.log(`${name} …`)
  const measures = await BENCHES[name]?.()
  if (measures) report(measures)
}
