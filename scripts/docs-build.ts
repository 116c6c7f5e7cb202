import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import type { MarkdownIt } from 'markdown-it'
import { capture, root } from './child.ts'

// Builds dist/docs, which the gateway shows at /docs: the references of REST and GraphQL by Redoc, and the guides of
// docs/ as pages. Nothing in it is loaded from another host.

const built = join(root, 'dist/docs')
const next = join(root, 'dist/docs.next')
const stamp = join(built, '.stamp')
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')
const guides = () => globSync('docs/**/*.md', { cwd: root }).toSorted()
/** Examples and the files of the client, to read and to download. */
const examples = () => globSync('docs/examples/**/*.{graphql,ts}', { cwd: root }).toSorted()
const sources = () => [
  'custodian/openapi.json',
  'schema.graphql',
  'scripts/docs-build.ts',
  'redocly.yaml',
  ...guides(),
  ...examples(),
]

/** Builds the documentation if a source has changed; returns true if it built. */
export async function buildDocs(): Promise<boolean> {
  const hash = createHash('sha256')
  for (const file of sources()) hash.update(file).update(readFileSync(join(root, file)))
  const inputs = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return false
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  await Promise.all([
    reference('rest', 'custodian/openapi.json', 'REST reference'),
    reference('graphql', 'schema.graphql', 'GraphQL reference'),
  ])
  // Imported late, because a production install without the build's packages has a built folder.
  const { default: Markdown } = await import('markdown-it')
  // Markup in a text is displayed, never interpreted.
  const markdown = new Markdown({ html: false, linkify: false })
  const titles = guides().map((file) => guide(file, markdown))
  writeExamples()
  write('index.html', page('Documentation', contents(titles)))
  writeFileSync(join(next, 'style.css'), STYLE)
  writeFileSync(join(next, '.stamp'), inputs)
  rmSync(built, { recursive: true, force: true })
  renameSync(next, built)
  return true
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(next, path)), { recursive: true })
  writeFileSync(join(next, path), text)
}

/** The logo is the only file that Redoc loads from another host. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg'
const NO_IMAGE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/** A reference by Redoc. Its scripts become files, because the page's policy refuses scripts in the page. */
async function reference(name: string, source: string, title: string): Promise<void> {
  const output = join(next, `${name}.html`)
  const args = ['build-docs', source, '--inlineBundle', '--output', output, '--title', title]
  const { code, output: said } = await capture(process.execPath, [redocly, ...args])
  if (code !== 0) throw new Error(`Redoc did not render ${source}:\n${said}`)
  let number = 0
  const html = readFileSync(output, 'utf8')
    .replaceAll(LOGO, NO_IMAGE)
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (_, attributes: string, code_: string) => {
      number += 1
      writeFileSync(join(next, `${name}-${number}.js`), code_)
      return `<script${attributes} src="/docs/${name}-${number}.js"></script>`
    })
  writeFileSync(output, html)
}

/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

function guide(file: string, markdown: MarkdownIt): { path: string; title: string } {
  const tokens = markdown.parse(readFileSync(join(root, file), 'utf8'), {})
  tokens.forEach((token, index) => {
    const inline = tokens[index + 1]
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(textOf(inline?.children ?? [])))
    for (const child of token.children ?? []) if (child.type === 'link_open') relink(child, file)
  })
  const path = file.slice('docs/'.length, -'.md'.length)
  const first = tokens.findIndex(({ type }) => type === 'heading_open')
  const title = textOf(tokens[first + 1]?.children ?? []) || path
  // Elements that scroll sideways can be focused with the keyboard.
  const body = markdown.renderer
    .render(tokens, markdown.options, {})
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  write(`${path}.html`, page(title, body))
  return { path, title }
}

type Token = ReturnType<MarkdownIt['parse']>[number]

const textOf = (children: readonly Token[]) => children.map(({ content }) => content).join('')

/** Copies each example as it is, and makes a page of each folder that has no guide. */
function writeExamples(): void {
  for (const file of examples()) write(relative('docs', file), readFileSync(join(root, file), 'utf8'))
  for (const [folder = '', files = []] of Map.groupBy(examples(), dirname)) {
    if (existsSync(join(root, folder, 'README.md'))) continue
    const parts = files.map((file) => {
      const text = escaped(readFileSync(join(root, file), 'utf8'))
      return `<h2>${basename(file)}</h2><pre tabindex="0"><code>${text}</code></pre>`
    })
    write(`${relative('docs', folder)}.html`, page(basename(folder), `<h1>${basename(folder)}</h1>${parts.join('')}`))
  }
}

/**
 * Rewrites a link to a file of the repository: a guide or an example to its page, any other file to the contents page.
 */
function relink(link: Token, from: string): void {
  const target = String(link.attrGet('href') ?? '')
  if (/^(https?:|#)/.test(target)) return
  const [path = '', anchor] = target.split('#')
  const file = normalize(join(dirname(from), path))
  const isExample = file.startsWith('docs/examples/') && existsSync(join(root, file))
  const isShown = isExample || (file.startsWith('docs/') && file.endsWith('.md'))
  const page_ = `/docs/${relative('docs', file).replace(/\.md$/, '')}${anchor ? `#${anchor}` : ''}`
  link.attrSet('href', isShown ? page_ : '/docs')
}

const FOR_PROGRAMS = ['tools', 'api/reference', 'sandbox', 'operations/programs', 'glossary']

function contents(titles: readonly { path: string; title: string }[]): string {
  const list = (heading: string, chosen: readonly { path: string; title: string }[]) =>
    `<h2>${heading}</h2><ul>${chosen.map(({ path, title }) => `<li><a href="/docs/${path}">${escaped(title)}</a></li>`).join('')}</ul>`
  const below = (folder: string) => titles.filter(({ path }) => path.startsWith(`${folder}/`))
  const programs = FOR_PROGRAMS.flatMap((wanted) => titles.filter(({ path }) => path === wanted))
  return `<h1>Documentation</h1>
<ul><li><a href="/docs/graphql">GraphQL reference</a></li><li><a href="/docs/rest">REST reference</a></li><li><a href="/graphiql">GraphiQL</a></li></ul>
${list('Programs', [...programs, ...below('examples')])}
${list('Operation', below('operations'))}
${list('Development', [...below('guides'), ...below('decisions')])}`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<nav><a href="/docs">Documentation</a> <a href="/docs/graphql">GraphQL</a> <a href="/docs/rest">REST</a> <a href="/graphiql">GraphiQL</a></nav>
<main>
${body}
</main>
</body>
</html>
`
}

const STYLE = `:root { color-scheme: light dark; background: light-dark(#ffffff, #1b1b1b); color: light-dark(#1b1b1b, #f2f2f2) }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1rem }
nav { display: flex; flex-wrap: wrap; gap: 1rem; padding-block: .5rem; border-bottom: 1px solid }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; border-radius: 4px }
code { font-size: .9em; overflow-wrap: anywhere }
pre code { overflow-wrap: normal }
.wide { overflow-x: auto }
table { border-collapse: collapse }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: start; vertical-align: top }
a { color: light-dark(#0f5ea8, #7cb8f0) }
`
