import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { root } from '../child.ts'
import { staticStyles } from './plugin.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** Builds a page from these modules; returns its style sheet and its code. */
async function built(modules: Record<string, string>): Promise<{ css: string; code: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-styles-'))
  folders.push(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const web = join(folder, 'web')
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '<html><head></head><script type="module" src="./main.tsx"></script></html>')
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(web, name), text)
  const { output } = (await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [staticStyles(web)],
    build: { write: false, minify: false, rolldownOptions: { external: /^(react|@griffel)/ } },
  })) as Rolldown.RolldownOutput
  const text = (end: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((file) => (file.type === 'asset' ? String(file.source) : file.code))
      .join('')
  const css = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName
  expect(text('.html')).toContain(`<link rel="stylesheet" href="/${css}">`)
  return { css: text('.css'), code: text('.js') }
}

/** A module with styles, and the page that uses them. */
const using = (styles: string) => ({
  'styles.ts': `import { makeStyles, makeResetStyles } from '@griffel/react'\n${styles}`,
  'main.tsx': `import * as styles from './styles.ts'\ndocument.title = String(Object.entries(styles))`,
})

it('writes every rule into the style sheet, and only class names into the code', async () => {
  const { css, code } = await built({
    'colors.ts': `export const warning = 'tomato'`,
    ...using(`import { warning } from './colors.ts'
      export const useStyles = makeStyles({ root: { color: warning, ':hover': { color: 'teal' } } })
      export const useBase = makeResetStyles({ margin: 0, '@media print': { display: 'none' } })`),
  })
  for (const rule of ['color:tomato', 'color:teal', 'margin:0', 'display:none']) {
    expect(css).toContain(rule)
    expect(code).not.toContain(rule)
  }
  const classes = [...code.matchAll(/"([fr][a-z0-9]{5,7})"/g)].map(([, name]) => name)
  expect(classes).toHaveLength(3)
  for (const name of classes) expect(css).toContain(`.${name}`)
})

it('keeps left and right rules apart, and puts a shorthand before its longhand', async () => {
  const { css } = await built(
    using(`export const useStyles = makeStyles({
        root: { borderLeftColor: 'red', borderRightColor: 'red', paddingLeft: '3px' },
        other: { paddingInline: '5px', padding: '7px' },
      })`),
  )
  expect(css).toContain('border-left-color:red')
  expect(css).toContain('border-right-color:red')
  expect(css).toContain('padding-left:3px')
  expect(css).not.toContain('padding-right:3px')
  expect(css.indexOf('padding:7px')).toBeLessThan(css.indexOf('padding-inline:5px'))
})
