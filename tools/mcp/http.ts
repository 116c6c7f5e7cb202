import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { connect, PortalError, type Portal } from '../portal.ts'
import { createMcpServer } from './server.ts'

/** Time for which the schema is cached. The schema changes only with a release. */
const SCHEMA_KEPT_MS = 10 * 60_000
const LOOPBACK = '127.0.0.1'
const STATUS: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, RATE_LIMITED: 429 }

/**
 * Starts MCP over HTTP on this machine only. The server has no credential: each request brings its own, so another user
 * of the machine can do nothing without one. Resolves when the server listens.
 */
export async function listen(portalUrl: string, port: number): Promise<Server> {
  const kept = { sdl: '', until: 0 }
  async function serve(portal: Portal) {
    if (Date.now() > kept.until) Object.assign(kept, { sdl: await portal.schema(), until: Date.now() + SCHEMA_KEPT_MS })
    return createMcpServer(portal, kept.sdl)
  }
  const server = createServer((request, response) => {
    void answer((authorization) => serve(connect(portalUrl, authorization)), request, response).catch(
      (error: unknown) => {
        const status = STATUS[error instanceof PortalError ? error.code : ''] ?? 502
        if (!response.headersSent)
          response.writeHead(status, {
            'content-type': 'text/plain',
            ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
          })
        response.end(error instanceof Error ? error.message : 'The portal did not answer.')
      },
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, LOOPBACK, resolve))
  return server
}

async function answer(
  serve: (authorization: string) => Promise<McpServer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { port } = request.socket.address() as { port: number }
  const { authorization = '', origin } = request.headers
  // Only browsers send an Origin header, and web pages may not use the server.
  if (origin !== undefined) throw new PortalError('FORBIDDEN', 'No page of a browser may ask here.')
  if (!/^Bearer \S+$/.test(authorization))
    throw new PortalError('UNAUTHENTICATED', 'Please send a machine credential: Authorization: Bearer irap_…')
  const server = await serve(authorization)
  const transport = new StreamableHTTPServerTransport({
    enableJsonResponse: true,
    // A web page can reach the port on this machine through its own host name (DNS rebinding).
    enableDnsRebindingProtection: true,
    allowedHosts: [`${LOOPBACK}:${port}`, `localhost:${port}`],
  })
  response.on('close', () => void server.close())
  await server.connect(transport as Transport)
  await transport.handleRequest(request, response)
}
