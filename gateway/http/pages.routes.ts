import type { FastifyInstance, FastifyReply } from 'fastify'
import { ownerOfPage, type FirstAnswersParts } from './firstAnswers.ts'
import type { Notice } from './maintenance.ts'
import type { OwnDocuments } from './ownDocuments.ts'
import { presentedSession } from './session.ts'
import type { Page, Web } from './web.ts'

export type PageParts = FirstAnswersParts & { production: boolean; web: Web; notice: Notice; graphiql: OwnDocuments }

/** The web: the built files, and one page for the URLs of all screens. */
export function pageRoutes(app: FastifyInstance, parts: PageParts): void {
  app.get('/graphiql', (_request, reply) => (parts.graphiql ? sendPage(reply, parts.web.tool()) : notFound(reply)))
  app.get('/*', async (request, reply) => {
    if (parts.web.file(request, reply)) return reply
    const path = request.url.split('?', 1)[0] ?? '/'
    if (isNoScreen(path) || (parts.production && path === '/dev/gallery')) return notFound(reply)
    const presented = presentedSession(request, parts.sessions)
    const owner = presented && ownerOfPage(request, reply, presented, parts)
    const visitor = { isSignedIn: presented?.session != null, owner }
    return sendPage(reply, parts.web.page(path, visitor, await parts.notice(), parts.tracing !== null))
  })
}

const notFound = (reply: FastifyReply) => reply.code(404).send('NOT FOUND')

function sendPage(reply: FastifyReply, page: Page | null): FastifyReply {
  if (page === null) return reply.code(503).send('The web has not been built. Run `npm run build`.')
  return reply.header('content-security-policy', page.policy).type('text/html; charset=utf-8').send(page.html)
}

/**
 * Only screen URLs get the page. Missing files, hidden files (/.env, /.git/config) and the metrics, which have their
 * own port, get 404.
 */
function isNoScreen(path: string): boolean {
  return /\.\w{1,8}$|\/\.|^\/(assets|metrics)(\/|$)|^\/api/.test(decodeURIComponent(path))
}
