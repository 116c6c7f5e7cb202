import { buildDocs } from './docs-build.ts'
import { buildWhatIsStale } from './web-build.ts'

// `npm run build` builds the web, the pages of /docs, and the empty embedded database for a first start; the servers
// run from their sources. `-- --web` leaves the database out, in production the pages too, and prints only progress.

// Stops the child processes and releases the build lock.
process.once('SIGTERM', () => process.exit(1))
try {
  if (process.argv.includes('--web'))
    await Promise.all([buildWhatIsStale(), process.env.NODE_ENV === 'production' ? null : buildDocs()])
  else await buildAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function buildAll(): Promise<void> {
  const { buildDatabase } = await import('../custodian/platform/db/builtDatabase.ts')
  // Separate processes build the web, so this process creates the database meanwhile.
  const [isNewWeb, areNewDocs, isNewDatabase] = await Promise.all([buildWhatIsStale(), buildDocs(), buildDatabase()])
  console.log(isNewWeb ? 'dist/web is new.' : 'dist/web is up to date.')
  console.log(areNewDocs ? 'dist/docs is new.' : 'dist/docs is up to date.')
  console.log(isNewDatabase ? 'dist/database is new.' : 'dist/database is up to date.')
}
