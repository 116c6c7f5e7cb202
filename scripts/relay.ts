import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './child.ts'

// `npm run relay`: compiles the web's queries. The compiler adds the documents it finds to those that are stored and takes
// none away, so documents that no screen sends any more would stay allowed: both are written anew.

const artifacts = join(root, 'web/__generated__')
for (const file of readdirSync(artifacts)) rmSync(join(artifacts, file))
writeFileSync(join(root, 'gateway/documents.json'), '{}\n')
process.exitCode = await runTool('relay-compiler', [])
