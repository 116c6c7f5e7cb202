import { buildWhatIsStale } from './web-build.ts'

// `npm run build`: the web is the only part with a build; the servers run from their sources.
try {
  console.log((await buildWhatIsStale()) ? 'Built dist/web.' : 'dist/web is up to date.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
