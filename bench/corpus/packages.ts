import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** npm packages that contain real files, at fixed versions. */
const PACKAGES = [
  '@jimp/jpeg@0.22.12',
  '@jimp/test-utils@1.6.1',
  '@midlandsbank/node-nacha@0.4.0',
  'convert-excel-to-json@1.7.0',
  'excel-parser@0.2.2',
  'excel@1.0.1',
  'exif-js@2.3.0',
  'exif-parser@0.1.12',
  'exif@0.6.0',
  'hummus-recipe@2.0.1',
  'lwip@0.0.9',
  'jpeg-exif@1.1.4',
  'jpegtran-bin@7.0.0',
  'node-exif@1.0.1',
  'ocrad.js@0.0.1',
  'pdf-extract@1.0.11',
  'pdf-image@2.0.0',
  'pdf-merger-js@5.1.2',
  'pdf-parse@1.1.1',
  'png-itxt@2.0.0',
  'scissors@0.3.0',
  'simple-excel-to-json@2.3.0',
  'svg-to-pdfkit@0.1.8',
  'tesseract.js@7.0.0',
  'xlsx-populate@1.21.0',
  'xlsx-style@0.8.13',
  'xlsx-to-json@0.3.0',
]

/** Unpacks the packages into a temporary folder, without installing or running them. */
export function unpackedPackages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  for (const name of PACKAGES)
    try {
      const packed = execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const target = mkdtempSync(join(folder, 'package-'))
      execFileSync('tar', ['xzf', join(folder, packed.trim().split('\n').at(-1) ?? ''), '-C', target])
    } catch {
      console.log(`${name} is not in the registry: passed by`)
    }
  return folder
}
