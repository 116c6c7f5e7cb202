import { buildDatabase } from '../custodian/platform/db/builtDatabase.ts'
import { buildWhatIsStale } from './web-build.ts'

// `npm run build` builds the web, and the empty embedded database for a first start; the servers run from their
// sources.
try {
  // Separate processes build the web, so this process creates the database meanwhile.
  const [isNewWeb, isNewDatabase] = await Promise.all([buildWhatIsStale(), buildDatabase()])
  console.log(isNewWeb ? 'dist/web is new.' : 'dist/web is up to date.')
  console.log(isNewDatabase ? 'dist/database is new.' : 'dist/database is up to date.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
