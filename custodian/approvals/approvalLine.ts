/** The line that a command prints when its result needs approval: who approves it, and where. */
export function approvalLine(approvalId: number, origin: string): string {
  return [
    `It does not work yet: approval ${approvalId} waits for an administrator or customer service.`,
    `Log in at ${origin} and approve it under Approvals on Home, or with the mutation approveApproval.`,
  ].join('\n')
}
