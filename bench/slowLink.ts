import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Network {
  /** Milliseconds from a request to the first byte of an immediate response. */
  latency: number
  /** Bytes per second in each direction, shared by all connections. */
  throughput: number
}

/** Simulates a slower network between a browser and a server on this machine. */
export interface SlowLink {
  url: string
  network: Network
  close(): Promise<void>
}

/**
 * Forwards TCP connections to a port of this machine. Chromium's own emulation (Network.emulateNetworkConditions) can't
 * be used: if its network thread gets no CPU for some 100 ms early in a visit, its packet counter overflows, and all
 * transfers stop for 65,536 packets of the upload throughput (19.7 s at 40 Mb/s), several times in a row.
 */
export async function startSlowLink(port: number, network: Network): Promise<SlowLink> {
  const sockets = new Set<Socket>()
  const up = createDirection()
  const down = createDirection()
  const keep = (socket: Socket) => {
    sockets.add(socket.setNoDelay(true))
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer({ allowHalfOpen: true }, (browser) => {
    const upstream = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    keep(browser)
    keep(upstream)
    forward(browser, upstream, up, link)
    forward(upstream, browser, down, link)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const link: SlowLink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    network,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  return link
}

/** Delays work until the earlier bytes have been sent and the latency has passed. */
type Direction = (bytes: number, network: Network, arrive: () => void) => void

function forward(from: Socket, to: Socket, direction: Direction, link: { network: Network }): void {
  from.on('data', (bytes) => direction(bytes.length, link.network, () => void (to.writable && to.write(bytes))))
  from.on('end', () => direction(0, link.network, () => to.end()))
  from.on('error', () => to.destroy())
}

/** One queue for all connections keeps their bytes in order, which separate timers would not. */
function createDirection(): Direction {
  const queue: { due: number; arrive: () => void }[] = []
  let freeAt = 0
  let timer: NodeJS.Timeout | null = null
  const deliver = () => {
    timer = null
    const now = performance.now()
    let [next] = queue
    while (next && next.due <= now) {
      queue.shift()
      next.arrive()
      next = queue[0]
    }
    if (next) timer = setTimeout(deliver, next.due - now)
  }
  return (bytes, { latency, throughput }, arrive) => {
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + (1000 * bytes) / throughput
    queue.push({ due: freeAt + latency / 2, arrive })
    timer ??= setTimeout(deliver, freeAt + latency / 2 - now)
  }
}
