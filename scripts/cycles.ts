/** An import graph: each file or folder with everything that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** One shortest cycle per strongly connected component, without the repeated last node; empty if there is none. */
export function cyclesOf(graph: Graph): string[][] {
  const done = new Set<string>()
  const cycles: string[][] = []
  for (const start of [...graph.keys()].sort()) {
    if (done.has(start)) continue
    const cycle = shortestWayBack(graph, start)
    if (cycle === null) continue
    cycles.push(cycle)
    const reachable = reachedFrom(graph, start)
    for (const node of reachable) if (reachedFrom(graph, node).has(start)) done.add(node)
  }
  return cycles
}

function shortestWayBack(graph: Graph, start: string): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const next of graph.get(node) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}
