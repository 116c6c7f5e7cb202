import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sirv from 'sirv'
import type { Maintenance } from '../../contract/maintenance.ts'
import { noticeBlock } from './maintenance.ts'
import { bodiesOfOwner, createFirstScreens, type StartScreen } from './firstScreen.ts'
import { pagePolicy, TOOL_POLICY } from './headers.ts'

/** A page to send: its Content-Security-Policy, and its HTML, whose end may wait for data. */
export type Page = { policy: string; html: string | Readable }

export type Web = {
  /** Sends a built file; false if there is none with this name. */
  file: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** The portal's page for any screen, with that screen's code and data; null without a built web. */
  page: (path: string, visitor: Visitor, maintenance: Maintenance, isTraced: boolean) => Page | null
  /** The page for developers. */
  tool: () => Page | null
  /** Prepares everything that the first page would wait for. */
  begin: () => void
}

export type Visitor = {
  isSignedIn: boolean
  /** The owner whose data the page embeds; null if the page requests its own data. */
  owner: { accountOwnerId: number; bring: Bring } | null
}

/** Returns the responses to the first queries as a block for the page; null if the page sends these queries itself. */
type Bring = (bodies: readonly string[]) => Promise<string> | null

const HASHED = /^\/assets\//

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Serves dist/web. Browsers cache hashed files permanently and pages never, because each page has its own nonce. */
export function createWeb(directory: string, contactPhone: string): Web {
  // The file list is read once, and again when the page has changed, which indicates a new build.
  let serve: ReturnType<typeof sirv> | null = null
  const files = () => {
    pageText('index.html')
    if (serve === null && existsSync(directory))
      serve = sirv(directory, { brotli: true, gzip: true, etag: true, extensions: [], setHeaders })
    return serve
  }
  const phone = contactPhone.replace(/["&<]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const contact = phone ? `\n    <meta name="contact-phone" content="${phone}" />` : ''
  const pages = new Map<string, { text: string; changedAt: number }>()

  const pageText = (name: string): string | null => {
    const file = join(directory, name)
    if (!existsSync(file)) return null
    const changedAt = statSync(file).mtimeMs
    const known = pages.get(name)
    if (known?.changedAt === changedAt) return known.text
    const text = readFileSync(file, 'utf8')
    serve = null
    pages.set(name, { text, changedAt })
    return text
  }
  /** The built page with its table of screens. */
  let built: { firstScreen: ReturnType<typeof createFirstScreens>; page: string } | null = null
  const builtWith = (page: string) => {
    if (built?.page === page) return built
    const table = join(directory, '.vite/start.json')
    const screens = existsSync(table) ? (JSON.parse(readFileSync(table, 'utf8')) as StartScreen[]) : []
    built = { firstScreen: createFirstScreens(screens), page }
    return built
  }

  return {
    file(request, reply) {
      const path = request.url.split('?', 1)[0] ?? '/'
      // Only `page` and `tool` send pages: sent as a file, a page would have no policy and no nonce.
      if (/(\.html?|\/)$/.test(path) || path.startsWith('/.')) return false
      const send = files()
      if (!send) return false
      const { raw } = reply
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      // A rebuild may delete a file between listing and reading it.
      raw.once('pipe', (content) => content.once('error', () => raw.destroy()))
      let isFound = true
      send(request.raw, raw, () => void (isFound = false))
      if (isFound) reply.hijack()
      return isFound
    },
    page(path, { isSignedIn, owner }, maintenance, isTraced) {
      const text = pageText('index.html')
      if (text === null) return null
      const nonce = randomBytes(16).toString('base64url')
      const { links, start, asks, hasMenu } = builtWith(text).firstScreen(path, isSignedIn)
      const bodies = owner ? bodiesOfOwner(asks, owner.accountOwnerId) : []
      const answers = owner && bodies.length > 0 ? owner.bring(bodies) : null
      const head = `<head>\n    <meta name="csp-nonce" content="${nonce}" />${contact}`
      // The maintenance notice and the first queries come before the first script, which reads them. The links to the
      // screen's code come after the links of the built page.
      const page = text
        .replace('<html ', `<html ${hasMenu ? 'data-frame="main" ' : ''}${isTraced ? 'data-traced ' : ''}`)
        .replace('<head>', () => head)
        .replace('<script ', () => `${noticeBlock(maintenance)}${answers ? '' : start}<script `)
        .replace('</head>', () => `${links}  </head>`)
      return { policy: pagePolicy(nonce), html: answers ? Readable.from(withAnswers(page, answers)) : page }
    },
    begin() {
      const text = pageText('index.html')
      if (text !== null) builtWith(text)
    },
    tool() {
      const html = pageText('graphiql/index.html')
      return html === null ? null : { policy: TOOL_POLICY, html }
    },
  }
}

/**
 * The data comes last, so the browser loads files and shows the frame meanwhile. The portal's scripts run when the page
 * is complete, so they find all the data or none.
 */
async function* withAnswers(page: string, answers: Promise<string>): AsyncGenerator<string> {
  const end = page.lastIndexOf('</body>')
  yield page.slice(0, end)
  yield `${await answers}${page.slice(end)}`
}
