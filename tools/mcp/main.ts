import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { connectByEnvironment, PortalError } from '../portal.ts'
import { listen } from './http.ts'
import { createMcpServer } from './server.ts'

// `npm run mcp` starts a Model Context Protocol server over stdin and stdout, with the machine credential in CREDENTIAL
// and the portal at PORTAL (default http://localhost:4000). `npm run mcp -- --http <port>` listens on 127.0.0.1
// instead, where each request brings its own credential. Start it with `npm run --silent mcp`, because npm's own output
// is not an MCP message.

const [flag, given, ...more] = process.argv.slice(2)
const port = Number(given)
const isHttp = flag === '--http' && Number.isInteger(port) && port >= 0 && port < 65_536
if (more.length > 0 || (flag !== undefined && !isHttp)) {
  console.error('Usage: npm run --silent mcp\n       npm run mcp -- --http <port>')
  process.exit(64)
}
try {
  if (isHttp) {
    const { PORTAL = 'http://localhost:4000' } = process.env
    const address = (await listen(PORTAL, port)).address() as { port: number }
    console.error(`MCP at http://127.0.0.1:${address.port}/ for ${PORTAL}`)
  } else await (await createMcpServer(connectByEnvironment())).connect(new StdioServerTransport())
} catch (error) {
  console.error(error instanceof PortalError ? `${error.code}: ${error.message}` : error)
  process.exit(1)
}
