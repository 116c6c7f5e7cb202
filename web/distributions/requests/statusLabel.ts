const statusLabels: Record<number, string> = {
  1: 'Open',
  2: 'Approved',
  3: 'Pending',
  4: 'Completed',
  5: 'Historical',
  6: 'Incomplete',
}

export function statusLabel(statusId: number): string {
  return statusLabels[statusId] ?? `Unknown (${statusId})`
}
