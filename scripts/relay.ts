import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runTool } from './child.ts'
import { writeRelaySchema } from './relay-schema.ts'

// `npm run relay` compiles the web's queries. The compiler adds to the stored documents but never removes any, so
// unused documents would stay allowed: delete everything first.

const artifacts = join(root, 'web/__generated__')
for (const file of readdirSync(artifacts)) rmSync(join(artifacts, file))
writeFileSync(join(root, 'gateway/documents.json'), '{}\n')
writeRelaySchema()
process.exitCode = await runTool('relay-compiler', [])
