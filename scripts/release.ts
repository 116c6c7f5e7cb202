import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, root } from './child.ts'
import { licences } from './licences.ts'

// `npm run release` writes the files of a version to dist/release: sources of the last commit, SBOM (CycloneDX),
// licenses and checksums. With RELEASE_KEY, an SSH key file, it signs the checksums; verify with `ssh-keygen -Y verify
// -n ira-portal …`. Exits with 1 if a package has a known vulnerability.

const folder = join(root, 'dist/release')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const audit = await capture('npm', ['audit', '--omit=dev', '--audit-level=low'])
if (audit.code !== 0)
  end(`npm audit found something, or could not ask the registry (run it alone to see):\n${audit.output}`)
const status = await run('git', ['status', '--porcelain'])
if (status.trim() !== '') end(`What is not committed is in no release:\n${status}`)

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const name = `ira-portal-${version}`
await run('git', ['archive', '--prefix', `${name}/`, '-o', join(folder, `${name}.tar.gz`), 'HEAD'])
write('sbom.cdx.json', await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']))
write(
  'licences.txt',
  licences()
    .map((one) => `${one.name} ${one.version}: ${one.licence}\n`)
    .join(''),
)
write(
  'SHA256SUMS',
  readdirSync(folder)
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join(''),
)
const releaseKey = process.env['RELEASE_KEY']
if (releaseKey)
  await run('ssh-keygen', ['-Y', 'sign', '-f', releaseKey, '-n', 'ira-portal', join(folder, 'SHA256SUMS')])
else console.log('RELEASE_KEY is not set: the checksums are not signed.')
console.log(`${name} is in ${folder}.`)

function write(file: string, content: string): void {
  writeFileSync(join(folder, file), content)
}

async function run(command: string, args: string[]): Promise<string> {
  const { code, output } = await capture(command, args)
  return code === 0 ? output : end(`${command} ${args[0]}:\n${output}`)
}

function end(reason: string): never {
  console.error(reason)
  process.exit(1)
}
