import { buildDatabase } from '../custodian/platform/db/builtDatabase.ts'
import { buildWhatIsStale } from './web-build.ts'

// `npm run build`: the web, and the empty embedded database that a first start begins with; the servers run from their
// sources.
try {
  console.log((await buildWhatIsStale()) ? 'Built dist/web.' : 'dist/web is up to date.')
  console.log((await buildDatabase()) ? 'Built dist/database.' : 'dist/database is up to date.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
