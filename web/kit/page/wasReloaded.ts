/** Whether the browser has opened this page by a reload. */
export function wasReloaded(): boolean {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return start?.type === 'reload'
}
